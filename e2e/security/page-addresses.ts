import { type Browser, jsonOf } from '@/e2e/support/http-browser'
import { policyPaths } from '@/lib/routes/pages'
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

/** Pages that are the same for everybody, found by what the shop has on its shelves. */
export async function publicPages(here: Browser): Promise<string[]> {
  const [books, courses, news, assets, categories] = await Promise.all([
    listed(here, '/api/ProductPage?page=1', 'productId', 12),
    listed(here, '/api/Library?page=1', 'courseId', 4),
    listed(here, '/api/News?page=1', 'newsId', 5),
    listed(here, '/api/Asset?page=1', 'assetId', 3),
    listed(here, '/api/HomePage/Categories', 'categoryId', 4),
  ])
  const named = (make: (thing: Thing) => string, things: Thing[]) => things.map(make)
  return [
    paths.root(),
    paths.home(),
    paths.products(),
    paths.products({ page: 2 }),
    paths.products({ searchContent: 'toán' }),
    '/product/productList',
    paths.flashSale(),
    paths.cart(),
    '/cart',
    paths.orderLookUp(),
    paths.library(),
    paths.newsList(),
    paths.textbooks(),
    paths.about(),
    paths.login(),
    ...named(paths.product, books),
    ...named(paths.category, categories),
    ...named(paths.libraryCourse, courses),
    ...named(({ id }) => paths.mobile.course(id), courses),
    ...named(paths.news, news),
    ...named(({ id }) => paths.mobile.news(id), news.slice(0, 1)),
    ...named(paths.textbook, assets),
    ...Object.values(policyPaths),
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
export const personalPages = (orderId: string, courseId: number) => [
  paths.account.home(),
  paths.account.info(),
  paths.account.addresses(),
  paths.account.orders(),
  paths.account.order(orderId),
  paths.account.password(),
  paths.account.affiliate(),
  paths.account.reviews(),
  paths.myDocuments(),
  paths.orderConfirmation(orderId),
  paths.invoice(orderId),
  paths.course({ id: courseId }),
  paths.mobile.myCourse(courseId),
  paths.logout(),
]

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
