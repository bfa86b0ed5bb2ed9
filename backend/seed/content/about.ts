import { prose } from '@/backend/seed/content/prose'

export type AboutItem = {
  /** 1 a card of the row, 2 and 3 the two alternating blocks. */
  section: 1 | 2 | 3
  contentProviderId: number | null
  title: string
  html: string
  picture: string
  buttonUrl: string | null
}

/** The about page. */
export const aboutItems: AboutItem[] = [
  {
    section: 1,
    contentProviderId: null,
    title: 'Một hiên nhà có sách',
    picture: 'about/hien-nha',
    buttonUrl: null,
    html: prose`
Hiên là chỗ nửa trong nửa ngoài: người lạ ghé trú mưa, trẻ con ngồi đánh vần, ông cụ đọc báo. Hiên
Sách bắt đầu từ một hiên nhà như thế, với hai kệ gỗ và một chiếc quạt trần.
`,
  },
  {
    section: 1,
    contentProviderId: null,
    title: 'Sách được chọn từng cuốn',
    picture: 'about/chon-sach',
    buttonUrl: null,
    html: prose`
Mỗi cuốn lên kệ đều có người của cửa hàng đọc trước. Chúng tôi ghi rõ sách hợp với ai, khó ở đâu, và
không ngại nói khi một cuốn chưa đáng mua.
`,
  },
  {
    section: 1,
    contentProviderId: null,
    title: 'Bài học đi cùng trang giấy',
    picture: 'about/bai-hoc',
    buttonUrl: null,
    html: prose`
Thư viện có bài giảng, bài tập và bài kiểm tra theo từng lớp. Nhiều khóa học mở miễn phí, vì có
những đứa trẻ chỉ cần thêm một lời giải thích đúng lúc.
`,
  },
  {
    section: 1,
    contentProviderId: null,
    title: 'Giao tận ngõ, đổi tận nơi',
    picture: 'about/giao-sach',
    buttonUrl: null,
    html: prose`
Sách được bọc kĩ và gửi tới mọi phường, xã, đặc khu. Bạn mở gói xem trước khi trả tiền; sách lỗi
được đổi trong 30 ngày, chúng tôi trả phí gửi.
`,
  },
  {
    section: 2,
    contentProviderId: 1,
    title: 'Chúng tôi làm sách giáo khoa dễ tìm hơn',
    picture: 'about/sach-giao-khoa',
    buttonUrl: '/sach-giao-khoa',
    html: prose`
Mỗi mùa tựu trường, phụ huynh lại cầm một tờ danh mục dài và đi qua bốn năm hiệu sách. Chúng tôi gom
sách từ lớp 1 đến lớp 12 về một kệ, chép lại mục lục từng cuốn, nối mỗi bài trong mục lục với bài
giảng tương ứng.

Nhờ vậy, khi con hỏi “bài này học ở đâu”, bạn chỉ cần mở mục lục, bấm vào tên bài, và cùng con xem
lại trong mười phút.
`,
  },
  {
    section: 3,
    contentProviderId: 2,
    title: 'Thư viện mở cửa cho mọi người học',
    picture: 'about/thu-vien',
    buttonUrl: '/thu-vien',
    html: prose`
Hai mươi bốn khóa học, hơn một trăm năm mươi bài, do các giáo viên đang đứng lớp biên soạn. Bài nào
cũng có lời giảng viết, ví dụ giải từng bước và câu hỏi tự kiểm tra.

Làm bài kiểm tra trên trang, câu trả lời được giữ lại kể cả khi mất mạng. Điểm số chỉ bạn nhìn thấy.
Học là việc của mỗi người, chúng tôi chỉ giữ đèn cho sáng.
`,
  },
]
