import { expect, test } from 'playwright/test'
import { findings } from '@/e2e/crawl/findings'
import { follow, type ReadPage, readPage, wordsOf } from '@/e2e/support/read-html'

const article = /^\/tin-sach\/[^?]+$/
const MOST_PAGES = 60
const personal = /^\/(?:gio-hang|tai-khoan|tai-lieu-cua-toi|login|logout|xac-nhan-don-hang)/

test('from home to the news, an article and the next one, without a script', async ({
  request,
}) => {
  const home = await readPage(request, '/trang-chu')
  const news = await follow(request, home, /^\/tin-sach$/)
  const read = await follow(request, news, article)
  expect(wordsOf(read).length).toBeGreaterThan(1500)
  const next = await follow(request, read, article)
  expect(next.title).not.toBe(read.title)
})

test('a textbook shows its contents and leads into the shop', async ({ request }) => {
  const list = await readPage(request, '/sach-giao-khoa')
  const book = await follow(request, list, /^\/sach-giao-khoa\/[^?]+$/)
  expect(book.title).toContain('Mục lục')
  expect(wordsOf(book)).toMatch(/Chương|Bài|Chủ đề|Tuần/)
})

test('a landing page has its own title, under its short link too', async ({ request }) => {
  const page = await readPage(request, '/pages/tuu-truong')
  const short = await readPage(request, '/h/tuu-truong?utm_source=qr')
  expect(page.title).toContain('Tựu trường')
  expect([short.status, short.title]).toEqual([200, page.title])
})

test('policies and the about page are there to be read', async ({ request }) => {
  const home = await readPage(request, '/trang-chu')
  const privacy = await follow(request, home, /^\/chinh-sach-bao-mat$/)
  expect(wordsOf(privacy)).toContain('dữ liệu')
  const about = await follow(request, home, /^\/gioi-thieu$/)
  expect(wordsOf(about)).toContain('Hiên Sách')
})

test('nothing the home page links to is broken, titled twice or known by another address', async ({
  request,
  baseURL,
}) => {
  const home = await readPage(request, '/trang-chu')
  const links = home.links.filter((href) => !personal.test(href) && href !== '/trang-chu')
  const pages: ReadPage[] = [home]
  for (const link of links.slice(0, MOST_PAGES)) pages.push(await readPage(request, link))
  const found = findings(pages, [], baseURL ?? '')
  // The sitemaps are read by themselves below, and by `npm run crawl`.
  expect({ ...found, 'pages in no sitemap': [] }).toEqual(
    Object.fromEntries(Object.keys(found).map((name) => [name, []])),
  )
  const elsewhere = pages.filter(
    ({ isListed, path, canonical }) => isListed && canonical !== `${baseURL}${path}`,
  )
  expect(elsewhere.map(({ path, canonical }) => [path, canonical])).toEqual([])
})

const locsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')

test('the sitemaps robots.txt names lead to pages under their own addresses', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const files = locsOf(await (await request.get('/sitemap.xml')).text())
  expect(files.length).toBeGreaterThanOrEqual(6)
  for (const file of files) {
    const all = locsOf(await (await request.get(file)).text())
    expect(new Set(all).size, file).toBe(all.length)
    for (const address of [all[0], all[all.length - 1]]) {
      const page = await readPage(request, (address ?? '').replace(baseURL ?? '', ''))
      expect([page.status, page.canonical, page.isListed], address).toEqual([200, address, true])
    }
  }
})

test('a page without a picture shares a drawn one, and the news come as a feed', async ({
  request,
}) => {
  const about = await readPage(request, '/gioi-thieu')
  const image = /property="og:image" content="([^"]+)"/.exec(about.html)?.[1] ?? ''
  const picture = await request.get(image)
  expect(picture.headers()['content-type']).toBe('image/png')
  const feed = await request.get('/rss.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThan(5)
})
