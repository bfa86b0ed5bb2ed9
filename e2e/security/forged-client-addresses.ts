import { randomBytes } from 'node:crypto'
import { liveShop, SITE } from '@/e2e/security/live-shop'
import type { Check } from '@/e2e/support/check'
import { type Answer, askPlainly, browse } from '@/e2e/support/http-browser'

const TRIES = 100
/** Wrong sign-ins in a quarter of an hour, from an address and to an account from many. */
const [PER_ADDRESS, PER_ACCOUNT] = [20, 20]

const word = () => randomBytes(5).toString('hex')
const somewhere = (one: number) => `198.51.${one >> 8}.${one & 255}`

/** Every header in which somebody might claim another address. */
const claims = (address: string) => ({
  'x-forwarded-for': `${address}, ${address}`,
  'x-real-ip': address,
  'x-client-ip': address,
  'true-client-ip': address,
  'cf-connecting-ip': address,
  forwarded: `for=${address}`,
  'x-internal-secret': 'a guess that is long enough',
})

const attempt = (Email: string) => JSON.stringify({ Email, Password: word(), remember: true })
const shopHeaders = (body: string) => ({
  ...{ host: new URL(SITE).host, origin: SITE, 'x-requested-with': 'storefront' },
  ...{ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
})

/** How many of a hundred wrong sign-ins were looked at instead of being turned away. */
async function lookedAt(ask: (one: number) => Promise<Answer>): Promise<number> {
  let count = 0
  for (let one = 0; one < TRIES; one++) {
    const { status, body } = await ask(one)
    if (status === 401) count += 1
    else if (status !== 429) throw new Error(`a wrong sign-in was answered ${status} ${body}`)
  }
  return count
}

/** Who invents addresses is counted under their own, and an account is counted wherever its guessers are. */
export const forgedClientAddresses: Check = {
  name: 'forged-client-addresses',
  proves: 'limits count people, not what they claim to be',
  run: async () => {
    const { shop, browser } = await liveShop()
    const ways: [string, number, (one: number) => Promise<Answer>][] = [
      [
        'at the port itself',
        PER_ADDRESS,
        (one) => {
          const body = attempt(`${word()}@checks.test`)
          const headers = { ...shopHeaders(body), ...claims(somewhere(one)) }
          return askPlainly(shop.origin, '/api/Authentication/Login', {
            method: 'POST',
            headers,
            body,
          })
        },
      ],
      [
        'at the backend, with a guessed secret',
        0,
        (one) => {
          const body = attempt(`${word()}@checks.test`)
          const headers = { 'content-type': 'application/json', ...claims(somewhere(one)) }
          return askPlainly(shop.backendOrigin, '/api/Authentication/Login', {
            method: 'POST',
            headers,
            body,
          })
        },
      ],
    ]
    const behind = browser()
    ways.push([
      'behind a proxy that only adds',
      PER_ADDRESS,
      (one) => {
        const body = attempt(`${word()}@checks.test`)
        const address = `${somewhere(one)}, ${behind.address}`
        const headers = {
          ...shopHeaders(body),
          ...claims(somewhere(one)),
          'x-forwarded-for': address,
        }
        return behind.ask('/api/Authentication/Login', { method: 'POST', headers, body })
      },
    ])
    const account = `${word()}@checks.test`
    ways.push([
      'from a hundred addresses to one account',
      PER_ACCOUNT,
      (one) =>
        browse({ shop, site: SITE, address: `192.0.${one >> 6}.${(one * 4) & 255}` }).call(
          'POST',
          '/api/Authentication/Login',
          { Email: account, Password: word(), remember: true },
        ),
    ])
    const failures: string[] = []
    const figures: Record<string, string> = {}
    for (const [name, most, ask] of ways) {
      const count = await lookedAt(ask)
      figures[name] = `${count} of ${TRIES} looked at`
      if (count > most)
        failures.push(`${name}: ${count} tries were looked at, at most ${most} may be`)
      if (count === 0 && most > 0) failures.push(`${name}: no try was looked at`)
    }
    return { count: ways.length * TRIES, failures, figures }
  },
}
