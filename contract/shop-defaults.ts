/** Who runs the shop until the environment or the office says otherwise: a company that does not exist. */
export const defaultShop = {
  name: 'Hiên Sách',
  company: 'Công ty Cổ phần Hiên Sách (công ty minh họa)',
  address: 'Số 0, đường Mẫu, phường Thí Dụ, thành phố Minh Họa',
  warehouse: 'Lô 00, khu kho Mẫu, xã Thí Dụ, tỉnh Minh Họa',
  hotlines: ['1900 0000', '024 0000 0000'],
  email: 'lien-he@hien-sach.example',
  taxCode: '0000000000',
  registration: 'Sở Tài chính tỉnh Minh Họa cấp ngày 01/01/2026',
  zaloUrl: '',
  notificationUrl: '',
  /** From Monday on. */
  openHours: [...Array.from({ length: 6 }, () => ({ open: '08:00', close: '17:30' })), null],
  closedDays: [],
  /** Working hours for which the stock of a guest's cash order waits to be confirmed. */
  stockHours: 8,
} as const
