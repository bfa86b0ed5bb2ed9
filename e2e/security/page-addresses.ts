import { type Browser, jsonOf } from '@/e2e/support/http-browser'
import { mobilePages } from '@/lib/routes/mobile-pages'
import type { Page } from '@/lib/routes/page'
import { allPages, pages } from '@/lib/routes/pages'
import { fillPattern } from '@/lib/routes/path-pattern'
import { paths } from '@/lib/routes/paths'

type Thing = { id: number; slug?: string; newsURL?: string }

const listed = async (
  here: Browser,
  path: string,
  name: string,
  many: number,
): Promise<Thing[]> => {
  const { data } = jsonOf(await here.ask(path))
  const rows: Record<string, unknown>[] = Array.isArray(data) ? data : data.productSales
  return rows.slice(0, many).map((row) => ({
    id: Number(row[name]),
    ...(row.slug ? { slug: String(row.slug) } : {}),
    ...(row.newsURL ? { newsURL: String(row.newsURL) } : {}),
  }))
}

/** A page's address with one value for whatever its path asks for. */
const filled = ({ path }: Page, value: string) =>
  fillPattern(path, { id: value, name: value, rest: value })

/** Pages that are the same for everybody, found by what the shop has on its shelves. */
export async function publicPages(here: Browser): Promise<string[]> {
  const [books, courses, news, assets, categories] = await Promise.all([
    listed(here, '/api/ProductPage?page=1', 'productId', 12),
    listed(here, '/api/Library?page=1', 'courseId', 4),
    listed(here, '/api/News?page=1', 'newsId', 5),
    listed(here, '/api/Asset?page=1', 'assetId', 3),
    listed(here, '/api/HomePage/Categories', 'categoryId', 4),
  ])
  const keys = (things: Thing[]) =>
    things.map(({ id, slug, newsURL }) => newsURL ?? (slug ? `${slug}-${id}` : String(id)))
  const onShelves = new Map<string, string[]>([
    [pages.product.path, keys(books)],
    [pages.category.path, keys(categories)],
    [pages.libraryCourse.path, keys(courses)],
    [mobilePages.course.path, keys(courses)],
    [pages.news.path, keys(news)],
    [mobilePages.news.path, keys(news).slice(0, 1)],
    [pages.textbook.path, keys(assets)],
  ])
  const open = allPages.filter(({ access }) => access === undefined)
  return [
    ...open.flatMap((page) =>
      page.path.includes('{')
        ? (onShelves.get(page.path) ?? ['1']).map((key) => filled(page, key))
        : [page.path, ...(page.alias ? [page.alias] : [])],
    ),
    paths.root(),
    paths.products({ page: 2 }),
    paths.products({ searchContent: 'toán' }),
    paths.sitemapIndex(),
    paths.newsFeed(),
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
    '/khong-co-trang-nay',
    paths.product({ id: 2_000_000_000 }),
  ]
}

/** Pages that are somebody's own; an id is another person's to everybody else. */
export const personalPages = (orderId: string, courseId: number) =>
  allPages
    .filter(({ access, path }) => access !== undefined && !path.includes('{rest'))
    .map((page) => filled(page, page.path.includes('{name}') ? orderId : String(courseId)))

/** Calls that answer with what is somebody's own, or would if they were asked wrongly. */
export const personalCalls = (orderId: string) => [
  '/api/auth/session',
  '/api/auth/csrf',
  '/api/User/UserApp',
  '/api/User/UserApp?part=user',
  '/api/User/UserAffiliate',
  '/api/User/orders',
  `/api/User/orders/${orderId}`,
  `/api/Order/${orderId}`,
  '/api/UserAddress',
  '/api/Order',
  '/api/Order/CheckInventory',
  '/api/UserCourse',
  '/api/Feedback',
  '/api/Codes?page=1',
]
