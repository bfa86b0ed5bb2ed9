/** Content is read when it is first asked for, and then kept. */
export function once<Value>(read: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => {
    found ??= { value: read() }
    return found.value
  }
}
