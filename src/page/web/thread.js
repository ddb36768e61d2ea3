// The program in a thread of its own: a question comes in, its answer goes out. Behind what binds it, in one script.

onmessage = ({ data }) => {
  if (data.program) wasm_bindgen.initSync({ module: data.program });
  else postMessage(wasm_bindgen.answer(data.question));
};
