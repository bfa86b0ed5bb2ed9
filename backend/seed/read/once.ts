/** Content is read when it is first asked for, and once. */
export function once<Value>(read: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => {
    found ??= { value: read() }
    return found.value
  }
}
