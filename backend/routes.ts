import type { HandlersOf } from '@/backend/context'
import type { contract } from '@/contract'

type Loaders = { [G in keyof typeof contract]: () => Promise<HandlersOf<G>> }

/** One room per feature of the contract, one function per call. A room's code is read when one of its calls first comes. */
export const routes: Loaders = {
  accounts: async () => (await import('@/backend/modules/accounts/routes')).accountRoutes,
  auth: async () => (await import('@/backend/modules/auth/routes')).authRoutes,
  cart: async () => (await import('@/backend/modules/cart/routes')).cartRoutes,
  catalog: async () => (await import('@/backend/modules/catalog/routes')).catalogRoutes,
  exams: async () => (await import('@/backend/modules/exams/routes')).examRoutes,
  home: async () => (await import('@/backend/modules/home/routes')).homeRoutes,
  learning: async () => (await import('@/backend/modules/learning/routes')).learningRoutes,
  mobile: async () => (await import('@/backend/modules/mobile/routes')).mobileRoutes,
  news: async () => (await import('@/backend/modules/news/routes')).newsRoutes,
  office: async () => (await import('@/backend/modules/office/routes')).officeRoutes,
  orders: async () => (await import('@/backend/modules/orders/routes')).orderRoutes,
  pages: async () => (await import('@/backend/modules/pages/routes')).pageRoutes,
  privacy: async () => (await import('@/backend/modules/privacy/routes')).privacyRoutes,
  promotions: async () => (await import('@/backend/modules/promotions/routes')).promotionRoutes,
  reviews: async () => (await import('@/backend/modules/reviews/routes')).reviewRoutes,
  settings: async () => (await import('@/backend/modules/settings/routes')).settingsRoutes,
  shipping: async () => (await import('@/backend/modules/shipping/routes')).shippingRoutes,
  staffAccounts: async () =>
    (await import('@/backend/modules/office/accounts/routes')).staffAccountRoutes,
  staffAffiliates: async () =>
    (await import('@/backend/modules/office/affiliates/routes')).staffAffiliateRoutes,
  staffAttempts: async () =>
    (await import('@/backend/modules/office/attempts/routes')).staffAttemptRoutes,
  staffAudit: async () => (await import('@/backend/modules/office/audit/routes')).staffAuditRoutes,
  staffBlocks: async () =>
    (await import('@/backend/modules/office/blocks/routes')).staffBlockRoutes,
  staffCategories: async () =>
    (await import('@/backend/modules/office/categories/routes')).staffCategoryRoutes,
  staffConnections: async () =>
    (await import('@/backend/modules/office/connections/routes')).staffConnectionRoutes,
  staffCourses: async () =>
    (await import('@/backend/modules/office/courses/routes')).staffCourseRoutes,
  staffCustomers: async () =>
    (await import('@/backend/modules/office/customers/routes')).staffCustomerRoutes,
  staffDashboard: async () =>
    (await import('@/backend/modules/office/dashboard/routes')).staffDashboardRoutes,
  staffFlashSales: async () =>
    (await import('@/backend/modules/office/flash-sales/routes')).staffFlashSaleRoutes,
  staffImports: async () =>
    (await import('@/backend/modules/office/imports/routes')).staffImportRoutes,
  staffInvoices: async () =>
    (await import('@/backend/modules/office/invoices/routes')).staffInvoiceRoutes,
  staffNews: async () => (await import('@/backend/modules/office/news/routes')).staffNewsRoutes,
  staffOpening: async () =>
    (await import('@/backend/modules/office/opening/routes')).staffOpeningRoutes,
  staffPages: async () => (await import('@/backend/modules/office/pages/routes')).staffPageRoutes,
  staffPictures: async () =>
    (await import('@/backend/modules/office/pictures/routes')).staffPictureRoutes,
  staffProducts: async () =>
    (await import('@/backend/modules/office/products/routes')).staffProductRoutes,
  staffReports: async () =>
    (await import('@/backend/modules/office/reports/routes')).staffReportRoutes,
  staffReviews: async () =>
    (await import('@/backend/modules/office/reviews/routes')).staffReviewRoutes,
  staffSession: async () =>
    (await import('@/backend/modules/office/session/routes')).staffSessionRoutes,
  staffSettings: async () =>
    (await import('@/backend/modules/office/settings/routes')).staffSettingsRoutes,
  staffShipping: async () =>
    (await import('@/backend/modules/office/shipping/routes')).staffShippingRoutes,
  staffShortLinks: async () =>
    (await import('@/backend/modules/office/short-links/routes')).staffShortLinkRoutes,
  staffVouchers: async () =>
    (await import('@/backend/modules/office/vouchers/routes')).staffVoucherRoutes,
  textbooks: async () => (await import('@/backend/modules/textbooks/routes')).textbookRoutes,
}

/** Reads all of them: a server begins with its code at hand, so that no visitor waits for it. */
export const loadRoutes = () => Promise.all(Object.values(routes).map((load) => load()))
