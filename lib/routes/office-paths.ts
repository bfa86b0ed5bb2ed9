/** What the office looks after, by the word its addresses and its lists use. */
export const officeResources = {
  products: 'san-pham',
  categories: 'danh-muc',
  flashSales: 'flash-sale',
  vouchers: 'ma-giam-gia',
  imports: 'nhap-sach',
  courses: 'khoa-hoc',
  attempts: 'cham-bai',
  news: 'tin-sach',
  pages: 'trang-noi-dung',
  blocks: 'trang-chu',
  shortLinks: 'lien-ket-ngan',
  orders: 'don-hang',
  packing: 'dong-goi',
  returns: 'tra-hang',
  payments: 'thanh-toan',
  transfers: 'chuyen-khoan',
  cod: 'thu-ho',
  refunds: 'hoan-tien',
  affiliates: 'cong-tac-vien',
  customers: 'khach-hang',
  invoices: 'hoa-don',
  reviews: 'danh-gia',
  privacy: 'du-lieu-ca-nhan',
  reports: 'bao-cao',
  shippingFees: 'phi-giao-hang',
  carrierWards: 'phuong-xa',
  connections: 'ket-noi',
  settings: 'cai-dat',
  messages: 'tin-da-gui',
  jobs: 'viec-nen',
  audit: 'nhat-ky',
  accounts: 'nhan-vien',
} as const
export type OfficeResource = (typeof officeResources)[keyof typeof officeResources]

const ROOT = '/quan-tri'
/** Where a new one is made, in place of an id. */
export const NEW = 'them'

export const officePaths = {
  home: () => ROOT,
  list: (resource: OfficeResource) => `${ROOT}/${resource}`,
  record: (resource: OfficeResource, id: string | number) =>
    `${ROOT}/${resource}/${encodeURIComponent(String(id))}`,
  create: (resource: OfficeResource) => `${ROOT}/${resource}/${NEW}`,
}
