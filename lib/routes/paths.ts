import type { ErrorStatus } from '@/lib/routes/error-document'
import { hrefsOf, type Id, segment } from '@/lib/routes/hrefs-of'
import { mobilePages } from '@/lib/routes/mobile-pages'
import {
  accountPages,
  type PolicyKey,
  pages,
  policyPaths,
  type ShortLinkKind,
} from '@/lib/routes/pages'
import { encodeValue, withQuery } from '@/lib/routes/query-string'

const hrefs = hrefsOf(pages)

/** The codes of the search types. */
export const searchTypes = { products: 1, library: 2, news: 3 } as const
export type SearchType = (typeof searchTypes)[keyof typeof searchTypes]

// Letter for letter as printed links have it, with the empty category and the bare comma.
const searchStarts: Record<SearchType, string> = {
  1: '/san-pham?page=1&category=&objectType=0,1&searchContent=',
  2: '/thu-vien?page=1&searchContent=',
  3: '/tin-sach?page=1&searchContent=',
}

type ErrorFacts = {
  /** The address that was asked for. */
  address?: string | undefined
  /** Of the error, for whoever reports it. */
  code?: string | undefined
  /** How long to wait. */
  seconds?: number | undefined
}

/** The page that says in full what went wrong; the gateway shows it in place of the page that was asked for. */
const errorDocumentUnder = (path: string) => (status: ErrorStatus, facts: ErrorFacts) =>
  withQuery(`${path}/${status}`, facts)

const mobile = {
  ...hrefsOf(mobilePages),
  /** Where the app's webview exchanges a one-time code for its session. */
  session: () => '/mobile/session',
  /** Asks before one person's session takes the place of another's. */
  switchAccount: () => '/mobile/doi-tai-khoan',
  errorDocument: errorDocumentUnder('/mobile/trang-loi'),
  /** Shown with status 401 in place of a personal page, so that the app can sign in. */
  loginNeeded: (next?: string) => withQuery('/mobile/can-dang-nhap', { next }),
}

/** Every URL of the shop. Query keys keep the order given; empty values and page 1 are left out. */
export const paths = {
  ...hrefs,
  root: () => '/',
  /** The home page with an affiliate's code, which the browser stores. */
  recommended: (code: string) => hrefs.home({ affiliate: code }),
  /** Where a book's code is entered. */
  activation: () => `${hrefs.myDocuments()}?kich-hoat=1#kich-hoat`,
  lessonPreview: (id: Id) => hrefs.lessonPreview({ id }),
  coursePreview: (id: Id) => hrefs.coursePreview({ id }),
  /** An address of digits alone would be read as an id, so such news keep their id. */
  news: ({ newsURL, id }: { newsURL?: string | null | undefined; id: Id }) =>
    hrefs.news(newsURL && !/^\d+$/.test(newsURL) ? newsURL : id),
  policy: (key: PolicyKey) => policyPaths[key],
  shortLink: (kind: ShortLinkKind, id: Id) => `/${kind}/${segment(id)}`,
  login: (next?: string) =>
    next ? `${hrefs.login()}?next=${encodeURIComponent(next)}` : hrefs.login(),
  /** The login page with the reason why signing in at a provider did not work. */
  loginFailed: (reason: string, next?: string) =>
    hrefs.login({ error: reason, next: next === '/' ? undefined : next }),
  /** Held open by the gateway until the page is out of sight. */
  sessionEnd: (topic: string) => `/api/session-end/${segment(topic)}`,
  /** Where applying a search leads; the caller sees to it that the text is not blank. */
  search: (type: SearchType, text: string) =>
    searchStarts[type] + encodeValue(text.trim()).replaceAll(',', '%2C'),

  /** For machines: what there is to find, the news as a feed, a picture of a title. */
  sitemapIndex: () => '/sitemap.xml',
  sitemap: (kind: string, part: number) => `/sitemaps/${kind}-${part}.xml`,
  newsFeed: () => '/rss.xml',
  ogImage: (token: string) => `/og/${token}`,

  errorDocument: errorDocumentUnder('/trang-loi'),

  account: hrefsOf(accountPages),
  mobile,
}
