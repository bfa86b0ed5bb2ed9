import { expect, test } from '@jest/globals'
import sanitizeHtml from 'sanitize-html'
import { allBooks } from '@/backend/seed/catalogue/books'
import { aboutItems } from '@/backend/seed/content/about'
import { landingPages } from '@/backend/seed/content/landing/index'
import { resolveLinks } from '@/backend/seed/content/links'
import { rubrics } from '@/backend/seed/content/news/index'
import { helpPages } from '@/backend/seed/content/pages/index'
import { contentPictures } from '@/backend/seed/content/pictures'
import { phrase, plainText, prose } from '@/backend/seed/content/prose'
import { shortLinks } from '@/backend/seed/content/short-links'
import { textbooks } from '@/backend/seed/content/textbooks/index'
import { courses } from '@/backend/seed/learning/courses/index'
import { mediaUrl } from '@/backend/seed/pictures'
import { fold, slug } from '@/contract/text'
import { policyPaths } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'

const articles = rubrics.flatMap((rubric) => rubric.articles)
const htmlTexts = new Map([
  ...helpPages.map((page) => [page.slug, page.html] as const),
  ...landingPages.map((page) => [page.slug, page.html] as const),
  ...articles.map((article) => [slug(article.title), article.html] as const),
  ...aboutItems.map((item) => [item.title, item.html] as const),
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
  ...landingPages.map((page) => paths.page(page.slug)),
  ...articles.map((article) => paths.news({ newsURL: slug(article.title), id: 1 })),
])

test('light markup becomes plain HTML; formulas are left as they are', () => {
  expect(prose`
## Tiêu đề

Một **đoạn** *ngắn* có [liên kết](/thu-vien) và \(a * b * c \lt 1\)
nối dòng.

- một
- hai
  tiếp

| A | B |
| 1 | 2 |

> dòng một
> dòng hai
`).toBe(
    [
      '<h2>Tiêu đề</h2>',
      '<p>Một <strong>đoạn</strong> <em>ngắn</em> có <a href="/thu-vien">liên kết</a> và \\(a * b * c \\lt 1\\) nối dòng.</p>',
      '<ul><li>một</li><li>hai tiếp</li></ul>',
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<blockquote><p>dòng một<br />dòng hai</p></blockquote>',
    ].join('\n'),
  )
  expect(phrase('a < b & c')).toBe('a &lt; b &amp; c')
  expect(plainText('<p>a &lt; b</p>')).toBe('a < b')
})

test.each([...htmlTexts])('%s passes the sanitiser unchanged and in NFC', (_, html) => {
  expect(
    sanitizeHtml(resolveLinks(html, { products: new Map(), courses: new Map() }), allowed),
  ).toBe(resolveLinks(html, { products: new Map(), courses: new Map() }))
  expect(html).toBe(html.normalize('NFC'))
})

test.each([...htmlTexts])('%s leads only to places that exist', (_, html) => {
  const slugs = new Set(courses.map((course) => course.slug))
  const books = new Set(allBooks().map((book) => book.slug))
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
  for (const src of [...shown, ...aboutItems.map((item) => mediaUrl(item.picture))])
    expect(drawn).toContain(src)
  expect(drawn.size).toBe(contentPictures().length)
})

test('forty articles under eight rubrics: of readable length, each at its own address, one or two of them leading', () => {
  expect(rubrics).toHaveLength(8)
  expect(articles).toHaveLength(40)
  expect(new Set(articles.map(({ title }) => slug(title))).size).toBe(40)
  expect(articles.filter(({ isFocus }) => isFocus).length).toBeLessThanOrEqual(2)
  const lengths = articles.map(({ title, html }) => ({
    title,
    words: plainText(html).split(' ').length,
  }))
  expect(lengths.filter(({ words }) => words < 250 || words > 600)).toEqual([])
})

test('the ten help pages of the footer are there, each with something to say', () => {
  expect(new Set(helpPages.map(({ slug: address }) => `/${address}`))).toEqual(
    new Set(Object.values(policyPaths)),
  )
  for (const { html, description } of helpPages) {
    expect(plainText(html).split(' ').length).toBeGreaterThan(350)
    expect(description.length).toBeLessThanOrEqual(170)
  }
})

test.each([
  ['phuong-thuc-van-chuyen', ['18.000 ₫', '25.000 ₫', '32.000 ₫', '50.000 ₫', '300.000 ₫']],
  ['huong-dan-thanh-toan', ['VNPAY', 'Thanh toán khi nhận hàng', 'VietQR', '15 phút']],
  ['huong-dan-dat-hang', ['mã đơn và số điện thoại', 'không còn cấp quận, huyện', '15 phút']],
  ['chinh-sach-bao-mat', ['91/2025/QH15', '1 tháng 1 năm 2026', 'Dưới 16 tuổi', 'rút lại']],
])('%s says what the shop does', (address, facts) => {
  const text = fold(plainText(helpPages.find((page) => page.slug === address)?.html ?? ''))
  for (const fact of facts) expect(text).toContain(fold(fact))
})

test('addresses of pages do not collide', () => {
  const all = [...helpPages, ...landingPages].map((page) => page.slug.toLowerCase())
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(shortLinks.map(({ from }) => from)).size).toBe(shortLinks.length)
})

test('short links lead to pages, textbooks and lessons that exist', () => {
  for (const { from, to } of shortLinks) {
    expect(from).toMatch(/^\/[mhp]\/[a-z0-9-]+$/)
    if ('path' in to) expect([...known, ...folders]).toContain(to.path)
    else if ('textbook' in to) expect(textbooks.map((book) => book.slug)).toContain(to.textbook)
    else {
      const lessons = courses
        .find((course) => course.slug === to.course)
        ?.chapters.flatMap((chapter) => chapter.lessons)
      expect(lessons?.[(to.lesson ?? 1) - 1]).toBeDefined()
    }
  }
})

test('the three parts of the about page: cards, and two blocks with a provider and a way on', () => {
  expect(aboutItems.filter(({ section }) => section === 1).length).toBeGreaterThanOrEqual(3)
  for (const section of [2, 3]) {
    const [block, ...others] = aboutItems.filter((item) => item.section === section)
    expect(others).toEqual([])
    expect(block?.contentProviderId).toEqual(expect.any(Number))
    expect(known).toContain(block?.buttonUrl)
  }
})
