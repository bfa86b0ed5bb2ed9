import { expect, test } from '@jest/globals'
import sanitizeHtml from 'sanitize-html'
import { fillDeliveryPlaceholders } from '@/backend/modules/shipping/delivery-placeholders'
import { defaultRates } from '@/backend/modules/shipping/shipping-fee'
import { allProducts } from '@/backend/seed/catalog/products'
import { aboutPicture, contentPictures } from '@/backend/seed/generators/content-pictures'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { courses } from '@/backend/seed/learning/courses'
import { articles, newsTags } from '@/backend/seed/news/news'
import { aboutItems } from '@/backend/seed/pages/about'
import { landingPages, policyPages } from '@/backend/seed/pages/pages'
import { shortLinks } from '@/backend/seed/pages/short-links'
import { resolveLinks } from '@/backend/seed/pages/text-links'
import { plainText } from '@/backend/seed/read/markdown'
import { textbooks } from '@/backend/seed/textbooks/textbooks'
import { fold } from '@/contract/text'
import { policyPaths } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'

const htmlTexts = new Map([
  ...policyPages().map((page) => [page.slug, page.html] as const),
  ...landingPages().map((page) => [page.slug, page.html] as const),
  ...articles().map((article) => [article.slug, article.html] as const),
  ...aboutItems().map((item) => [item.title, item.html] as const),
])

const allowed = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
const folders = [
  '/xac-nhan-don-hang',
  '/san-pham',
  '/thu-vien',
  '/tin-sach',
  '/sach-giao-khoa',
  '/pages',
  '/tai-khoan',
]
const known = new Set([
  ...Object.values(policyPaths),
  paths.home(),
  paths.products(),
  paths.flashSale(),
  paths.cart(),
  paths.library(),
  paths.newsList(),
  paths.textbooks(),
  paths.about(),
  paths.myDocuments(),
  paths.account.info(),
  paths.account.orders(),
  paths.account.affiliate(),
  paths.account.privacy(),
  paths.account.reviews(),
  paths.guestData(),
  paths.orderLookUp(),
  paths.guardian(),
  ...landingPages().map((page) => paths.page(page.slug)),
  ...articles().map((article) => paths.news({ newsURL: article.slug, id: 1 })),
])

test.each([...htmlTexts])('%s passes the sanitiser unchanged and in NFC', (_, html) => {
  expect(
    sanitizeHtml(resolveLinks(html, { products: new Map(), courses: new Map() }), allowed),
  ).toBe(resolveLinks(html, { products: new Map(), courses: new Map() }))
  expect(html).toBe(html.normalize('NFC'))
})

test.each([...htmlTexts])('%s leads only to places that exist', (_, html) => {
  const slugs = new Set(courses().map((course) => course.slug))
  const books = new Set(allProducts().map((book) => book.slug))
  for (const href of linksIn(html)) {
    const [, kind, to = ''] = /^(product|course):(.+)$/.exec(href) ?? []
    if (kind === 'course') expect(slugs).toContain(to)
    else if (kind === 'product') expect(books).toContain(to)
    else expect(known).toContain(href)
  }
})

test('books of the shop get their address, others a search for them', () => {
  const html =
    '<a href="product:truyen-kieu">K</a><a href="product:sach-la">L</a><a href="course:x">X</a>'
  const products = new Map([['truyen-kieu', 7]])
  expect(linksIn(resolveLinks(html, { products }))).toEqual([
    '/san-pham/truyen-kieu-7',
    '/san-pham?page=1&amp;category=&amp;objectType=0,1&amp;searchContent=sach+la',
    'course:x',
  ])
})

test('every picture a text shows is drawn', () => {
  const drawn = new Set(contentPictures().map(({ name }) => mediaUrl(name)))
  const shown = [...htmlTexts.values()].flatMap((html) =>
    [...html.matchAll(/src="([^"]*)"/g)].map(([, src = '']) => src),
  )
  for (const src of [...shown, ...aboutItems().map((item) => mediaUrl(aboutPicture(item)))])
    expect(drawn).toContain(src)
  expect(drawn.size).toBe(contentPictures().length)
})

test('forty articles under eight tags: of readable length, each at its own address, one or two of them leading', () => {
  expect(newsTags()).toHaveLength(8)
  expect(articles()).toHaveLength(40)
  expect(new Set(articles().map(({ slug }) => slug)).size).toBe(40)
  expect(articles().filter(({ isFocus }) => isFocus).length).toBeLessThanOrEqual(2)
  const lengths = articles().map(({ title, html }) => ({
    title,
    words: plainText(html).split(' ').length,
  }))
  expect(lengths.filter(({ words }) => words < 250 || words > 600)).toEqual([])
})

test('every policy page is there, each with something to say', () => {
  expect(new Set(policyPages().map(({ slug: address }) => `/${address}`))).toEqual(
    new Set(Object.values(policyPaths)),
  )
  for (const { html, description } of policyPages()) {
    expect(plainText(html).split(' ').length).toBeGreaterThan(350)
    expect(description.length).toBeLessThanOrEqual(170)
  }
})

const withFees = (html: string) => fillDeliveryPlaceholders(html, defaultRates)

test('no text names a fee, a threshold or days of delivery of its own', () => {
  const table = ['phuong-thuc-van-chuyen', 'ho-tro', 'chinh-sach-doi-tra', 'tuu-truong']
  for (const name of table) {
    const html = htmlTexts.get(name) ?? ''
    expect([name, html]).toEqual([name, expect.stringContaining('{{delivery.')])
    expect(withFees(html)).not.toContain('{{delivery.')
  }
  for (const [name, html] of htmlTexts) {
    for (const fee of ['18.000 ₫', '25.000 ₫', '32.000 ₫', '50.000 ₫', '300.000 ₫']) {
      expect([name, html]).toEqual([name, expect.not.stringContaining(fee)])
    }
  }
})

test.each([
  ['phuong-thuc-van-chuyen', ['18.000 ₫', '25.000 ₫', '32.000 ₫', '50.000 ₫', '300.000 ₫']],
  ['huong-dan-thanh-toan', ['VNPAY', 'Thanh toán khi nhận hàng', 'VietQR', '15 phút']],
  ['huong-dan-dat-hang', ['mã đơn và số điện thoại', 'không còn cấp quận, huyện', '15 phút']],
  ['chinh-sach-bao-mat', ['91/2025/QH15', '1 tháng 1 năm 2026', 'Dưới 16 tuổi', 'rút lại']],
])('%s says what the shop does', (address, facts) => {
  const { html = '' } = policyPages().find((page) => page.slug === address) ?? {}
  const text = fold(plainText(withFees(html)))
  for (const fact of facts) expect(text).toContain(fold(fact))
})

test('addresses of pages do not collide', () => {
  const all = [...policyPages(), ...landingPages()].map((page) => page.slug.toLowerCase())
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(shortLinks().map(({ from }) => from)).size).toBe(shortLinks().length)
})

test('short links lead to pages, textbooks and lessons that exist', () => {
  for (const { from, path, textbook, course, lesson = 1 } of shortLinks()) {
    expect(from).toMatch(/^\/[mhp]\/[a-z0-9-]+$/)
    if (path) expect([...known, ...folders]).toContain(path)
    else if (textbook) expect(textbooks().map((book) => book.slug)).toContain(textbook)
    else {
      const lessons = courses()
        .find(({ slug }) => slug === course)
        ?.chapters.flatMap((chapter) => chapter.lessons)
      expect(lessons?.[lesson - 1]).toBeDefined()
    }
  }
})

test('the three parts of the about page: cards, and two blocks with a provider and a way on', () => {
  expect(aboutItems().filter(({ section }) => section === 1).length).toBeGreaterThanOrEqual(3)
  for (const section of [2, 3]) {
    const [block, ...others] = aboutItems().filter((item) => item.section === section)
    expect(others).toEqual([])
    expect(block?.contentProviderId).toEqual(expect.any(Number))
    expect(known).toContain(block?.buttonUrl)
  }
})
