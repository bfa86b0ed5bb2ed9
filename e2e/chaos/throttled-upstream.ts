import { reads } from '@/e2e/chaos/content-pages'
import { withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { guestOrder, placeOrder } from '@/e2e/support/guest-orders'
import { call, get, isFault, uncached } from '@/e2e/support/http'

const TEXT = 'Bạn thao tác hơi nhanh. Bạn chờ một phút rồi thử lại nhé.'
const tooMany = {
  status: 429,
  headers: { 'content-type': 'application/json', 'retry-after': '60' },
  body: Buffer.from(JSON.stringify({ errorMessage: TEXT })),
}

/** The upstream says wait: the caller hears it with the time to wait, and nobody asks again meanwhile. */
export const throttledUpstream: Check = {
  name: 'throttled-upstream',
  proves: 'upstream answers 429',
  run: () =>
    withStack(async ({ shop, proxy }) => {
      proxy.set(async () => tooMany)
      proxy.forget()
      const answers = [
        ...(await Promise.all(reads.map((path) => call(shop.origin, path)))),
        await placeOrder(shop.origin, guestOrder()),
      ]
      const faults = answers.map((got) =>
        got.status === 429 && got.headers['retry-after'] === '60' && got.text.includes(TEXT)
          ? null
          : `a call was answered ${got.status} ${got.headers['retry-after']}`,
      )
      const calls = proxy.calls().length
      if (calls !== answers.length) faults.push(`${answers.length} calls became ${calls}`)
      proxy.forget()
      const page = await get(`${shop.origin}/san-pham`, { headers: uncached })
      const paths = proxy.calls().map(({ path }) => path)
      const again = paths.filter((path, index) => paths.indexOf(path) !== index)
      if (page.status < 429) faults.push(`a page was answered ${page.status}`)
      if (again.length > 0) faults.push(`asked again: ${again.join(', ')}`)
      return {
        count: answers.length + 1,
        failures: faults.filter(isFault),
        figures: { page: String(page.status) },
      }
    }),
}
