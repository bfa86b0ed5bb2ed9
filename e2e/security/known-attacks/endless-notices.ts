import { request } from 'node:http'
import type { Check } from '@/e2e/support/check'
import { sharedSecret, sharedShop } from '@/e2e/support/shop'

const MEGABYTE = 1024 * 1024
const SENT = 60

/** Whoever knows an address may write to these, without a session. */
const ofBackend = [
  '/payment/transfers/sepay',
  '/payment/momo/ipn',
  '/carriers/ghn/notices?key=x',
  '/carriers/viettel-post/notices?key=x',
]
const ofGateway = ['/api/revalidate', '/api/Order/cal', '/mobile/session']

/** Writes a body without a length until it is refused; answers the status and how much went out. */
const pour = (origin: string, path: string) =>
  new Promise<{ status: number; sent: number }>((resolve) => {
    const { hostname, port } = new URL(origin)
    const headers = { 'content-type': 'application/json', 'x-internal-secret': sharedSecret }
    const call = request({ hostname, port, path, method: 'POST', headers })
    let sent = 0
    const end = (status: number) => {
      call.destroy()
      resolve({ status, sent })
    }
    call.setTimeout(20_000, () => end(408))
    call.once('response', ({ statusCode = 0 }) => end(statusCode))
    call.once('error', () => end(0))
    const chunk = Buffer.alloc(MEGABYTE, 0x20)
    const more = () => {
      if (call.destroyed) return
      if (sent === SENT) return void call.end()
      sent += 1
      call.write(chunk, (error) => (error ? undefined : setImmediate(more)))
    }
    more()
  })

/** Notices of payment sites and carriers come from anybody: none of them is read to its end. */
export const endlessNotices: Check = {
  name: 'endless-notices',
  proves: 'bodies without a length sent to notices are hung up on',
  run: async () => {
    const shop = await sharedShop()
    const failures: string[] = []
    const told: string[] = []
    const all = [
      ...ofBackend.map((path) => [shop.backendOrigin, path] as const),
      ...ofGateway.map((path) => [shop.origin, path] as const),
    ]
    for (const [origin, path] of all) {
      const { status, sent } = await pour(origin, path)
      told.push(`${path} ${status} ${sent} MB`)
      if (status >= 500 || sent === SENT) failures.push(`${path}: ${status} after ${sent} MB`)
    }
    return { count: all.length, failures, figures: { told: told.join(', ') } }
  },
}
