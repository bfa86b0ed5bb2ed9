import { fillPattern, matchPattern } from '@/lib/routes/path-pattern'

/** English addresses and the Vietnamese pages they show, the more particular ones first. */
export const aliases = [
  { from: '/product/productList', to: '/san-pham' },
  { from: '/product/{id}', to: '/san-pham/{id}' },
  { from: '/cart', to: '/gio-hang' },
  { from: '/confirm-order/{id}', to: '/xac-nhan-don-hang/{id}' },
  { from: '/account', to: '/tai-khoan' },
  { from: '/account/{rest*}', to: '/tai-khoan/{rest*}' },
  { from: '/course/{id}', to: '/khoa-hoc/{id}' },
  { from: '/lesson/{id}', to: '/bai-hoc/{id}' },
  { from: '/library/libraryCourses', to: '/thu-vien' },
  { from: '/library/course/{id}', to: '/thu-vien/khoa-hoc/{id}' },
  { from: '/library/lesson/{id}', to: '/thu-vien/bai-hoc/{id}' },
  { from: '/exercise/{id}', to: '/bai-tap/{id}' },
  { from: '/myexercise/{id}', to: '/bai-tap-cua-toi/{id}' },
  { from: '/exam/{id}', to: '/bai-kiem-tra/{id}' },
  { from: '/news/newsList', to: '/tin-sach' },
  { from: '/news/{id}', to: '/tin-sach/{id}' },
  { from: '/sgk/thu-vien-sgk', to: '/sach-giao-khoa' },
  { from: '/sgk/thu-vien-sgk/{id}', to: '/sach-giao-khoa/{id}' },
  { from: '/preview', to: '/xem-truoc' },
  { from: '/previewCourse', to: '/xem-truoc-khoa-hoc' },
] as const

/** The app's pages as their files are spelled; the app may write them in any case. */
export const mobilePages = [
  '/mobile/exercise/{id}',
  '/mobile/myExercise/{id}',
  '/mobile/exam/{id}',
  '/mobile/myexam/{id}',
  '/mobile/course/{id}',
  '/mobile/lesson/{id}',
  '/mobile/mycourse/lesson/{id}',
  '/mobile/mycourse/{id}',
  '/mobile/news/{id}',
  '/mobile/sgk/thu-vien-sgk/{id}',
] as const

/** Compares without regard to case, but keeps the id as it was written. */
function mobilePage(pathname: string): string | null {
  const folded = pathname.toLowerCase()
  const page = mobilePages.find((pattern) =>
    matchPattern(
      pattern.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
      folded,
    ),
  )
  return page ? fillPattern(page, { id: pathname.slice(pathname.lastIndexOf('/') + 1) }) : null
}

/** The page that answers under another address, or null when the address is nobody's alias. */
export function resolveAlias(pathname: string): string | null {
  if (/^\/mobile\//i.test(pathname)) {
    const page = mobilePage(pathname)
    return page === pathname ? null : page
  }
  for (const { from, to } of aliases) {
    const params = matchPattern(from, pathname)
    if (params) return fillPattern(to, params)
  }
  return null
}

/** The address of the page itself, whichever spelling asked for it. */
export const pageOf = (pathname: string): string => resolveAlias(pathname) ?? pathname
