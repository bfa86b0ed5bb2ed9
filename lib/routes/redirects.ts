import { paths } from '@/lib/routes/paths'

export type Redirect = { to: string; status: 307 | 308 }

const moved: Record<string, string> = {
  [paths.root()]: paths.home(),
  // Otherwise the last segment would be taken for an id.
  '/san-pham/danh-muc': paths.products(),
  '/thu-vien/khoa-hoc': paths.library(),
  '/thu-vien/bai-hoc': paths.library(),
  // Paths with capitals, typed in lower case.
  '/flashsale': paths.flashSale(),
  '/chinh-sach-ctv': paths.policy('collaboratorPolicy'),
  '/product/productlist': paths.products(),
  '/library/librarycourses': paths.library(),
  '/news/newslist': paths.newsList(),
  '/previewcourse': '/xem-truoc-khoa-hoc',
}

/** Where an address has moved for everybody; the caller keeps the query. */
export function resolveRedirect(pathname: string): Redirect | null {
  const to = Object.hasOwn(moved, pathname) ? moved[pathname] : undefined
  return to === undefined ? null : { to, status: 308 }
}

/** Every address that moves, for the middleware's matcher and the tests. */
export const movedPaths = Object.keys(moved)
