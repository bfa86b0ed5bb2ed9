/** The home page. */
export const home = {
  title: (shop: string) => `${shop}: sách văn học, sách học và thư viện bài giảng`,
  description:
    'Hiệu sách trực tuyến: văn học Việt Nam, sách thiếu nhi, sách học lớp 1 đến lớp 12, thư viện khóa học và tin sách. Giao tận nhà trên cả nước.',
  hero: {
    line: 'Mỗi quyển sách mở ra một con đường',
    text: 'Sách học, văn học và thư viện bài giảng, chọn từng cuốn như ở một hiệu sách quen, giao tận nhà trên cả nước.',
    books: 'Xem sách mới',
    library: 'Vào thư viện',
  },
  missingPart: 'Phần này chưa tải được. Bạn tải lại trang sau ít phút nhé.',
  categories: 'Thể loại',
  flashSale: 'Flash sale',
  newest: 'Sách mới',
  ranking: 'Bán chạy trong tuần',
  rank: (place: number) => `Hạng ${place}`,
  grades: 'Sách theo lớp',
  grade: (grade: number) => `Lớp ${grade}`,
  library: 'Thư viện khóa học',
  news: 'Tin sách',
  trust: {
    title: 'Mua sách yên tâm',
    returns: 'Sách lỗi in hoặc hư hỏng được đổi trong 30 ngày.',
    inspection: 'Được mở gói kiểm hàng trước khi trả tiền.',
  },
} as const
