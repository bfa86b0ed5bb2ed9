const onSite = 'Khóa học học trên trang, không cần giao.'

/** What a course's page, cart and order say where only courses are bought, which nobody sends. */
export const ordersCourses = {
  step: 'Thông tin',
  toDetails: 'Tiếp tục',
  title: 'Thông tin người mua',
  onSite,
  notSent: `${onSite} Địa chỉ được ghi trên đơn hàng và hóa đơn.`,
  phoneHint: 'Cửa hàng gọi số này khi cần.',
  buyer: 'Người mua',
  items: (count: number) => `Khóa học trong đơn (${count} khóa)`,
  lines: 'Khóa học trong đơn',
  /** Of an order with books in it as well. */
  mixedItems: (count: number) => `Sách và khóa học trong đơn (${count})`,
  mixedLines: 'Sách và khóa học trong đơn',
  back: 'Về bước thông tin',
  thanks: 'Cảm ơn bạn đã mua khóa học.',
  /** Before and after the link to the courses of the account. */
  opens: 'Khóa học có trong',
  oncePaid: 'ngay khi đơn được thanh toán.',
  isOpen: 'Khóa học đã có trong',
} as const
