/** A course that is bought in the shop: the catalogue makes its product, the learning data hang the course on it. */
export type SoldCourse = {
  /** Slug of the product and of the course alike. */
  slug: string
  title: string
  teacher: string
  grade: number
  subject: string
  /** Category of the catalogue. */
  shelf: 'khoa-hoc-tieu-hoc' | 'khoa-hoc-thcs' | 'khoa-hoc-thpt'
  price: number
  salePrice: number
  about: readonly string[]
}

export const soldCourses: readonly SoldCourse[] = [
  {
    slug: 'luyen-viet-chu-dep-lop-1',
    title: 'Luyện viết chữ đẹp lớp 1',
    teacher: 'Cô Mai Khanh',
    grade: 1,
    subject: 'Tiếng Việt',
    shelf: 'khoa-hoc-tieu-hoc',
    price: 249_000,
    salePrice: 179_000,
    about: [
      'Từ cách ngồi, cách cầm bút tới năm nhóm nét cơ bản và những con chữ đầu tiên. Mỗi bài mười phút, có tờ mẫu in ra để viết theo.',
      'Khóa học dành cho bé đang học lớp 1 và cha mẹ ngồi cạnh. Không hợp với bé chưa đi học: tay cần thêm thời gian.',
    ],
  },
  {
    slug: 'tieng-viet-lop-5-viet-van-ta-nguoi-ta-canh',
    title: 'Tiếng Việt lớp 5: Viết văn tả người, tả cảnh',
    teacher: 'Cô Thu Thảo',
    grade: 5,
    subject: 'Tiếng Việt',
    shelf: 'khoa-hoc-tieu-hoc',
    price: 299_000,
    salePrice: 219_000,
    about: [
      'Sáu bài đi từ quan sát, ghi chi tiết, lập dàn ý tới viết và sửa một bài văn hoàn chỉnh, không dùng văn mẫu để chép.',
      'Mỗi bài có một đoạn viết thô và bản sửa đặt cạnh nhau, để em thấy vì sao câu sau hay hơn câu trước.',
    ],
  },
  {
    slug: 'toan-lop-9-can-thuc-ham-so-phuong-trinh',
    title: 'Toán lớp 9: Căn thức, hàm số, phương trình',
    teacher: 'Thầy Xuân Bách',
    grade: 9,
    subject: 'Toán',
    shelf: 'khoa-hoc-thcs',
    price: 399_000,
    salePrice: 299_000,
    about: [
      'Tám bài gom trọn phần đại số trọng tâm của lớp 9: căn bậc hai, hàm số bậc nhất, hệ phương trình, phương trình bậc hai và định lí Vi-ét.',
      'Ví dụ nào cũng giải từng bước và chỉ ra chỗ hay sai. Kèm bài tập tự chấm và một bài kiểm tra cuối khóa.',
    ],
  },
  {
    slug: 'ngu-van-lop-9-doc-truyen-kieu',
    title: 'Ngữ văn lớp 9: Đọc Truyện Kiều',
    teacher: 'Cô Hạ Vi',
    grade: 9,
    subject: 'Ngữ văn',
    shelf: 'khoa-hoc-thcs',
    price: 349_000,
    salePrice: 259_000,
    about: [
      'Đọc chậm những trích đoạn quen thuộc: chị em Thúy Kiều, cảnh ngày xuân, lầu Ngưng Bích, trao duyên. Nghe thơ trước, giảng nghĩa sau.',
      'Mỗi bài kết bằng một câu hỏi viết đoạn, có dàn ý và lưu ý chấm để em tự đọc lại bài mình.',
    ],
  },
  {
    slug: 'luyen-thi-vao-lop-10-mon-toan',
    title: 'Luyện thi vào lớp 10 môn Toán',
    teacher: 'Thầy Xuân Bách',
    grade: 9,
    subject: 'Toán',
    shelf: 'khoa-hoc-thcs',
    price: 459_000,
    salePrice: 349_000,
    about: [
      'Sáu chuyên đề bám theo các câu thường gặp của đề tuyển sinh: rút gọn biểu thức, giải bài toán bằng cách lập phương trình, đồ thị, Vi-ét, hình học, bất đẳng thức nhỏ.',
      'Có một đề làm đúng giờ, câu trả lời được giữ lại khi mất mạng, chấm xong có lời giải từng câu.',
    ],
  },
  {
    slug: 'hoa-hoc-lop-10-cau-tao-nguyen-tu-va-lien-ket',
    title: 'Hóa học lớp 10: Cấu tạo nguyên tử và liên kết',
    teacher: 'Thầy Minh Đăng',
    grade: 10,
    subject: 'Hóa học',
    shelf: 'khoa-hoc-thpt',
    price: 329_000,
    salePrice: 239_000,
    about: [
      'Sáu bài trả lời một câu hỏi: vì sao nguyên tử này bắt tay với nguyên tử kia. Từ hạt proton tới bảng tuần hoàn, rồi liên kết ion và cộng hóa trị.',
      'Hợp cho học sinh mới vào lớp 10 còn ngại môn Hóa. Ai đã học chuyên sẽ thấy chậm.',
    ],
  },
  {
    slug: 'toan-lop-12-ung-dung-dao-ham-va-tich-phan',
    title: 'Toán lớp 12: Ứng dụng đạo hàm và tích phân',
    teacher: 'Cô Lan Chi',
    grade: 12,
    subject: 'Toán',
    shelf: 'khoa-hoc-thpt',
    price: 499_000,
    salePrice: 389_000,
    about: [
      'Tám bài cho hai chương nặng điểm nhất của lớp 12: tính đơn điệu, cực trị, giá trị lớn nhất nhỏ nhất, tiệm cận, rồi nguyên hàm, tích phân và diện tích hình phẳng.',
      'Bài tập viết theo ba dạng câu hỏi của kì thi tốt nghiệp từ năm 2025, chấm đúng theo bậc điểm.',
    ],
  },
  {
    slug: 'ngu-van-lop-12-viet-bai-nghi-luan',
    title: 'Ngữ văn lớp 12: Viết bài nghị luận',
    teacher: 'Cô Hạ Vi',
    grade: 12,
    subject: 'Ngữ văn',
    shelf: 'khoa-hoc-thpt',
    price: 399_000,
    salePrice: 299_000,
    about: [
      'Đọc đề, tìm ý, dựng đoạn, lập luận, dẫn chứng, sửa bài: sáu bước để viết nghị luận mà không cần thuộc lòng văn mẫu.',
      'Mỗi bài có đề luyện và bảng tự chấm theo tiêu chí, em đọc bài mình bằng con mắt người chấm.',
    ],
  },
  {
    slug: 'luyen-de-tot-nghiep-thpt-mon-toan',
    title: 'Luyện đề tốt nghiệp THPT môn Toán',
    teacher: 'Cô Lan Chi',
    grade: 12,
    subject: 'Toán',
    shelf: 'khoa-hoc-thpt',
    price: 549_000,
    salePrice: 429_000,
    about: [
      'Sáu buổi luyện theo cấu trúc ba phần: chọn một phương án, đúng sai bốn ý, trả lời ngắn. Học cách phân bổ chín mươi phút và cách không mất điểm oan.',
      'Đề tự soạn, không chép lại đề đã thi. Mỗi lần làm đều được lưu để xem lại câu sai.',
    ],
  },
  {
    slug: 'viet-bai-luan-dau-tien',
    title: 'Viết bài luận đầu tiên',
    teacher: 'Cô Thu Thảo',
    grade: 10,
    subject: 'Kĩ năng',
    shelf: 'khoa-hoc-thpt',
    price: 279_000,
    salePrice: 199_000,
    about: [
      'Từ một câu hỏi mơ hồ tới một bài luận năm trang có luận điểm, có nguồn, có phản biện. Sáu bài, mỗi bài để lại một phần bản thảo.',
      'Dành cho học sinh trung học phổ thông và sinh viên năm đầu. Bạn sẽ phải viết thật, không chỉ nghe.',
    ],
  },
]
