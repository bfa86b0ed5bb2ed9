import { homePath } from '@/lib/routes/home-path'
import { type IdSlug, idSlug } from '@/lib/routes/id-slug'
import { encodeValue, type Query, withQuery } from '@/lib/routes/query-string'

type Id = string | number

const segment = (id: Id) => encodeURIComponent(String(id))

export const policyPaths = {
  orderingGuide: '/huong-dan-dat-hang',
  paymentGuide: '/huong-dan-thanh-toan',
  shipping: '/phuong-thuc-van-chuyen',
  returns: '/chinh-sach-doi-tra',
  support: '/ho-tro',
  terms: '/dieu-khoan-su-dung',
  collaboratorTerms: '/dieu-khoan-cong-tac-vien',
  collaboratorPolicy: '/chinh-sach-CTV',
  privacy: '/chinh-sach-bao-mat',
  inspection: '/chinh-sach-kiem-hang',
} as const
export type PolicyKey = keyof typeof policyPaths

/** The codes of the specification's search types. */
export const searchTypes = { products: 1, library: 2, news: 3 } as const
export type SearchType = (typeof searchTypes)[keyof typeof searchTypes]

// Letter for letter as the specification writes them: the empty category and the bare comma belong to it.
const searchStarts: Record<SearchType, string> = {
  1: '/san-pham?page=1&category=&objectType=0,1&searchContent=',
  2: '/thu-vien?page=1&searchContent=',
  3: '/tin-sach?page=1&searchContent=',
}

const account = {
  home: () => '/tai-khoan',
  info: () => '/tai-khoan/thong-tin-tai-khoan',
  addresses: () => '/tai-khoan/so-dia-chi',
  orders: (query?: Query) => withQuery('/tai-khoan/don-hang', query),
  order: (id: Id) => `/tai-khoan/don-hang/${segment(id)}`,
  password: () => '/tai-khoan/doi-mat-khau',
  affiliate: () => '/tai-khoan/affiliate',
  reviews: (query?: Query) => withQuery('/tai-khoan/danh-gia-san-pham', query),
}

const mobile = {
  exercise: (id: Id) => `/mobile/exercise/${segment(id)}`,
  myExercise: (id: Id, query?: Query) => withQuery(`/mobile/myExercise/${segment(id)}`, query),
  exam: (id: Id) => `/mobile/exam/${segment(id)}`,
  myExam: (id: Id, query?: Query) => withQuery(`/mobile/myexam/${segment(id)}`, query),
  course: (id: Id) => `/mobile/course/${segment(id)}`,
  lesson: (id: Id) => `/mobile/lesson/${segment(id)}`,
  myCourse: (id: Id) => `/mobile/mycourse/${segment(id)}`,
  myLesson: (id: Id) => `/mobile/mycourse/lesson/${segment(id)}`,
  news: (id: Id) => `/mobile/news/${segment(id)}`,
  textbook: (id: Id) => `/mobile/sgk/thu-vien-sgk/${segment(id)}`,
  /** Where the app's webview exchanges a one-time code for its session. */
  session: () => '/mobile/session',
  /** Asks before one person's session takes the place of another's. */
  switchAccount: () => '/mobile/doi-tai-khoan',
  /** What the app shows for an address that no page has. */
  missing: () => '/mobile/khong-co-trang',
  /** Shown with status 401 in place of a personal page, so that the app can sign in. */
  loginNeeded: (next?: string) => withQuery('/mobile/can-dang-nhap', { next }),
}

/** Every address of the shop. Queries are written in the order given; empty values and page 1 are left out. */
export const paths = {
  root: () => '/',
  home: () => homePath,
  /** The shop as somebody recommends it: `lib/routes/public` ignores the code, the browser keeps it. */
  recommended: (code: string) => withQuery(homePath, { affiliate: code }),
  products: (query?: Query) => withQuery('/san-pham', query),
  category: (category: IdSlug, query?: Query) =>
    withQuery(`/san-pham/danh-muc/${idSlug(category)}`, query),
  product: (product: IdSlug) => `/san-pham/${idSlug(product)}`,
  flashSale: () => '/flashSale',
  cart: () => '/gio-hang',
  orderLookUp: () => '/tra-cuu-don-hang',
  orderConfirmation: (id: Id) => `/xac-nhan-don-hang/${segment(id)}`,
  invoice: (orderId: Id) => `/xac-nhan-don-hang/${segment(orderId)}/hoa-don`,

  /** The learner's own courses and lessons (sign-in needed). */
  course: (course: IdSlug) => `/khoa-hoc/${idSlug(course)}`,
  lesson: (lesson: IdSlug) => `/bai-hoc/${idSlug(lesson)}`,
  myDocuments: (query?: Query) => withQuery('/tai-lieu-cua-toi', query),
  /** Where a book's code is entered. */
  activation: () => '/tai-lieu-cua-toi#kich-hoat',
  exercise: (id: Id) => `/bai-tap/${segment(id)}`,
  /** One's own results; `examResultId` names an older attempt. */
  myExercise: (id: Id, query?: Query) => withQuery(`/bai-tap-cua-toi/${segment(id)}`, query),
  exam: (id: Id) => `/bai-kiem-tra/${segment(id)}`,
  myExam: (id: Id, query?: Query) => withQuery(`/myexam/${segment(id)}`, query),

  library: (query?: Query) => withQuery('/thu-vien', query),
  libraryCourse: (course: IdSlug) => `/thu-vien/khoa-hoc/${idSlug(course)}`,
  libraryLesson: (lesson: IdSlug) => `/thu-vien/bai-hoc/${idSlug(lesson)}`,
  lessonPreview: (id: Id) => `/xem-truoc?id=${segment(id)}`,
  coursePreview: (id: Id) => `/xem-truoc-khoa-hoc?id=${segment(id)}`,

  newsList: (query?: Query) => withQuery('/tin-sach', query),
  /** An address of digits alone would be read as an id, so such news keep their id. */
  news: ({ newsURL, id }: { newsURL?: string | null | undefined; id: Id }) =>
    `/tin-sach/${newsURL && !/^\d+$/.test(newsURL) ? segment(newsURL) : segment(id)}`,
  textbooks: (query?: Query) => withQuery('/sach-giao-khoa', query),
  textbook: (textbook: IdSlug) => `/sach-giao-khoa/${idSlug(textbook)}`,

  about: () => '/gioi-thieu',
  policy: (key: PolicyKey) => policyPaths[key],
  page: (id: Id) => `/pages/${segment(id)}`,
  shortLink: (kind: 'm' | 'h' | 'p', id: Id) => `/${kind}/${segment(id)}`,

  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  /** The login page with the reason why signing in at a provider did not work. */
  loginFailed: (reason: string, next?: string) =>
    withQuery('/login', { error: reason, next: next === '/' ? undefined : next }),
  logout: () => '/logout',
  /** Held open by the front door until the page is out of sight. */
  sessionEnd: (topic: string) => `/api/session-end/${segment(topic)}`,
  /** Where applying a search leads; the caller sees to it that the text is not blank. */
  search: (type: SearchType, text: string) =>
    searchStarts[type] + encodeValue(text.trim()).replaceAll(',', '%2C'),

  /** For machines: what there is to find, the news as a feed, a word about the shop, a picture of a title. */
  sitemapIndex: () => '/sitemap.xml',
  sitemap: (kind: string, part: number) => `/sitemaps/${kind}-${part}.xml`,
  newsFeed: () => '/rss.xml',
  ogImage: (token: string) => `/og/${token}`,

  account,
  mobile,
}
