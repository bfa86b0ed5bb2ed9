import { expect, test } from '@jest/globals'
import { bytesWithin } from '@/contract/bytes-within'

/** A body of so many kilobytes that does not tell its length. */
function chunked(kilobytes: number) {
  const seen = { sent: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      seen.sent++
      controller.enqueue(new Uint8Array(1024))
      if (seen.sent === kilobytes) controller.close()
    },
  })
  // The types know no `duplex`, without which a stream cannot be sent.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return { request: new Request('http://localhost/', init), seen }
}

test('a body without a length is read whole within the limit', async () => {
  const bytes = await bytesWithin(chunked(64).request, 64 * 1024)
  expect(bytes?.byteLength).toBe(64 * 1024)
})

test('one byte more is no body, and its sender is heard out so that the refusal is read', async () => {
  const { request, seen } = chunked(65)
  expect(await bytesWithin(request, 64 * 1024)).toBeNull()
  expect(seen.sent).toBe(65)
})

test('nobody is heard out without end', async () => {
  const { request, seen } = chunked(100 * 1024)
  expect(await bytesWithin(request, 64 * 1024)).toBeNull()
  expect(seen.sent).toBeLessThan(20 * 1024)
})
