/** The footer; rendered on the server only. */
export const layoutFooter = {
  label: 'Cuối trang',
  about: 'Về chúng tôi',
  policies: 'Chính sách',
  support: 'Hỗ trợ',
  contact: 'Liên hệ',
  lookUp: 'Tra cứu đơn hàng',
  address: 'Địa chỉ công ty',
  warehouse: 'Địa chỉ kho hàng',
  hotline: 'Đường dây nóng',
  email: 'Email',
  taxCode: 'Mã số doanh nghiệp',
  rights: (year: number, shop: string) => `© ${year} ${shop}`,
} as const
