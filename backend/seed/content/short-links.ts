export type Target = { path: string } | { textbook: string } | { course: string; lesson?: number }

/**
 * The short addresses printed in books as QR codes: `/h` a lesson (học), `/m` a table of contents or help (mục lục),
 * `/p` a page (phụ trang). An address that is not listed shows the page of the same name.
 */
export const shortLinks: { from: string; to: Target }[] = [
  { from: '/h/toan-1-dem', to: { course: 'toan-lop-1-so-den-100', lesson: 1 } },
  { from: '/h/toan-1-chuc', to: { course: 'toan-lop-1-so-den-100', lesson: 5 } },
  {
    from: '/h/tieng-viet-1-van',
    to: { course: 'tieng-viet-lop-1-am-van-va-cau-dau-tien', lesson: 4 },
  },
  { from: '/h/toan-3-nhan', to: { course: 'toan-lop-3-nhan-chia-va-chu-vi', lesson: 1 } },
  {
    from: '/h/toan-5-phan-tram',
    to: { course: 'toan-lop-5-so-thap-phan-va-phan-tram', lesson: 6 },
  },
  { from: '/h/toan-6-uoc-boi', to: { course: 'toan-lop-6-so-tu-nhien-va-phan-so', lesson: 5 } },
  { from: '/h/luc-bat', to: { course: 'ngu-van-lop-6-truyen-dan-gian-va-tho-luc-bat', lesson: 4 } },
  { from: '/h/parabol', to: { course: 'toan-lop-10-menh-de-tap-hop-ham-so-bac-hai', lesson: 5 } },
  { from: '/h/on-tap', to: { course: 'ghi-chep-va-on-tap-cach-quang' } },
  { from: '/m/toan-1', to: { textbook: 'toan-1' } },
  { from: '/m/toan-5', to: { textbook: 'toan-5' } },
  { from: '/m/toan-9', to: { textbook: 'toan-9' } },
  { from: '/m/toan-12', to: { textbook: 'toan-12' } },
  { from: '/m/ngu-van-9', to: { textbook: 'ngu-van-9' } },
  { from: '/m/giao-hang', to: { path: '/phuong-thuc-van-chuyen' } },
  { from: '/m/doi-tra', to: { path: '/chinh-sach-doi-tra' } },
  { from: '/p/thu-vien', to: { path: '/thu-vien' } },
  { from: '/p/kich-hoat', to: { path: '/tai-lieu-cua-toi' } },
  { from: '/p/flash', to: { path: '/flashSale' } },
  { from: '/p/khai-truong', to: { path: '/pages/tuu-truong' } },
]
