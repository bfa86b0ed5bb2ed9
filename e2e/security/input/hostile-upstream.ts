import type { Page } from 'playwright'
import { type Change, startRecorder } from '@/e2e/security/input/recording-upstream'
import { inBrowser, open } from '@/e2e/support/browser'
import type { Check, Pace } from '@/e2e/support/check'
import { sharedSecret, sharedShop, startShop } from '@/e2e/support/shop'
import { hostileTexts } from '@/lib/format/hostile-texts'

const BATCH = 27

type Json = Record<string, unknown>

/** Puts the texts wherever the upstream says something of people, pages and the introduction. */
const changeTo =
  (texts: () => readonly string[]): Change =>
  (address, json) => {
    const text = texts().join(' ')
    const html = texts()
      .map((one) => `<div>${one}</div>`)
      .join('')
    const item = { originalUrl: texts()[0], intropageItemTitle: text, intropageItemContent: html }
    const block = {
      contentProviderId: 1,
      intropageIntroductionItem: item,
      buttonItem: { buttonUrl: texts()[1] },
    }
    const data = (json as { data?: Json }).data ?? {}
    if (address.startsWith('/api/IntroPage'))
      return {
        data: {
          intropageIntroduction: { intropageIntroductionItems: [item] },
          intropageIntroductionSecond: block,
          introPageIntroductionThird: block,
        },
      }
    if (address.startsWith('/api/LandingPages/'))
      return { data: { ...data, title: text, description: text, content: html } }
    if (address.startsWith('/api/UserAddress'))
      return {
        data: [data].flat().map((one) => ({ ...one, name: text, address: text, wardName: text })),
      }
    if (address.startsWith('/api/User/UserApp') && data.user)
      return {
        data: {
          ...data,
          user: {
            ...(data.user as Json),
            name: text,
            displayName: text,
            address: text,
            workPlace: text,
          },
        },
      }
    if (/^\/api\/Order(?:\/cal)?$/.test(address))
      return {
        data: { ...data, errorVoucher: text, code: text, errorAffiliate: text },
        errorMessage: text,
      }
    return undefined
  }

/** The number keeps a page out of the page cache. */
const pages = [
  '/gioi-thieu?n={n}',
  '/ho-tro?n={n}',
  '/tai-khoan/so-dia-chi',
  '/tai-khoan/thong-tin-tai-khoan',
  '/gio-hang',
]
/** Where the texts stand as text, to be seen as they were written. */
const shown = /^\/(?:gioi-thieu|ho-tro|tai-khoan\/so-dia-chi)/

/** What of a page came from a text and can run, and what the browser refused to run. */
const runnable = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')]
    const calls = all.flatMap((one) =>
      one.getAttributeNames().filter((name) => name.startsWith('on')),
    )
    const programs = all.filter((one) =>
      /^\s*(?:javascript|vbscript|data:text)/i.test(
        one.getAttribute('href') ?? one.getAttribute('src') ?? '',
      ),
    )
    const { refused = [] } = window as unknown as { refused?: string[] }
    return [...calls, ...programs.map((one) => one.outerHTML.slice(0, 80)), ...refused]
  })

async function unseen(page: Page, path: string, text: string): Promise<string[]> {
  if (!shown.test(path)) return []
  const isThere = await page.evaluate((one) => document.body.textContent?.includes(one), text)
  return isThere ? [] : [`does not show ${text}`]
}

/** Keeps what the policy refused: an attempt that only the policy stopped is a fault too. */
const watchPolicy = () => {
  const seen: string[] = []
  Object.assign(window, { refused: seen })
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, sample, blockedURI }) => {
      seen.push(`${violatedDirective} ${blockedURI} ${sample}`)
    },
  )
}

async function prepare(page: Page, origin: string, failures: string[]) {
  page.on('dialog', (dialog) => {
    failures.push(`a dialog opened on ${page.url()}: ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  await page.addInitScript(watchPolicy)
  const signedIn = await page.request.post(`${origin}/api/Authentication/Login`, {
    headers: { 'x-requested-with': 'storefront' },
    data: { Email: 'hocsinh@hiensach.test', Password: 'hocsinh123' },
  })
  if (!signedIn.ok()) throw new Error(`nobody can sign in: ${signedIn.status()}`)
}

const refusedCall = /\/api\/(?:Order\/(?:add|CheckInventory)|UserAddress$)/

async function visitAll(
  origin: string,
  page: Page,
  pace: Pace,
  use: (texts: readonly string[]) => void,
) {
  const failures: string[] = []
  let count = 0
  await prepare(page, origin, failures)
  for (let first = 0; first < hostileTexts.length; first += pace.isFull ? BATCH : BATCH * 4) {
    const texts = hostileTexts.slice(first, first + BATCH)
    use(texts)
    // A refusal and a success with words of the upstream, as toasts and beside fields show them.
    await page.unroute(refusedCall)
    await page.route(refusedCall, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 400, json: { errorMessage: texts.join(' ') } }),
    )
    for (const path of pages) {
      count += texts.length
      await open(page, origin + path.replace('{n}', String(first)))
      if (path === '/gio-hang') await tryCode(page, texts[0] ?? '')
      const found = [...(await runnable(page)), ...(await unseen(page, path, texts[0] ?? ''))]
      failures.push(...found.map((one) => `${path} with ${first}..: ${one}`))
    }
  }
  return { count, failures }
}

/** Types the text as a voucher's code, where the cart has a field for one. */
async function tryCode(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: /mã/i }).first()
  if (!(await field.isVisible())) return
  await field.fill(text.slice(0, 40))
  await field.press('Enter')
  await page.waitForLoadState('networkidle')
}

/** What people and the upstream write runs nowhere. Books, news, titles and searches are tried by tests. */
export const hostileUpstream: Check = {
  name: 'hostile-upstream',
  proves: 'scripts in names, addresses, introductions, pages, codes and messages, in a browser',
  run: async (pace) => {
    let current: readonly string[] = []
    const { backendOrigin } = await sharedShop()
    const recorder = await startRecorder(
      backendOrigin,
      changeTo(() => current),
    )
    const shop = await startShop({ UPSTREAM_URL: recorder.origin, INTERNAL_SECRET: sharedSecret })
    const found = await inBrowser((page) =>
      visitAll(shop.origin, page, pace, (texts) => {
        current = texts
      }),
    )
    await shop.stop()
    await recorder.close()
    return {
      ...found,
      figures: { payloads: String(hostileTexts.length), pages: String(pages.length) },
    }
  },
}
