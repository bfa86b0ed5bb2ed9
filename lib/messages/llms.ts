/** The texts of `/llms.txt`. */
export const llms = {
  intro: (shop: string) =>
    `${shop} bán sách giấy và khóa học trực tuyến tại Việt Nam. Giá ghi bằng đồng (₫), đã gồm thuế. Trang web bằng tiếng Việt.`,
  start: 'Bắt đầu từ đây',
  help: 'Mua hàng và chính sách',
  machines: 'Dành cho chương trình',
  products: 'Danh mục sách, lọc theo thể loại, lớp và mức giá',
  flashSale: 'Sách đang giảm giá trong thời gian ngắn',
  textbooks: 'Mục lục sách giáo khoa lớp 1 đến lớp 12',
  library: 'Khóa học và bài giảng',
  news: 'Bài viết về sách và cách học',
  about: 'Hiệu sách là ai',
  sitemap: 'Sơ đồ mọi trang',
  feed: 'Tin mới dạng RSS',
} as const
