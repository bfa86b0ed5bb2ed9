import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from '@jest/globals'

const answers: Record<string, { status: number; json: unknown }> = {
  '/m/tet': { status: 200, json: { data: '/san-pham' } },
  '/m/unknown': { status: 200, json: { data: null } },
  '/m/too-long': { status: 400, json: { errorMessage: 'Nội dung quá dài.' } },
  '/m/broken': { status: 500, json: { errorMessage: 'Hệ thống có lỗi.' } },
}
const upstream = createServer(async (request, response) => {
  const { url } = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'))
  const { status, json } = answers[url] ?? { status: 404, json: {} }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
})
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
process.env.UPSTREAM_URL = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
process.env.SHOP_MODE = 'demo'
const { findShortLinkTarget } = await import('@/lib/pages/follow-short-link')
afterAll(() => {
  upstream.closeAllConnections()
  upstream.close()
})

test('a short link leads where the upstream says, and nowhere when it takes it for none', async () => {
  expect(await findShortLinkTarget('/m/tet')).toBe('/san-pham')
  expect(await findShortLinkTarget('/m/unknown')).toBeNull()
  expect(await findShortLinkTarget('/m/too-long')).toBeNull()
})

test('an upstream that fails is no answer', async () => {
  await expect(findShortLinkTarget('/m/broken')).rejects.toMatchObject({ status: 500 })
})
