//! Long work that says how far it is, and can be given up.

use std::ops::ControlFlow;

/// Hears how far work is, from 0 to 1, and says whether it is to go on.
pub type Watch<'w> = &'w dyn Fn(f32) -> ControlFlow<()>;

/// Nobody watches.
pub(super) const ALONE: Watch<'static> = &|_| ControlFlow::Continue(());

/// Says that so much of so much is done.
pub(super) fn far(watch: Watch<'_>, done: usize, of: usize) -> ControlFlow<()> {
    watch(done as f32 / of.max(1) as f32)
}
