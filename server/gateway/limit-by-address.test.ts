import { expect, test } from '@jest/globals'
import { deferred, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

test('many pages asked for by one address are rendered a few at a time, and nobody else waits for them', async () => {
  const gate = deferred<void>()
  let open = 0
  let most = 0
  const next = async (
    { headers }: { headers: object },
    response: { end: (text: string) => void },
  ) => {
    const isCrawler = 'x-forwarded-for' in headers && headers['x-forwarded-for'] === '203.0.113.9'
    if (isCrawler) {
      most = Math.max(most, ++open)
      await gate.promise
      open--
    }
    response.end('Sách')
  }
  await withGateway({ next, trustedProxies: ['loopback'] }, async ({ port, asked }) => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const flood = Array.from({ length: 40 }, (_, id) =>
      ask(port, `/trang-${id}`, from('203.0.113.9')),
    )
    const other = await ask(port, '/trang-khac', from('198.51.100.7'))
    expect(other.status).toBe(200)
    expect(asked.length).toBeLessThanOrEqual(17)
    gate.resolve()
    expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(flood.map(() => 200))
    expect(most).toBe(16)
  })
})
