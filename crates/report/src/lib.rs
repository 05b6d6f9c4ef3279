//! A compiled module to look at, as one page of HTML that needs nothing else.
//!
//! ```text
//! Listing (code ↔ IR ↔ source)  ─┐
//! Remarks (pressure, waits, …)  ─┼─▶ Data ── JSON ──▶ page: view.js draws it
//! texts of IR and source, times ─┘
//! ```
//!
//! [`Data`] is all that the page knows; [`report()`] is the page with the data of one or several modules in it, [`explorer()`] the page that asks a server for
//! data as its user types. Both draw it with the same view. Backends know nothing of it: they give [`ir::listing`] and
//! [`ir::remarks`].
//!
//! Texts come from untrusted programs. In the page they are JSON in which `<` is escaped, so no text ends the
//! element that it is in; the view puts texts into the document as text, never as markup; and a policy in the page forbids all
//! that is not in it.

mod data;
mod page;
mod places;

pub use data::{Data, DataSource, PassTime};
pub use page::{ReportInput, explorer, report};
pub use places::{IrPlaces, SourceText};
