//! Documents on paper: one model of pages and blocks, and two printers of it.
//!
//! A [`Document`] says what is printed. [`pages`] lays it out, and [`pdf`] prints what was laid out, with the faces embedded;
//! [`print_page`] leaves the layout to a browser. Nothing is ever clipped: what is long goes on in the next line, and a row is
//! on one page as a whole. All is black on white.
//!
//! The faces have Latin, Greek and Cyrillic letters. A word in others, such as a name in Chinese, is printed in Latin letters
//! (王小明 as Wang Xiao Ming), and the page says so at its foot: no box stands for a letter, and the pages are the same on
//! every machine. A browser has faces for everything, so that the page of HTML keeps the letters.

mod cards;
mod document;
mod faces;
mod flow;
mod html;
mod pdf;
mod table;
mod tree;

pub use document::{
    Align, Block, Cards, Cell, Column, Content, Document, Match, Paper, Part, Player, Round, Table, Tree,
};
pub use faces::{FACE_FILES, Face};
pub use flow::{Mark, Page, pages};
pub use html::print_page;
pub use pdf::pdf;

#[cfg(test)]
mod tests;
