/** Header, navigation and tab bar, on every page. */
export const layout = {
  tagline: 'Sách giáo khoa, văn học và thư viện bài giảng, giao tận nhà trên cả nước.',
  skip: 'Bỏ qua đến nội dung',
  home: (shop: string) => `${shop}, về trang chủ`,
  navigation: {
    label: 'Điều hướng chính',
    open: 'Mở menu',
    close: 'Đóng menu',
    home: 'Trang chủ',
    products: 'Danh mục sách',
    textbooks: 'Sách giáo khoa',
    library: 'Thư viện',
    news: 'Tin sách',
    about: 'Giới thiệu',
  },
  tabs: {
    label: 'Thanh điều hướng nhanh',
    home: 'Trang chủ',
    products: 'Danh mục',
    library: 'Thư viện',
    cart: 'Giỏ hàng',
    account: 'Tài khoản',
  },
  cart: {
    label: 'Giỏ hàng',
    count: (count: number) => `${count} sản phẩm trong giỏ`,
  },
  user: {
    label: 'Tài khoản của bạn',
    login: 'Đăng nhập',
    register: 'Đăng ký',
    greeting: (name: string) => `Xin chào, ${name}`,
    account: 'Tài khoản',
    orders: 'Đơn hàng',
    documents: 'Tài liệu của tôi',
    logout: 'Đăng xuất',
  },
  panelButtons: {
    settings: 'Giao diện',
    settingsSign: 'Aa',
    quick: 'Bảng nhanh',
  },
} as const
