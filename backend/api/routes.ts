// Written by `npm run layers`.

import type { HandlersOf } from '@/backend/platform/context'
import type { contract } from '@/contract'

type Loaders = { [G in keyof typeof contract]: () => Promise<HandlersOf<G>> }

/** The handlers of each group of the contract. A file's code is read when one of its calls first comes. */
export const routes: Loaders = {
  accounts: async () => (await import('@/backend/api/shop/accounts')).accountRoutes,
  auth: async () => (await import('@/backend/api/shop/auth')).authRoutes,
  cart: async () => (await import('@/backend/api/shop/cart')).cartRoutes,
  catalog: async () => (await import('@/backend/api/shop/catalog')).catalogRoutes,
  exams: async () => (await import('@/backend/api/shop/exams')).examRoutes,
  home: async () => (await import('@/backend/api/shop/home')).homeRoutes,
  learning: async () => (await import('@/backend/api/shop/learning')).learningRoutes,
  mobile: async () => (await import('@/backend/api/shop/mobile')).mobileRoutes,
  news: async () => (await import('@/backend/api/shop/news')).newsRoutes,
  office: async () => (await import('@/backend/api/staff/office')).officeRoutes,
  orders: async () => (await import('@/backend/api/shop/orders')).orderRoutes,
  pages: async () => (await import('@/backend/api/shop/pages')).pageRoutes,
  privacy: async () => (await import('@/backend/api/shop/privacy')).privacyRoutes,
  promotions: async () => (await import('@/backend/api/shop/promotions')).promotionRoutes,
  reviews: async () => (await import('@/backend/api/shop/reviews')).reviewRoutes,
  settings: async () => (await import('@/backend/api/shop/settings')).settingsRoutes,
  shipping: async () => (await import('@/backend/api/shop/shipping')).shippingRoutes,
  staffAccounts: async () => (await import('@/backend/api/staff/accounts')).staffAccountRoutes,
  staffAffiliates: async () =>
    (await import('@/backend/api/staff/affiliates')).staffAffiliateRoutes,
  staffAttempts: async () => (await import('@/backend/api/staff/attempts')).staffAttemptRoutes,
  staffAudit: async () => (await import('@/backend/api/staff/audit')).staffAuditRoutes,
  staffBlocks: async () => (await import('@/backend/api/staff/blocks')).staffBlockRoutes,
  staffCategories: async () => (await import('@/backend/api/staff/categories')).staffCategoryRoutes,
  staffConnections: async () =>
    (await import('@/backend/api/staff/connections')).staffConnectionRoutes,
  staffCourses: async () => (await import('@/backend/api/staff/courses')).staffCourseRoutes,
  staffCustomers: async () => (await import('@/backend/api/staff/customers')).staffCustomerRoutes,
  staffDashboard: async () => (await import('@/backend/api/staff/dashboard')).staffDashboardRoutes,
  staffFlashSales: async () =>
    (await import('@/backend/api/staff/flash-sales')).staffFlashSaleRoutes,
  staffImports: async () => (await import('@/backend/api/staff/imports')).staffImportRoutes,
  staffInvitations: async () =>
    (await import('@/backend/api/staff/invitations')).staffInvitationRoutes,
  staffInvoices: async () => (await import('@/backend/api/staff/invoices')).staffInvoiceRoutes,
  staffJobs: async () => (await import('@/backend/api/staff/jobs')).staffJobRoutes,
  staffMessages: async () => (await import('@/backend/api/staff/messages')).staffMessageRoutes,
  staffNews: async () => (await import('@/backend/api/staff/news')).staffNewsRoutes,
  staffOpening: async () => (await import('@/backend/api/staff/opening')).staffOpeningRoutes,
  staffPages: async () => (await import('@/backend/api/staff/pages')).staffPageRoutes,
  staffPictures: async () => (await import('@/backend/api/staff/pictures')).staffPictureRoutes,
  staffProducts: async () => (await import('@/backend/api/staff/products')).staffProductRoutes,
  staffReports: async () => (await import('@/backend/api/staff/reports')).staffReportRoutes,
  staffReviews: async () => (await import('@/backend/api/staff/reviews')).staffReviewRoutes,
  staffSession: async () => (await import('@/backend/api/staff/session')).staffSessionRoutes,
  staffSettings: async () => (await import('@/backend/api/staff/settings')).staffSettingsRoutes,
  staffShipping: async () => (await import('@/backend/api/staff/shipping')).staffShippingRoutes,
  staffShortLinks: async () =>
    (await import('@/backend/api/staff/short-links')).staffShortLinkRoutes,
  staffVouchers: async () => (await import('@/backend/api/staff/vouchers')).staffVoucherRoutes,
  textbooks: async () => (await import('@/backend/api/shop/textbooks')).textbookRoutes,
}

/** Reads all of them: a server begins with its code at hand, so that no visitor waits for it. */
export const loadRoutes = () => Promise.all(Object.values(routes).map((load) => load()))
