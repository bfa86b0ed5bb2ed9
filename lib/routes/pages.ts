import { mobilePages } from '@/lib/routes/mobile-pages'
import { HOUR, MINUTE, type Page } from '@/lib/routes/page'

/** Every page of the shop, the more particular paths first. `paths` and everything that asks about a page derive from here. */
export const pages = {
  home: {
    path: '/trang-chu',
    cache: { lifetime: MINUTE, tags: ['site', 'home', 'products', 'news', 'flash-sale'] },
    sitemap: 'pages',
  },
  products: {
    path: '/san-pham',
    alias: '/product/productList',
    query: { endpoint: 'listProducts' },
    formKeys: ['priceFrom', 'priceTo'],
    cache: { lifetime: MINUTE, tags: ['site', 'products', 'flash-sale'] },
    noindex: 'filters',
    sitemap: 'pages',
  },
  category: {
    path: '/san-pham/danh-muc/{id}',
    query: { endpoint: 'listProducts', without: ['category'] },
    formKeys: ['priceFrom', 'priceTo'],
    cache: { lifetime: MINUTE, tags: ['site', 'products', 'flash-sale', 'category:{id}'] },
    noindex: 'filters',
    sitemap: 'categories',
  },
  product: {
    path: '/san-pham/{id}',
    alias: '/product/{id}',
    cache: { lifetime: MINUTE, tags: ['site', 'flash-sale', 'product:{id}'] },
    sitemap: 'products',
  },
  flashSale: {
    path: '/flashSale',
    cache: { lifetime: MINUTE, tags: ['site', 'products', 'flash-sale'] },
    sitemap: 'pages',
  },
  library: {
    path: '/thu-vien',
    alias: '/library/libraryCourses',
    query: { endpoint: 'listLibraryCourses', plus: ['tab'] },
    cache: { lifetime: 5 * MINUTE, tags: ['site', 'courses'] },
    noindex: ['category', 'searchContent', 'tab'],
    sitemap: 'pages',
  },
  libraryCourse: {
    path: '/thu-vien/khoa-hoc/{id}',
    alias: '/library/course/{id}',
    cache: { lifetime: 5 * MINUTE, tags: ['site', 'course:{id}'] },
    sitemap: 'courses',
  },
  libraryLesson: {
    path: '/thu-vien/bai-hoc/{id}',
    alias: '/library/lesson/{id}',
    cache: { lifetime: 5 * MINUTE, tags: ['site', 'lesson:{id}'], startsAtOnce: true },
    sitemap: 'lessons',
  },
  newsList: {
    path: '/tin-sach',
    alias: '/news/newsList',
    query: { endpoint: 'listNews' },
    cache: { lifetime: 5 * MINUTE, tags: ['site', 'news'] },
    noindex: ['searchContent'],
    sitemap: 'pages',
  },
  news: {
    path: '/tin-sach/{name}',
    alias: '/news/{name}',
    cache: { lifetime: 5 * MINUTE, tags: ['site', 'news:{name}'] },
    sitemap: 'news',
  },
  textbooks: {
    path: '/sach-giao-khoa',
    alias: '/sgk/thu-vien-sgk',
    query: { endpoint: 'listAssets', plus: ['grade', 'subject'] },
    formKeys: ['searchContent'],
    cache: { lifetime: MINUTE, tags: ['site', 'textbooks', 'products', 'flash-sale'] },
    noindex: ['searchContent', ['grade', 'subject']],
    sitemap: 'pages',
  },
  textbook: {
    path: '/sach-giao-khoa/{id}',
    alias: '/sgk/thu-vien-sgk/{id}',
    cache: { lifetime: HOUR, tags: ['site', 'textbook:{id}'] },
    sitemap: 'textbooks',
  },
  about: {
    path: '/gioi-thieu',
    cache: { lifetime: HOUR, tags: ['site', 'intro'] },
    sitemap: 'pages',
  },
  page: { path: '/pages/{name}', cache: { lifetime: 5 * MINUTE, tags: ['site', 'page:{name}'] } },
  orderLookUp: { path: '/tra-cuu-don-hang', sitemap: 'pages' },
  guestData: { path: '/du-lieu-ca-nhan', isPersonal: true },
  guardian: { path: '/giam-ho', isPersonal: true },
  staffInvitation: { path: '/loi-moi', isPersonal: true },
  stockNotice: { path: '/bao-co-hang/{id}', isPersonal: true },
  confirmOrder: { path: '/xac-nhan-don/{name}', isPersonal: true },
  cart: { path: '/gio-hang', alias: '/cart', isPersonal: true },
  invoice: { path: '/xac-nhan-don-hang/{name}/hoa-don', access: 'order' },
  orderConfirmation: {
    path: '/xac-nhan-don-hang/{name}',
    alias: '/confirm-order/{name}',
    access: 'order',
  },
  lessonPreview: { path: '/xem-truoc', alias: '/preview' },
  coursePreview: { path: '/xem-truoc-khoa-hoc', alias: '/previewCourse' },
  login: { path: '/login' },
  logout: { path: '/logout', access: 'session' },
  myDocuments: { path: '/tai-lieu-cua-toi', access: 'session' },
  course: { path: '/khoa-hoc/{id}', alias: '/course/{id}', access: 'session' },
  lesson: { path: '/bai-hoc/{id}', alias: '/lesson/{id}', access: 'session' },
  exercise: { path: '/bai-tap/{id}', alias: '/exercise/{id}', access: 'session' },
  myExercise: { path: '/bai-tap-cua-toi/{id}', alias: '/myexercise/{id}', access: 'session' },
  exam: { path: '/bai-kiem-tra/{id}', alias: '/exam/{id}', access: 'session' },
  myExam: { path: '/myexam/{id}', access: 'session' },
} as const satisfies Record<string, Page>

/** The account's own pages. */
export const accountPages = {
  home: { path: '/tai-khoan', alias: '/account', access: 'session' },
  info: { path: '/tai-khoan/thong-tin-tai-khoan', access: 'session' },
  addresses: { path: '/tai-khoan/so-dia-chi', access: 'session' },
  orders: { path: '/tai-khoan/don-hang', access: 'session' },
  order: { path: '/tai-khoan/don-hang/{name}', access: 'session' },
  password: { path: '/tai-khoan/doi-mat-khau', access: 'session' },
  affiliate: { path: '/tai-khoan/affiliate', access: 'session' },
  reviews: { path: '/tai-khoan/danh-gia-san-pham', access: 'session' },
  privacy: { path: '/tai-khoan/du-lieu', access: 'session' },
} as const satisfies Record<string, Page>

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

const policyPages = Object.values(policyPaths).map(
  (path): Page => ({
    path,
    cache: { lifetime: HOUR, tags: ['site', `page:${path.slice(1)}`] },
    sitemap: 'pages',
  }),
)

/** Addresses printed in books: they lead to what the office names, or show the landing page of that name. */
export const shortLinkKinds = ['m', 'h', 'p'] as const
export type ShortLinkKind = (typeof shortLinkKinds)[number]

const shortLinkPages = shortLinkKinds.map(
  (kind): Page => ({
    path: `/${kind}/{name}`,
    cache: { lifetime: MINUTE, tags: ['site', 'redirects', 'page:{name}'] },
  }),
)

/** The office: who may do what there the calls say. */
const officePages: readonly Page[] = [
  { path: '/quan-tri', access: 'session' },
  { path: '/quan-tri/{rest*}', access: 'session' },
]

/** Anything below the account asks for a session, known page or not. */
const belowAccount: Page = {
  path: '/tai-khoan/{rest*}',
  alias: '/account/{rest*}',
  access: 'session',
}

export const allPages: readonly Page[] = [
  ...Object.values(pages),
  ...policyPages,
  ...shortLinkPages,
  ...Object.values(accountPages),
  belowAccount,
  ...officePages,
  ...Object.values(mobilePages),
]
