'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { DashboardView } from '@/components/office/dashboard/dashboard-view'
import { officeCalls } from '@/components/office/data-provider'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { office } from '@/lib/messages/office'
import { NEW, type OfficeResource } from '@/lib/routes/office-paths'

/** A screen whose code comes when it is first opened: most of the staff never open it. */
const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }))

const AccountCreate = later(
  async () => (await import('@/components/office/accounts/account-create')).AccountCreate,
)
const AccountEdit = later(
  async () => (await import('@/components/office/accounts/account-edit')).AccountEdit,
)
const AccountList = later(
  async () => (await import('@/components/office/accounts/account-list')).AccountList,
)
const AffiliateList = later(
  async () => (await import('@/components/office/affiliates/affiliate-list')).AffiliateList,
)
const AffiliatePage = later(
  async () => (await import('@/components/office/affiliates/affiliate-page')).AffiliatePage,
)
const AttemptList = later(
  async () => (await import('@/components/office/attempts/attempt-list')).AttemptList,
)
const AttemptPage = later(
  async () => (await import('@/components/office/attempts/attempt-page')).AttemptPage,
)
const AuditList = later(
  async () => (await import('@/components/office/audit/audit-list')).AuditList,
)
const CategoryList = later(
  async () => (await import('@/components/office/categories/category-list')).CategoryList,
)
const CodList = later(async () => (await import('@/components/office/money/cod-list')).CodList)
const MessageList = later(
  async () => (await import('@/components/office/messages/message-list')).MessageList,
)
const JobList = later(async () => (await import('@/components/office/jobs/job-list')).JobList)
const FlashSaleCreate = later(
  async () => (await import('@/components/office/flash-sales/flash-sale-create')).FlashSaleCreate,
)
const FlashSaleEdit = later(
  async () => (await import('@/components/office/flash-sales/flash-sale-edit')).FlashSaleEdit,
)
const FlashSaleList = later(
  async () => (await import('@/components/office/flash-sales/flash-sale-list')).FlashSaleList,
)
const ProductCreate = later(
  async () => (await import('@/components/office/products/product-create')).ProductCreate,
)
const ProductEdit = later(
  async () => (await import('@/components/office/products/product-edit')).ProductEdit,
)
const ProductList = later(
  async () => (await import('@/components/office/products/product-list')).ProductList,
)
const CourseCreate = later(
  async () => (await import('@/components/office/courses/course-create')).CourseCreate,
)
const CourseEdit = later(
  async () => (await import('@/components/office/courses/course-edit')).CourseEdit,
)
const CourseList = later(
  async () => (await import('@/components/office/courses/course-list')).CourseList,
)
const CustomerList = later(
  async () => (await import('@/components/office/customers/customer-list')).CustomerList,
)
const CustomerPage = later(
  async () => (await import('@/components/office/customers/customer-page')).CustomerPage,
)
const ImportCreate = later(
  async () => (await import('@/components/office/imports/import-create')).ImportCreate,
)
const ImportList = later(
  async () => (await import('@/components/office/imports/import-list')).ImportList,
)
const ImportPage = later(
  async () => (await import('@/components/office/imports/import-page')).ImportPage,
)
const NewsCreate = later(
  async () => (await import('@/components/office/news/news-create')).NewsCreate,
)
const NewsEdit = later(async () => (await import('@/components/office/news/news-edit')).NewsEdit)
const NewsList = later(async () => (await import('@/components/office/news/news-list')).NewsList)
const PageCreate = later(
  async () => (await import('@/components/office/pages/page-create')).PageCreate,
)
const PageEdit = later(async () => (await import('@/components/office/pages/page-edit')).PageEdit)
const PageList = later(async () => (await import('@/components/office/pages/page-list')).PageList)
const BlockList = later(
  async () => (await import('@/components/office/blocks/block-list')).BlockList,
)
const BlockEdit = later(
  async () => (await import('@/components/office/blocks/block-edit')).BlockEdit,
)
const ShortLinkCreate = later(
  async () => (await import('@/components/office/short-links/short-link-create')).ShortLinkCreate,
)
const ShortLinkEdit = later(
  async () => (await import('@/components/office/short-links/short-link-edit')).ShortLinkEdit,
)
const ShortLinkList = later(
  async () => (await import('@/components/office/short-links/short-link-list')).ShortLinkList,
)
const InvoiceList = later(
  async () => (await import('@/components/office/invoices/invoice-list')).InvoiceList,
)
const InvoicePage = later(
  async () => (await import('@/components/office/invoices/invoice-page')).InvoicePage,
)
const OrderList = later(
  async () => (await import('@/components/office/orders/order-list')).OrderList,
)
const OrderPage = later(
  async () => (await import('@/components/office/orders/order-page')).OrderPage,
)
const PackingList = later(
  async () => (await import('@/components/office/packing/packing-list')).PackingList,
)
const PackingTable = later(
  async () => (await import('@/components/office/packing/packing-table')).PackingTable,
)
const PaymentList = later(
  async () => (await import('@/components/office/money/payment-list')).PaymentList,
)
const PrivacyList = later(
  async () => (await import('@/components/office/privacy/privacy-list')).PrivacyList,
)
const RefundList = later(
  async () => (await import('@/components/office/money/refund-list')).RefundList,
)
const ReportPage = later(
  async () => (await import('@/components/office/reports/report-page')).ReportPage,
)
const ReturnList = later(
  async () => (await import('@/components/office/returns/return-list')).ReturnList,
)
const ConnectionPage = later(
  async () => (await import('@/components/office/connections/connection-page')).ConnectionPage,
)
const FeePage = later(async () => (await import('@/components/office/shipping/fee-page')).FeePage)
const SettingsPage = later(
  async () => (await import('@/components/office/settings/settings-page')).SettingsPage,
)
const TransferList = later(
  async () => (await import('@/components/office/money/transfer-list')).TransferList,
)
const VoucherCreate = later(
  async () => (await import('@/components/office/vouchers/voucher-create')).VoucherCreate,
)
const VoucherEdit = later(
  async () => (await import('@/components/office/vouchers/voucher-edit')).VoucherEdit,
)
const VoucherList = later(
  async () => (await import('@/components/office/vouchers/voucher-list')).VoucherList,
)
const ReviewList = later(
  async () => (await import('@/components/office/reviews/review-list')).ReviewList,
)

const WardList = later(async () => (await import('@/components/office/wards/ward-list')).WardList)

type Screens = {
  list: ComponentType
  record?: ComponentType<{ id: string }>
  create?: ComponentType
}

/** The screens of each resource; a new one needs its line here (docs/adding-a-staff-resource.md). */
const screens: Record<OfficeResource, Screens> = {
  'nhap-sach': { list: ImportList, record: ImportPage, create: ImportCreate },
  'san-pham': { list: ProductList, record: ProductEdit, create: ProductCreate },
  'danh-muc': { list: CategoryList },
  'flash-sale': { list: FlashSaleList, record: FlashSaleEdit, create: FlashSaleCreate },
  'ma-giam-gia': { list: VoucherList, record: VoucherEdit, create: VoucherCreate },
  'cham-bai': { list: AttemptList, record: AttemptPage },
  'khoa-hoc': { list: CourseList, record: CourseEdit, create: CourseCreate },
  'tin-sach': { list: NewsList, record: NewsEdit, create: NewsCreate },
  'lien-ket-ngan': { list: ShortLinkList, record: ShortLinkEdit, create: ShortLinkCreate },
  'trang-chu': { list: BlockList, record: BlockEdit },
  'trang-noi-dung': { list: PageList, record: PageEdit, create: PageCreate },
  'don-hang': { list: OrderList, record: OrderPage },
  'dong-goi': { list: PackingList, record: PackingTable },
  'tra-hang': { list: ReturnList },
  'thanh-toan': { list: PaymentList },
  'chuyen-khoan': { list: TransferList },
  'thu-ho': { list: CodList },
  'hoan-tien': { list: RefundList },
  'cong-tac-vien': { list: AffiliateList, record: AffiliatePage },
  'khach-hang': { list: CustomerList, record: CustomerPage },
  'hoa-don': { list: InvoiceList, record: InvoicePage },
  'danh-gia': { list: ReviewList },
  'du-lieu-ca-nhan': { list: PrivacyList },
  'bao-cao': { list: ReportPage },
  'phuong-xa': { list: WardList },
  'ket-noi': { list: ConnectionPage },
  'phi-giao-hang': { list: FeePage },
  'cai-dat': { list: SettingsPage },
  'tin-da-gui': { list: MessageList },
  'viec-nen': { list: JobList },
  'nhat-ky': { list: AuditList },
  'nhan-vien': { list: AccountList, record: AccountEdit, create: AccountCreate },
}

const isResource = (name: string): name is OfficeResource => Object.hasOwn(screens, name)

function ResourceScreen({ resource, id }: { resource: OfficeResource; id: string | undefined }) {
  const { roles } = useOfficeSession()
  const { list: List, record: Record, create: Create } = screens[resource]
  if (!mayDo(roles, officeCalls[resource].list.roles))
    return <Notice tone="warning">{office.notAllowed}</Notice>
  if (id === undefined) return <List />
  if (id === NEW && Create) return <Create />
  return Record ? <Record key={id} id={id} /> : <Notice tone="warning">{office.notFound}</Notice>
}

/** The screen an address of the office names. */
export function OfficeScreen({ path }: { path: readonly string[] }) {
  const [resource, id, ...rest] = path
  if (resource === undefined) return <DashboardView />
  if (!isResource(resource) || rest.length > 0)
    return <Notice tone="warning">{office.notFound}</Notice>
  return (
    <Suspense fallback={<Loading />}>
      <ResourceScreen resource={resource} id={id} />
    </Suspense>
  )
}
