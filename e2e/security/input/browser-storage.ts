import type { Page } from 'playwright'
import { inBrowser, open } from '@/e2e/support/browser'
import { shareOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { onPageError } from '@/e2e/support/page-errors'
import { sharedShop } from '@/e2e/support/shop'
import { junkValues } from '@/lib/browser/testing-junk-texts'

const keys = [
  ...[
    'offline_cart',
    'voucher_code',
    'promotion_coupon_code',
    'affiliate_code',
    'register_form',
    'token_expiry',
  ],
  ...['checkout_key', 'cart_merge_key', 'look_unsaved', 'lesson_places', 'lesson_speed'],
  ...['recent_orders', 'recent_books'],
]
const pages = ['/gio-hang', '/tra-cuu-don-hang', '/san-pham/1', '/login']
/** One for the page itself, one for a session that seems to be over. */
const MOST_LOADS = 2

type Loads = { count: number }

async function faultOf(page: Page, loads: Loads, address: string, junk: string) {
  await page.evaluate(
    ([names, text]) => {
      for (const name of names) window.localStorage.setItem(name, text)
    },
    [keys, junk] as const,
  )
  loads.count = 0
  await open(page, address)
  const told = `${address} with ${JSON.stringify(junk).slice(0, 60)}`
  if (!(await page.locator('main').first().isVisible())) return [`${told}: no page`]
  return loads.count > MOST_LOADS ? [`${told}: loaded ${loads.count} times`] : []
}

/** Junk in the browser's storage keeps no page from working. */
export const browserStorage: Check = {
  name: 'browser-storage',
  proves: 'junk in the browser’s storage',
  run: async (pace) => {
    const { origin } = await sharedShop()
    const tried = shareOf(junkValues, pace, 12)
    const failures: string[] = []
    await inBrowser(async (page) => {
      const loads: Loads = { count: 0 }
      onPageError(page, (fault) => failures.push(`${page.url()}: ${fault}`))
      page.on('load', () => {
        loads.count += 1
      })
      await open(page, origin)
      for (const junk of tried)
        for (const path of pages)
          failures.push(...(await faultOf(page, loads, origin + path, junk)))
    })
    const figures = { junk: String(junkValues.length), keys: String(keys.length) }
    return { count: tried.length * pages.length * keys.length, failures, figures }
  },
}
