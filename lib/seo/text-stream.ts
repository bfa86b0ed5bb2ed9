/** Sends texts as they are asked for: the reader's pace is the writer's, and who leaves stops the writing. */
export function textStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}
