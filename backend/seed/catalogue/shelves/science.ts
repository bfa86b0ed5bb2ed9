import type { Entry } from './entry'

const nature = {
  shelf: 'khoa-hoc-thuong-thuc',
  note: 'Khoa học thường thức',
  house: 'ben-muc',
} as const
const computing = {
  shelf: 'tin-hoc-lap-trinh',
  note: 'Tin học và lập trình',
  house: 'ben-muc',
} as const

export const science: readonly Entry[] = [
  {
    ...nature,
    title: 'Trời đêm tháng Tám',
    author: 'Ngô Minh Triết',
    pages: 168,
    look: ['night-sky', 'cham'],
    about: [
      'Ba mươi đêm nhìn trời bằng mắt thường từ sân thượng, mỗi đêm một ngôi sao hay một chòm. Bản đồ vẽ cho vĩ độ Việt Nam.',
      'Kèm cách làm thước đo góc bằng bìa và nhật ký quan sát.',
    ],
  },
  {
    ...nature,
    title: 'Một trăm câu hỏi về Trái Đất',
    author: 'Ngô Minh Triết',
    pages: 212,
    look: ['night-sky', 'than'],
    about: [
      'Vì sao biển mặn, núi lửa ngủ có dậy không, đất sét từ đâu ra. Câu hỏi do học sinh tiểu học gửi tới, nhà địa chất trả lời.',
      'Mỗi câu một trang, hình vẽ cắt lớp rõ ràng. Những điều khoa học chưa biết cũng được nói thẳng.',
    ],
  },
  {
    ...nature,
    title: 'Thí nghiệm trong bếp',
    author: 'Trương Uyên Phương',
    pages: 124,
    look: ['quarters', 'son'],
    about: [
      'Trứng nảy, mực bắp cải tím, núi lửa giấm, sữa chua nhà làm: bốn mươi thí nghiệm bằng đồ có sẵn trong bếp.',
      'Ghi rõ việc nào cần người lớn. Sau mỗi bài là lời giải thích đúng mà ngắn.',
    ],
  },
  {
    ...nature,
    title: 'Cây trong phố',
    author: 'Trương Uyên Phương',
    pages: 186,
    look: ['bamboo', 'cham'],
    about: [
      'Sấu, xà cừ, bằng lăng, dầu rái, me tây: nhận mặt tám mươi loài cây đường phố qua lá, vỏ, hoa, quả.',
      'Tranh nét vẽ tay tỉ lệ thật. Có bản đồ dạo bộ ở Hà Nội, Huế, Thành phố Hồ Chí Minh.',
    ],
  },
  {
    ...nature,
    title: 'Chim quanh nhà',
    author: 'Nghiêm Vân Sơn',
    pages: 152,
    look: ['bronze', 'ngoc'],
    about: [
      'Sẻ, chào mào, chích bông, bìm bịp, cú muỗi: năm mươi loài chim dễ gặp, tiếng hót ghi bằng âm bắt chước.',
      'Hướng dẫn quan sát mà không làm phiền chim. Mã quét nghe tiếng thật.',
    ],
  },
  {
    ...nature,
    title: 'Toán học của những chiếc nút',
    author: 'Lục Thế Hiển',
    pages: 144,
    look: ['threads', 'nghe'],
    about: [
      'Từ nút buộc thuyền tới tóc tết và vòng xoắn, tác giả dẫn vào hình học tô pô mà không cần một công thức nào.',
      'Nên có sợi dây trong tay khi đọc. Dành cho người tò mò từ mười hai tuổi.',
    ],
  },
  {
    ...nature,
    title: 'Cơ thể người kể chuyện',
    author: 'Nghiêm Vân Sơn',
    pages: 198,
    look: ['strata', 'sen'],
    about: [
      'Một miếng cơm đi hết bao nhiêu đường, vì sao ngáp lây, đau mà không thấy vết. Từng cơ quan tự kể công việc của mình.',
      'Bác sĩ đọc duyệt nội dung. Có chương về giấc ngủ và màn hình.',
    ],
  },
  {
    ...nature,
    title: 'Biển Đông dưới mặt sóng',
    author: 'Ngô Minh Triết',
    pages: 176,
    look: ['water', 'ngoc'],
    about: [
      'Rạn san hô, cỏ biển, dòng chảy, những loài cá ta ăn mà chưa từng thấy lúc sống. Chuyến lặn bằng chữ và hình dọc bờ biển Việt Nam.',
      'Bản đồ độ sâu in màu. Phần cuối nói về rác và việc một người có thể làm.',
    ],
  },
  {
    ...nature,
    title: 'Thời tiết ngày mai',
    author: 'Trương Uyên Phương',
    pages: 138,
    look: ['clouds', 'lam'],
    about: [
      'Chuồn chuồn bay thấp thì mưa: câu tục ngữ đúng tới đâu? Từ kinh nghiệm dân gian đến bản đồ khí áp, học cách đọc bầu trời.',
      'Tự làm trạm đo mưa, chong chóng gió, ghi một tháng số liệu.',
    ],
  },
  {
    ...computing,
    title: 'Lập trình Python cho học sinh',
    author: 'Quách Thiên Di',
    pages: 242,
    look: ['quarters', 'lam'],
    about: [
      'Bắt đầu từ con rùa vẽ hình, kết thúc bằng trò đoán số và bảng điểm lớp. Không cần biết gì trước.',
      'Mỗi bài một chương trình chạy được, lỗi thường gặp in khung riêng. Mã nguồn tải kèm.',
    ],
  },
  {
    ...computing,
    title: 'Thuật toán kể bằng tranh',
    author: 'Quách Thiên Di',
    pages: 176,
    look: ['threads', 'lam'],
    about: [
      'Xếp hàng theo chiều cao, tìm tên trong danh bạ, đường ngắn nhất về nhà: thuật toán trước hết là cách làm việc có thứ tự.',
      'Trò chơi không máy tính cho từng ý, rồi mới tới mã giả.',
    ],
  },
  {
    ...computing,
    title: 'Làm trang web đầu tiên',
    author: 'Văn Nhã Trúc',
    pages: 204,
    look: ['lattice', 'lam'],
    about: [
      'Trang giới thiệu một quán chè, từ tờ giấy phác tới trang chạy trên điện thoại. Học thẻ, màu, chữ, bố cục theo đúng thứ tự cần.',
      'Chú ý nhiều tới chữ Việt, ảnh nhẹ, người khiếm thị. Cuối sách có danh sách kiểm tra.',
    ],
  },
  {
    ...computing,
    title: 'Bảng tính dùng hằng ngày',
    author: 'Văn Nhã Trúc',
    pages: 168,
    look: ['tiles', 'reu'],
    about: [
      'Sổ thu chi, danh sách lớp, lịch trực, bảng chấm công: mười hai bảng dựng từ đầu, mỗi bảng dạy ba hàm.',
      'Ảnh chụp từng bước, dùng được với phần mềm miễn phí.',
    ],
  },
  {
    ...computing,
    title: 'An toàn trên mạng cho cả nhà',
    author: 'Quách Thiên Di',
    pages: 132,
    look: ['handbook', 'than'],
    about: [
      'Tin nhắn lừa, mật khẩu chung, ảnh con trẻ, cuộc gọi lạ: nhận ra và xử lý, viết cho cả ông bà lẫn các cháu.',
      'Trang cắt rời dán tủ lạnh với mười điều cần nhớ.',
    ],
  },
]
