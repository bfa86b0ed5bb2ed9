import type { BrowserContext, Page } from 'playwright'
import { expect } from 'playwright/test'
import { pageFacts } from '@/e2e/crawl/page-facts'
import {
  acceptInvitation,
  addFirstBook,
  enterOffice,
  nameShop,
  openTheShop,
  SHOP_NAME,
  setFees,
  takeTransfers,
  writeLegalPages,
} from '@/e2e/security/first-run/admin-steps'
import { type LiveShop, withLiveShop } from '@/e2e/security/first-run/live-shop'
import { namedOtherwise } from '@/e2e/security/first-run/named-otherwise'
import { inBrowser } from '@/e2e/support/browser'
import type { Check } from '@/e2e/support/check'
import { confirmation, placeOrder, typeAddress } from '@/e2e/support/checkout'
import { get } from '@/e2e/support/http'
import { stranger } from '@/e2e/support/people'

const BOOK = 'Gió đầu mùa'
const PREVIEW = 'Cửa hàng chưa mở cửa. Chỉ nhân viên đã đăng nhập thấy trang này.'
const CLOSED = 'sắp mở cửa'

type Faults = (what: string, isFine: boolean) => void

/** What a stranger is sent: asked twice, so that a copy kept after the first would come second. */
async function askAsStranger(origin: string, path: string, says: Faults) {
  for (const turn of ['first', 'second']) {
    const { status, text, headers } = await get(origin + path)
    const { title, isListed } = pageFacts(text)
    const of = `${path}, ${turn} time`
    says(`${of}: answers 503, not ${status}`, status === 503)
    says(`${of}: says when to come back`, headers['retry-after'] !== undefined)
    says(`${of}: says that the shop is not open`, text.includes(CLOSED))
    says(`${of}: is not listed`, !isListed)
    says(`${of}: the title names the shop alone, not “${title}”`, !title.includes(' | '))
    says(`${of}: shows nothing of the preview`, !text.includes(PREVIEW) && !title.includes(BOOK))
  }
}

async function closedToStrangers({ shop: { origin } }: LiveShop, says: Faults) {
  for (const path of ['/trang-chu', '/san-pham', '/gio-hang', '/tin-sach', '/ho-tro'])
    await askAsStranger(origin, path, says)
  for (const path of ['/mobile/news/1', '/mobile/course/1'])
    says(`${path}: says so in the app`, (await get(origin + path)).text.includes(CLOSED))
  for (const path of ['/sitemap.xml', '/rss.xml', '/llms.txt', '/api/ProductPage', '/api/News'])
    says(`${path}: answers 503`, (await get(origin + path)).status === 503)
  for (const path of ['/healthz', '/readyz', '/login', '/api/shop'])
    says(`${path}: answers`, (await get(origin + path)).status === 200)
  const { text } = await get(`${origin}/robots.txt`)
  says('robots.txt keeps searchers away', /^Disallow: \/$/im.test(text))
}

/** The staff see the shop, and strangers get none of their copies. */
async function previewed(page: Page, origin: string, book: string, says: Faults) {
  for (const path of [book, '/trang-chu', '/san-pham']) {
    await page.goto(path)
    says(`${path} is shown to the admin`, (await page.getByText(PREVIEW).count()) === 1)
    says(`${path} names the book to the admin`, (await page.getByText(BOOK).count()) > 0)
    const held = await page.request.get(path)
    const caching = held.headers()['cache-control'] ?? ''
    says(`${path} is kept by nobody: ${caching}`, /private|no-store/.test(caching))
    await askAsStranger(origin, path, says)
  }
}

/** A cookie anybody can write does not open the door. */
async function forgedPreview(origin: string, says: Faults) {
  const { text } = await get(`${origin}/trang-chu`, { headers: { cookie: 'hien-sach-preview=1' } })
  says('the preview’s cookie alone opens nothing', text.includes(CLOSED))
}

async function buyAsGuest(context: BrowserContext, origin: string, book: string) {
  const page = await context.newPage()
  await page.goto(origin + book)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(BOOK)
  await page.waitForLoadState()
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(page.getByText(`Đã thêm “${BOOK}”`).first()).toBeVisible()
  await page.goto(`${origin}/gio-hang`)
  await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()
  await typeAddress(page)
  await page.getByRole('radio', { name: /khi nhận|khi giao/ }).check()
  await placeOrder(page)
  await expect(page).toHaveURL(confirmation)
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: BOOK }).last()).toBeAttached()
}

async function firstRun(empty: LiveShop, page: Page, says: Faults): Promise<void> {
  const { origin } = empty.shop
  const admin = stranger('Khách')
  await closedToStrangers(empty, says)
  empty.makeAdmin(admin.email)
  await acceptInvitation(page, empty, admin)
  await enterOffice(page, admin)
  await nameShop(page)
  await takeTransfers(page)
  await setFees(page)
  const book = await addFirstBook(page, BOOK)
  await writeLegalPages(page)
  await previewed(page, origin, book, says)
  await forgedPreview(origin, says)
  await page.goto('/quan-tri')
  await openTheShop(page)
  const { text } = await get(origin + book)
  says('a stranger sees the first book at once', text.includes(BOOK) && !text.includes(CLOSED))
  says('the page names the shop', text.includes(SHOP_NAME))
  const robots = (await get(`${origin}/robots.txt`)).text
  says('robots.txt lets searchers in', /^Sitemap:/im.test(robots))
  const browser = page.context().browser()
  if (browser) await buyAsGuest(await browser.newContext(), origin, book)
}

/** SCREENSHOT names a file for what stood on the screen where the run breaks off. */
const runInBrowser = (empty: LiveShop, says: Faults) =>
  inBrowser(async (_, opened) => {
    const context = await opened.browser()?.newContext({ baseURL: empty.shop.origin })
    if (!context) throw new Error('no browser')
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    try {
      await firstRun(empty, page, says)
    } catch (error) {
      const shot = process.env.SCREENSHOT
      if (shot) await page.screenshot({ path: shot, fullPage: true })
      says(`the run comes to its end; broke off at ${page.url()}: ${error}`, false)
    }
  })

/** A check of statements, each told as it is made. */
const checkOf = (name: string, proves: string, tell: (says: Faults) => Promise<void>): Check => ({
  name,
  proves,
  run: async () => {
    let count = 0
    const failures: string[] = []
    await tell((what, isFine) => {
      count += 1
      if (!isFine) failures.push(`not so: ${what}`)
    })
    return { count, failures }
  },
})

export const firstRunOfAShop = checkOf(
  'first-run',
  'an empty live shop is closed until its admin opens it by the browser, and sells then',
  (says) => withLiveShop({ isFilled: false }, (empty) => runInBrowser(empty, says)),
)

export const shopOfAnotherName = checkOf(
  'own-name',
  'a shop is called as its owner calls it on every page',
  namedOtherwise,
)
