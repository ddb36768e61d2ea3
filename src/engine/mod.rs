//! The rules engines, a folder each; none knows another.

pub mod dbscg;
