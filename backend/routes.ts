import { accountRoutes } from '@/backend/modules/accounts/routes'
import { authRoutes } from '@/backend/modules/auth/routes'
import { cartRoutes } from '@/backend/modules/cart/routes'
import { catalogRoutes } from '@/backend/modules/catalog/routes'
import { examRoutes } from '@/backend/modules/exams/routes'
import { homeRoutes } from '@/backend/modules/home/routes'
import { learningRoutes } from '@/backend/modules/learning/routes'
import { mobileRoutes } from '@/backend/modules/mobile/routes'
import { newsRoutes } from '@/backend/modules/news/routes'
import { staffAccountRoutes } from '@/backend/modules/office/accounts/routes'
import { staffAffiliateRoutes } from '@/backend/modules/office/affiliates/routes'
import { staffAttemptRoutes } from '@/backend/modules/office/attempts/routes'
import { staffAuditRoutes } from '@/backend/modules/office/audit/routes'
import { staffBlockRoutes } from '@/backend/modules/office/blocks/routes'
import { staffCategoryRoutes } from '@/backend/modules/office/categories/routes'
import { staffConnectionRoutes } from '@/backend/modules/office/connections/routes'
import { staffCourseRoutes } from '@/backend/modules/office/courses/routes'
import { staffCustomerRoutes } from '@/backend/modules/office/customers/routes'
import { staffDashboardRoutes } from '@/backend/modules/office/dashboard/routes'
import { staffFlashSaleRoutes } from '@/backend/modules/office/flash-sales/routes'
import { staffImportRoutes } from '@/backend/modules/office/imports/routes'
import { staffInvoiceRoutes } from '@/backend/modules/office/invoices/routes'
import { staffNewsRoutes } from '@/backend/modules/office/news/routes'
import { staffOpeningRoutes } from '@/backend/modules/office/opening/routes'
import { staffPageRoutes } from '@/backend/modules/office/pages/routes'
import { staffPictureRoutes } from '@/backend/modules/office/pictures/routes'
import { staffProductRoutes } from '@/backend/modules/office/products/routes'
import { staffReportRoutes } from '@/backend/modules/office/reports/routes'
import { staffReviewRoutes } from '@/backend/modules/office/reviews/routes'
import { officeRoutes } from '@/backend/modules/office/routes'
import { staffSessionRoutes } from '@/backend/modules/office/session/routes'
import { staffSettingsRoutes } from '@/backend/modules/office/settings/routes'
import { staffShippingRoutes } from '@/backend/modules/office/shipping/routes'
import { staffShortLinkRoutes } from '@/backend/modules/office/short-links/routes'
import { staffVoucherRoutes } from '@/backend/modules/office/vouchers/routes'
import { orderRoutes } from '@/backend/modules/orders/routes'
import { pageRoutes } from '@/backend/modules/pages/routes'
import { privacyRoutes } from '@/backend/modules/privacy/routes'
import { promotionRoutes } from '@/backend/modules/promotions/routes'
import { reviewRoutes } from '@/backend/modules/reviews/routes'
import { settingsRoutes } from '@/backend/modules/settings/routes'
import { shippingRoutes } from '@/backend/modules/shipping/routes'
import { textbookRoutes } from '@/backend/modules/textbooks/routes'

/** One room per feature of the contract, one function per call. */
export const routes = {
  accounts: accountRoutes,
  auth: authRoutes,
  cart: cartRoutes,
  catalog: catalogRoutes,
  exams: examRoutes,
  home: homeRoutes,
  learning: learningRoutes,
  mobile: mobileRoutes,
  news: newsRoutes,
  office: officeRoutes,
  orders: orderRoutes,
  pages: pageRoutes,
  privacy: privacyRoutes,
  promotions: promotionRoutes,
  reviews: reviewRoutes,
  settings: settingsRoutes,
  shipping: shippingRoutes,
  staffAccounts: staffAccountRoutes,
  staffAffiliates: staffAffiliateRoutes,
  staffAttempts: staffAttemptRoutes,
  staffReviews: staffReviewRoutes,
  staffAudit: staffAuditRoutes,
  staffBlocks: staffBlockRoutes,
  staffCategories: staffCategoryRoutes,
  staffConnections: staffConnectionRoutes,
  staffCourses: staffCourseRoutes,
  staffCustomers: staffCustomerRoutes,
  staffDashboard: staffDashboardRoutes,
  staffFlashSales: staffFlashSaleRoutes,
  staffImports: staffImportRoutes,
  staffNews: staffNewsRoutes,
  staffPages: staffPageRoutes,
  staffInvoices: staffInvoiceRoutes,
  staffOpening: staffOpeningRoutes,
  staffPictures: staffPictureRoutes,
  staffProducts: staffProductRoutes,
  staffReports: staffReportRoutes,
  staffSession: staffSessionRoutes,
  staffSettings: staffSettingsRoutes,
  staffVouchers: staffVoucherRoutes,
  staffShipping: staffShippingRoutes,
  staffShortLinks: staffShortLinkRoutes,
  textbooks: textbookRoutes,
}
