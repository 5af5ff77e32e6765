//! Places where a club file is not safe: network folders, where the locks of two machines may not know each other, and
//! synchronised ones, where a service may copy the file while it changes or mix two versions of it.

use std::path::{Component, Path, PathBuf, Prefix};

use sysinfo::{DiskRefreshKind, Disks};

/// Why a place is not safe for a club file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// It is on another machine.
    Network {
        /// The kind of the file system, such as `nfs`.
        system: String,
    },
    /// A service keeps the folder in step with other machines.
    Synchronised {
        /// Its name.
        by: &'static str,
    },
}

/// A service that keeps folders in step.
struct Service {
    name: &'static str,
    /// How the names of its folders start, in lower case; after that comes nothing, or a space, a bracket or a dash.
    folders: &'static [&'static str],
    /// How the names of files and folders start that it keeps at the top of its folders.
    markers: &'static [&'static str],
}

const fn service(name: &'static str, folders: &'static [&'static str], markers: &'static [&'static str]) -> Service {
    Service { name, folders, markers }
}

const SERVICES: [Service; 15] = [
    service("Dropbox", &["dropbox"], &[".dropbox"]),
    service("OneDrive", &["onedrive"], &[]),
    service("Google Drive", &["google drive", "googledrive"], &[".tmp.driveupload", ".tmp.drivedownload"]),
    service("iCloud Drive", &["icloud drive", "iclouddrive", "com~apple~clouddocs", "mobile documents"], &[]),
    service("Nextcloud", &["nextcloud"], &[".nextcloudsync.log"]),
    service("ownCloud", &["owncloud"], &[".owncloudsync.log"]),
    // The client of Nextcloud and ownCloud keeps its database under names of this kind.
    service("Nextcloud/ownCloud", &[], &[".sync_", "._sync_"]),
    service("Syncthing", &["syncthing"], &[".stfolder"]),
    service("kDrive", &["kdrive"], &[]),
    service("pCloud", &["pcloud", "pclouddrive"], &[]),
    service("MEGA", &["megasync"], &[".megaignore"]),
    service("Proton Drive", &["proton drive", "protondrive"], &[]),
    service("Synology Drive", &["synologydrive"], &[".synologyworkingdirectory"]),
    service("Seafile", &["seafile"], &["seafile-ignore.txt"]),
    service("Resilio Sync", &["resilio sync"], &[]),
];

/// File systems that reach other machines.
const NETWORK: [&str; 20] = [
    "nfs",
    "nfs4",
    "cifs",
    "smb",
    "smb2",
    "smb3",
    "smbfs",
    "ncpfs",
    "afs",
    "afpfs",
    "9p",
    "ceph",
    "glusterfs",
    "lustre",
    "davfs",
    "webdav",
    "gpfs",
    "ocfs2",
    "sshfs",
    "autofs",
];

/// Local file systems that are reached as `fuse.…`, too.
const LOCAL_BY_FUSE: [&str; 8] = ["ntfs-3g", "ntfs", "exfat", "lxcfs", "mergerfs", "gocryptfs", "encfs", "bindfs"];

/// What makes a place unsafe for a club file, which need not be there yet.
pub fn warnings(club: &Path) -> Vec<Warning> {
    // Links lead to other places.
    let club = whole(club);
    let disks = Disks::new_with_refreshed_list_specifics(DiskRefreshKind::nothing());
    let mounts = disks
        .iter()
        .flat_map(|disks| disks.iter())
        .map(|disk| (disk.mount_point(), disk.file_system().to_string_lossy()));
    let network = network(&club, mounts).map(|system| Warning::Network { system });
    let markers = |folder: &Path| -> Vec<String> {
        let entries = folder.read_dir().into_iter().flatten().flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    };
    let service = synchronised(&club, markers).map(|by| Warning::Synchronised { by });
    network.into_iter().chain(service).collect()
}

/// The path with every link resolved as far as there are folders.
fn whole(club: &Path) -> PathBuf {
    let absolute = std::path::absolute(club).unwrap_or_else(|_| club.to_owned());
    let known = |folder: &Path| Some((folder.canonicalize().ok()?, absolute.strip_prefix(folder).ok()?.to_owned()));
    match absolute.ancestors().find_map(known) {
        Some((folder, rest)) if rest.as_os_str().is_empty() => folder,
        Some((folder, rest)) => folder.join(rest),
        None => absolute,
    }
}

/// The kind of the file system that a file is on, if that reaches another machine.
fn network<'d>(club: &Path, mounts: impl Iterator<Item = (&'d Path, impl AsRef<str>)>) -> Option<String> {
    if let Some(Component::Prefix(prefix)) = club.components().next()
        && matches!(prefix.kind(), Prefix::UNC(..) | Prefix::VerbatimUNC(..))
    {
        return Some("smb".to_owned());
    }
    // Where the desktop shows the folders of other machines, which no list of disks has.
    if club.components().any(|part| part.as_os_str() == "gvfs") {
        return Some("gvfs".to_owned());
    }
    // Of two file systems in the same place, the later one hides the other.
    let (_, system) =
        mounts.filter(|(mount, _)| club.starts_with(mount)).max_by_key(|(mount, _)| mount.components().count())?;
    let system = system.as_ref().to_lowercase();
    let by_fuse = system.strip_prefix("fuse.").is_some_and(|name| !LOCAL_BY_FUSE.contains(&name));
    (by_fuse || NETWORK.contains(&system.as_str())).then_some(system)
}

/// The service that keeps a folder above the file in step.
fn synchronised(club: &Path, entries: impl Fn(&Path) -> Vec<String>) -> Option<&'static str> {
    let is_of = |name: &str, start: &str| {
        name.to_lowercase()
            .strip_prefix(start)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '(', '-', '_']))
    };
    club.ancestors().skip(1).find_map(|folder| {
        let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let by_name = SERVICES.iter().find(|service| service.folders.iter().any(|start| is_of(&name, start)));
        let by_marker = || {
            let entries: Vec<_> = entries(folder).iter().map(|entry| entry.to_lowercase()).collect();
            let has = |marker: &&str| entries.iter().any(|entry| entry.starts_with(*marker));
            SERVICES.iter().find(|service| service.markers.iter().any(has))
        };
        by_name.or_else(by_marker).map(|service| service.name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_path(path: &str) -> Option<&'static str> {
        synchronised(Path::new(path), |_| Vec::new())
    }

    #[test]
    fn synchronised_folders_are_known_by_their_names() {
        for (path, by) in [
            ("/home/zoe/Dropbox/club.halaliclub", "Dropbox"),
            ("/home/zoe/Dropbox (Club)/a/b/club.halaliclub", "Dropbox"),
            ("/home/zoe/OneDrive - Jeux d'été/club.halaliclub", "OneDrive"),
            ("/Users/zoe/Library/CloudStorage/OneDrive-Personal/club.halaliclub", "OneDrive"),
            ("/Users/zoe/Library/CloudStorage/GoogleDrive-zoe@example.org/My Drive/club.halaliclub", "Google Drive"),
            ("/Users/zoe/Library/Mobile Documents/com~apple~CloudDocs/club.halaliclub", "iCloud Drive"),
            ("/home/zoe/Nextcloud/club.halaliclub", "Nextcloud"),
            ("/home/zoe/kDrive/club.halaliclub", "kDrive"),
            ("/home/zoe/pCloudDrive/club.halaliclub", "pCloud"),
        ] {
            assert_eq!(by_path(path), Some(by), "{path}");
        }
        for path in [
            "/home/zoe/Documents/club.halaliclub",
            "/home/zoe/dropboxes/club.halaliclub",
            "/home/zoe/Nextcloud.halaliclub",
            "/home/zoe/mega/club.halaliclub",
        ] {
            assert_eq!(by_path(path), None, "{path}");
        }
    }

    #[test]
    fn synchronised_folders_are_known_by_what_is_in_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let club = folder.path().join("a/b/club.halaliclub");
        std::fs::create_dir_all(folder.path().join("a/b")).expect("a folder");
        assert_eq!(warnings(&club), []);
        std::fs::create_dir(folder.path().join(".stfolder")).expect("a folder");
        assert_eq!(warnings(&club), [Warning::Synchronised { by: "Syncthing" }]);
    }

    #[test]
    fn network_folders_are_known_by_their_file_system() {
        let mounts = [
            ("/", "ext4"),
            ("/home", "btrfs"),
            ("/home/zoe/club", "nfs4"),
            ("/home/zoe/club/local", "ext4"),
            ("/mnt/share", "CIFS"),
            ("/mnt/far", "fuse.sshfs"),
            ("/mnt/stick", "fuse.ntfs-3g"),
            ("/mnt/over", "ext4"),
            ("/mnt/over", "9p"),
        ];
        let on =
            |path: &str| network(Path::new(path), mounts.iter().map(|(mount, system)| (Path::new(*mount), system)));
        for (path, system) in [
            ("/home/zoe/club.halaliclub", None),
            ("/home/zoe/club/2026/club.halaliclub", Some("nfs4")),
            ("/home/zoe/club/local/club.halaliclub", None),
            ("/mnt/share/club.halaliclub", Some("cifs")),
            ("/mnt/far/club.halaliclub", Some("fuse.sshfs")),
            ("/mnt/stick/club.halaliclub", None),
            ("/mnt/over/club.halaliclub", Some("9p")),
            ("/run/user/1000/gvfs/smb-share:server=nas,share=club/club.halaliclub", Some("gvfs")),
        ] {
            assert_eq!(on(path).as_deref(), system, "{path}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed() {
        let folder = tempfile::tempdir().expect("a folder");
        let synchronised = folder.path().join("kDrive/Ligue");
        std::fs::create_dir_all(&synchronised).expect("a folder");
        let link = folder.path().join("club");
        std::os::unix::fs::symlink(&synchronised, &link).expect("a link");
        assert_eq!(warnings(&link.join("new/club.halaliclub")), [Warning::Synchronised { by: "kDrive" }]);
    }
}
