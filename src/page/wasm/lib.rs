//! The library as the page has it: one function, a text in and a text out.

#![forbid(unsafe_code)]

use wasm_bindgen::prelude::wasm_bindgen;

/// See [`deckscouter::page::answer`].
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    deckscouter::page::answer(question)
}
