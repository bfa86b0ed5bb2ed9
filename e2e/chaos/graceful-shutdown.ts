import { setTimeout as wait } from 'node:timers/promises'
import type { Check } from '@/e2e/support/check'
import { guestOrder, placeOrder } from '@/e2e/support/guest-orders'
import { call, type Got, get, uncached } from '@/e2e/support/http'
import { startShop } from '@/e2e/support/shop'

const BESIDE = 12
const WARM_MS = 3_000
const STOPPED_WITHIN_MS = 10_000

const questions = [
  (origin: string) => get(`${origin}/trang-chu`),
  (origin: string) => get(`${origin}/san-pham`, { headers: uncached }),
  (origin: string) => call(origin, '/api/ProductPage?searchContent=sach'),
  (origin: string) => placeOrder(origin, guestOrder()),
] as const

/** Nobody listens any more: the load balancer sends such a one elsewhere. */
const isRefused = ({ status, text }: Got) => status === 0 && text.includes('ECONNREFUSED')

export const gracefulShutdown: Check = {
  name: 'graceful-shutdown',
  proves: 'SIGTERM under load',
  run: async () => {
    const shop = await startShop()
    const answers: Got[] = []
    let isOver = false
    const askOn = async (first: number) => {
      for (let next = first; !isOver; next++) {
        const got = await questions[next % questions.length]?.(shop.origin)
        if (got) answers.push(got)
        if (got && isRefused(got)) return
      }
    }
    const crowd = Promise.all(Array.from({ length: BESIDE }, (_, index) => askOn(index)))
    await wait(WARM_MS)
    const start = performance.now()
    const code = await shop.stop('SIGTERM')
    const ms = Math.round(performance.now() - start)
    isOver = true
    await crowd
    const hurt = answers.filter((got) => !isRefused(got) && (got.status === 0 || got.status >= 500))
    const failures = hurt.map(({ status, text }) => `${status} ${text.slice(0, 120)}`)
    if (code !== 0) failures.push(`ended with ${code}`)
    if (ms > STOPPED_WITHIN_MS) failures.push(`took ${ms} ms to end`)
    return { count: answers.length, failures, figures: { stopped: `${ms} ms` } }
  },
}
