import { get } from '@/e2e/support/http'

/** Pages whose content comes from the upstream. The flash sale is not among them: it must show itself whatever is answered (docs/requirements.tsv R-392). */
export const contentPages = [
  '/trang-chu',
  '/san-pham',
  '/thu-vien',
  '/tin-sach',
  '/sach-giao-khoa',
  '/gioi-thieu',
] as const

export const policyPages = ['/chinh-sach-doi-tra', '/dieu-khoan-su-dung', '/ho-tro'] as const

/** Nothing in them comes from the upstream. */
export const ownPages = ['/gio-hang', '/login', '/tra-cuu-don-hang'] as const

/** Calls a page makes for a visitor who is not signed in. */
export const reads = ['/api/HomePage/Logo', '/api/FlashSale', '/api/ProductPage'] as const

/** Pages of a person who is signed in, which ask the upstream while they are written. */
export const ownedPages = [
  '/tai-khoan/thong-tin-tai-khoan',
  '/tai-khoan/don-hang',
  '/tai-khoan/so-dia-chi',
  '/tai-lieu-cua-toi',
] as const

const linkOn = (list: string, link: RegExp) => async (origin: string) => {
  const { text } = await get(origin + list)
  const [, path] = link.exec(text) ?? []
  if (!path) throw new Error(`${list} links to nothing like ${link}`)
  return path
}

/** One page of a single thing each: a book, a course, a piece of news, a textbook. */
export const firstLink = [
  linkOn('/san-pham', /href="(\/san-pham\/[^"/]*\d+)"/),
  linkOn('/thu-vien', /href="(\/thu-vien\/khoa-hoc\/[^"]+)"/),
  linkOn('/tin-sach', /href="(\/tin-sach\/[^"?]+)"/),
  linkOn('/sach-giao-khoa', /href="(\/sach-giao-khoa\/[^"?]+)"/),
] as const
