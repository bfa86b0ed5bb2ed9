import { randomUUID } from 'node:crypto'
import { startProxy } from '@/e2e/chaos/fault-proxy'
import { REDIS, signIn, tell } from '@/e2e/load/shop-pair'
import type { Check } from '@/e2e/support/check'
import { startMockUpstream } from '@/e2e/support/mock-upstream'
import { type RunningShop, startShop } from '@/e2e/support/shop'

const CALLS = 20
const ROUNDS = 5
/** Shorter than the storefront waits with a renewal: every cookie is due at once. */
const TOKEN_SECONDS = '29'

/** Tokens end while a page makes many calls through several gateways: the upstream sees one renewal, and nobody is signed out. */
export const oneRenewal: Check = {
  name: 'one-renewal',
  proves: `${CALLS} calls at once over two gateways renew a session once`,
  run: async () => {
    const upstream = await startMockUpstream('--token-seconds', TOKEN_SECONDS)
    const proxy = await startProxy(upstream.origin)
    const secrets = ['NEXTAUTH_SECRET', 'INTERNAL_SECRET', 'REVALIDATE_SECRET']
    const settings: Record<string, string> = {
      ...Object.fromEntries(secrets.map((name) => [name, randomUUID()])),
      ...{ UPSTREAM_URL: proxy.origin, REDIS_URL: REDIS },
    }
    const opened: RunningShop[] = []
    const failures: string[] = []
    const renewals = () => proxy.calls().filter(({ path }) => path.endsWith('/Refresh')).length
    try {
      const one = await startShop(settings)
      opened.push(one)
      const other = await startShop({ ...settings, PUBLIC_URL: one.origin })
      opened.push(other)
      let { cookie } = await signIn(one, [upstream.email, upstream.password])
      const askAll = () =>
        Promise.all(
          Array.from({ length: CALLS }, (_, index) =>
            tell(index % 2 === 0 ? one : other, {
              ...{ method: 'GET', address: '/api/UserAddress', headers: { cookie } },
            }),
          ),
        )
      const expectOne = async (what: string, wanted: number) => {
        proxy.forget()
        const answers = await askAll()
        const refused = answers.filter(({ status }) => status !== 200).length
        if (refused > 0) failures.push(`${what}: ${refused} of ${CALLS} calls refused`)
        if (renewals() !== wanted) failures.push(`${what}: ${renewals()} renewals`)
        return answers.find((answer) => answer.cookie !== '')?.cookie
      }
      for (let round = 1; round <= ROUNDS; round++) {
        const renewed = await expectOne(`round ${round}`, 1)
        await expectOne(`round ${round}, with the cookie of before`, 0)
        if (!renewed) failures.push(`round ${round}: no cookie came back`)
        cookie = renewed ?? cookie
      }
      return { count: ROUNDS * CALLS * 2, failures }
    } finally {
      for (const shop of opened.reverse()) await shop.stop()
      await proxy.down()
      await upstream.stop()
    }
  },
}
