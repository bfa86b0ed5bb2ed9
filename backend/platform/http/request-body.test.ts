import { expect, test } from '@jest/globals'
import { readBody } from '@/backend/platform/http/request-body'

test('too large a body without a length is read to its end and refused, never cut', async () => {
  const sent: number[] = []
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.push(1)
      controller.enqueue(new Uint8Array(1024).fill(0x20))
      if (sent.length === 200) controller.close()
    },
    cancel: () => {
      cancelled = true
    },
  })
  // The types know no `duplex`, without which a stream cannot be sent.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  await expect(readBody(new Request('http://localhost/', init))).rejects.toMatchObject({
    status: 413,
  })
  expect([sent.length, cancelled]).toEqual([200, false])
})
