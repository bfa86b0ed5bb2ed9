import { SHOP_NAME } from '@/e2e/security/first-run/admin-steps'
import { withLiveShop } from '@/e2e/security/first-run/live-shop'
import { get } from '@/e2e/support/http'
import { findPage } from '@/lib/routes/find-page'
import { allPages } from '@/lib/routes/pages'

const NOWHERE = '/khong-co-trang-nay'
/** Also what answers so without the mark of a draft. */
const missing: readonly string[] = [NOWHERE, '/xem-truoc', '/xem-truoc-khoa-hoc']

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The first address of each kind of page: those without parameters as they stand, the others from the sitemap. */
async function oneOfEach(origin: string) {
  const read = async (path: string) => (await get(new URL(path, origin).href)).text
  const listed: string[] = []
  for (const file of locsIn(await read('/sitemap.xml')))
    listed.push(...locsIn(await read(new URL(file).pathname)).map((url) => new URL(url).pathname))
  const byKind = new Map<string, string>()
  for (const { path, access } of allPages)
    if (!access && !path.includes('{')) byKind.set(path, path)
  for (const path of listed) {
    const kind = findPage(path)?.page.path ?? ''
    if (!byKind.has(kind)) byKind.set(kind, path)
  }
  return byKind
}

/** The app's pages, by the page of the shop that shows the same. */
const inApp: Record<string, string> = {
  '/mobile/course/{id}': '/thu-vien/khoa-hoc/{id}',
  '/mobile/lesson/{id}': '/thu-vien/bai-hoc/{id}',
  '/mobile/news/{name}': '/tin-sach/{name}',
  '/mobile/sgk/thu-vien-sgk/{id}': '/sach-giao-khoa/{id}',
}

type Says = (what: string, isFine: boolean) => void

async function lookThrough(origin: string, says: Says) {
  const byKind = await oneOfEach(origin)
  for (const [app, kind] of Object.entries(inApp)) {
    const last = byKind.get(kind)?.split('/').at(-1) ?? ''
    byKind.set(app, app.replace(/\{\w+\}/, last))
  }
  byKind.set('/bao-co-hang/{id}', '/bao-co-hang/1')
  for (const kind of [
    '/pages/{name}',
    '/m/{name}',
    '/h/{name}',
    '/p/{name}',
    '/xac-nhan-don/{name}',
  ])
    byKind.set(kind, kind.replace('{name}', 'chinh-sach-doi-tra'))
  for (const { path, access } of allPages)
    if (!access) says(`${path} has a page to look at`, byKind.has(path))
  const files = ['/rss.xml', '/manifest.webmanifest', '/llms.txt', NOWHERE]
  for (const path of [...byKind.values(), ...files]) {
    const { status, text } = await get(origin + path)
    const isThere = missing.includes(path) ? status === 404 : status < 400
    says(`${path} is there, not ${status}`, isThere)
    says(`${path} does not name the sample shop`, !/Hiên\s+Sách/.test(text))
    const isShown = !path.startsWith('/mobile/') && ![301, 307, 308].includes(status)
    if (isShown) says(`${path} names the shop`, text.includes(SHOP_NAME))
  }
}

const facts = {
  SHOP_NAME,
  SHOP_COMPANY: 'Công ty TNHH Sách Mây',
  SHOP_EMAIL: 'chao@sachmay.example',
}

/** Every kind of public page there is shows the shop's own name and nowhere the sample shop's. */
export const namedOtherwise = (says: Says): Promise<void> =>
  withLiveShop({ isFilled: true, env: facts }, ({ shop }) => lookThrough(shop.origin, says))
