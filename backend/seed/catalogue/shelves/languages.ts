import type { Entry } from './entry'

const book = { house: 'ben-muc' } as const
const english = { ...book, shelf: 'tieng-anh', note: 'Tiếng Anh' }
const japanese = { ...book, shelf: 'tieng-nhat', note: 'Tiếng Nhật' }
const chinese = { ...book, shelf: 'tieng-trung', note: 'Tiếng Trung' }
const french = { ...book, shelf: 'tieng-phap', note: 'Tiếng Pháp' }

export const languages: readonly Entry[] = [
  {
    ...english,
    title: 'Ngữ pháp tiếng Anh cho người học lại',
    author: 'Phan Nguyệt Quế',
    pages: 286,
    look: ['initial', 'lam'],
    about: [
      'Dành cho người từng học bảy năm ở trường mà vẫn ngập ngừng. Sách bỏ qua định nghĩa, đi thẳng vào bốn mươi chỗ người Việt hay vấp.',
      'Mỗi mục hai trang: trái là tình huống và câu đúng, phải là bài tập viết lại. Đáp án có giải thích.',
    ],
  },
  {
    ...english,
    title: 'Nghe tiếng Anh mười phút mỗi ngày',
    author: 'Hoàng Vĩ Cầm',
    pages: 192,
    look: ['threads', 'ngoc'],
    about: [
      'Chín mươi bài nghe ngắn, từ thông báo sân bay tới chuyện kể của người già. Tốc độ tăng rất từ từ, hầu như không nhận ra.',
      'Bản thu tải từ mã quét, có hai giọng đọc. Lời thoại in ở cuối để buộc mình nghe trước khi nhìn.',
    ],
  },
  {
    ...english,
    title: 'Một nghìn từ cho bữa ăn, lớp học và con đường',
    author: 'Phan Nguyệt Quế',
    pages: 224,
    look: ['tiles', 'ngoc'],
    about: [
      'Từ vựng xếp theo nơi chốn chứ không theo bảng chữ cái. Mỗi chỗ một bức tranh lớn và những câu người ta thật sự nói ở đó.',
      'Hợp với học sinh trung học cơ sở và phụ huynh muốn học cùng con.',
    ],
  },
  {
    ...english,
    title: 'Phát âm tiếng Anh từ tiếng Việt',
    author: 'Hoàng Vĩ Cầm',
    pages: 148,
    look: ['initial', 'gach'],
    about: [
      'Người Việt nuốt âm cuối vì tiếng Việt không bật hơi ở đó. Hiểu vì sao thì sửa nhanh hơn tập theo máy.',
      'Sách so từng âm của hai tiếng, vẽ vị trí lưỡi, có bài luyện soi gương.',
    ],
  },
  {
    ...english,
    title: 'Viết thư điện tử bằng tiếng Anh',
    author: 'Tạ Khôi Nguyên',
    pages: 136,
    look: ['quarters', 'lam'],
    about: [
      'Xin lỗi vì trả lời muộn, nhắc hạn, từ chối lịch sự, hỏi giá: sáu mươi tình huống với mẫu thư ngắn và mẫu thư trang trọng.',
      'Cột bên giải thích vì sao chọn từ này mà không chọn từ kia. Để cạnh máy tính là tiện nhất.',
    ],
  },
  {
    ...english,
    title: 'Mười hai chuyến tàu: truyện đọc song ngữ',
    author: 'Tạ Khôi Nguyên',
    pages: 168,
    look: ['moon', 'lam'],
    about: [
      'Mười hai truyện ngắn viết riêng cho người học trình độ sơ trung cấp, bản Anh bên trái, bản Việt bên phải.',
      'Truyện có cốt truyện thật, có bất ngờ, chứ không chỉ là bài đọc. Từ mới tô nhạt, tra ngay chân trang.',
    ],
  },
  {
    ...english,
    title: 'Sổ tay thì và thể tiếng Anh',
    author: 'Phan Nguyệt Quế',
    pages: 96,
    size: '10 × 18 cm',
    look: ['handbook', 'cham'],
    about: [
      'Mười hai thì vẽ trên một trục thời gian gấp ra được. Mỗi thì đúng hai trang, ba ví dụ, một lỗi thường gặp.',
      'Khổ nhỏ bỏ túi áo, giấy không lóa, đọc trên xe buýt được.',
    ],
  },
  {
    ...english,
    title: 'Kể chuyện Việt bằng tiếng Anh',
    author: 'Hoàng Vĩ Cầm',
    pages: 154,
    look: ['bronze', 'cham'],
    about: [
      'Giới thiệu Tết, phở, áo dài, Trung thu, Hội An với khách nước ngoài: ba mươi bài nói hai phút, kèm câu hỏi khách hay hỏi lại.',
      'Hữu ích cho học sinh thuyết trình và người làm du lịch.',
    ],
  },
  {
    ...japanese,
    title: 'Tiếng Nhật vỡ lòng',
    author: 'Kiều Hải Yến',
    pages: 208,
    look: ['water', 'son'],
    about: [
      'Từ bảng chữ mềm đến đoạn tự giới thiệu đầu tiên trong mười hai tuần. Mỗi tuần sáu bài nhỏ và một ngày nghỉ.',
      'Ô tập viết in sẵn, nét mờ để tô. Bài nghe chậm, tách từng nhịp.',
    ],
  },
  {
    ...japanese,
    title: 'Năm trăm chữ Hán trong tiếng Nhật',
    author: 'Kiều Hải Yến',
    pages: 312,
    look: ['meander-frame', 'cham'],
    about: [
      'Người Việt có lợi thế âm Hán Việt mà ít sách dùng tới. Ở đây mỗi chữ đi kèm âm Hán Việt, từ ghép quen tai và một mẹo nhớ.',
      'Chữ xếp theo độ thường gặp, cuối mỗi năm mươi chữ có bài ôn đọc đoạn.',
    ],
  },
  {
    ...japanese,
    title: 'Hội thoại tiếng Nhật nơi làm việc',
    author: 'Mạc Tú Anh',
    pages: 176,
    look: ['lattice', 'cham'],
    about: [
      'Chào buổi sáng, báo cáo, xin phép, gọi điện, xin lỗi khách: bốn mươi đoạn hội thoại ngắn trong nhà máy và văn phòng.',
      'Giải thích kỹ kính ngữ, khi nào dùng và khi nào dùng quá thành khách sáo.',
    ],
  },
  {
    ...japanese,
    title: 'Ngữ pháp tiếng Nhật sơ cấp qua sơ đồ',
    author: 'Mạc Tú Anh',
    pages: 232,
    look: ['threads', 'sen'],
    about: [
      'Trợ từ, thể động từ, mệnh đề bổ nghĩa được vẽ thành sơ đồ thay vì công thức cộng trừ.',
      'Bài tập xếp theo ba mức, có mã màu. Học xong có thể đọc mẩu tin ngắn.',
    ],
  },
  {
    ...chinese,
    title: 'Tiếng Trung nhập môn: thanh điệu và pinyin',
    author: 'Lương Gia Hân',
    pages: 164,
    look: ['clouds', 'son'],
    about: [
      'Bốn thanh của tiếng Trung đặt cạnh sáu thanh tiếng Việt, nghe và bắt chước theo đường vẽ giọng.',
      'Ba mươi bài, mỗi bài mười lăm phút. Có phần riêng cho những âm người Việt hay lẫn.',
    ],
  },
  {
    ...chinese,
    title: 'Tập viết chữ Hán theo bộ thủ',
    author: 'Lương Gia Hân',
    pages: 128,
    look: ['notebook-label', 'gian'],
    about: [
      'Năm mươi bộ thủ thường gặp, thứ tự nét đánh số, ô mễ tự cách để tập. Mỗi bộ kèm năm chữ cùng họ.',
      'Giấy dày viết bút mực không lem. Cuối sách có bảng bộ thủ gấp.',
    ],
  },
  {
    ...chinese,
    title: 'Tiếng Trung buôn bán hằng ngày',
    author: 'Thái Cẩm Vân',
    pages: 184,
    look: ['tiles', 'gach'],
    about: [
      'Hỏi hàng, trả giá, đặt cọc, khiếu nại, hẹn giao: những câu cần cho người mua bán qua biên giới và trên mạng.',
      'Mỗi bài có phần nhắn tin với cách viết tắt thật. Bảng số đếm bằng tay in ở bìa.',
    ],
  },
  {
    ...chinese,
    title: 'Thành ngữ Trung Việt đối chiếu',
    author: 'Thái Cẩm Vân',
    pages: 246,
    look: ['brocade', 'gian'],
    about: [
      'Bốn trăm thành ngữ có gốc chung, nghĩa khi thì giữ nguyên, khi đã rẽ sang lối khác trong tiếng Việt.',
      'Mỗi câu có nguồn gốc, ví dụ hai thứ tiếng, và cảnh báo những chỗ dịch sai thường gặp.',
    ],
  },
  {
    ...french,
    title: 'Tiếng Pháp cho người yêu sách',
    author: 'Từ Bích Hạnh',
    pages: 198,
    look: ['initial', 'cham'],
    about: [
      'Học tiếng Pháp qua những đoạn văn ngắn đã hết thời hạn bản quyền, từ dễ tới khó, bắt đầu bằng ngụ ngôn.',
      'Ngữ pháp chỉ giảng khi gặp. Dành cho người đã biết một ngoại ngữ và thích đọc.',
    ],
  },
  {
    ...french,
    title: 'Từ tiếng Pháp trong tiếng Việt',
    author: 'Từ Bích Hạnh',
    pages: 142,
    look: ['quarters', 'sen'],
    about: [
      'Ga, xà phòng, cà phê, sơ mi, ghi đông: năm trăm từ mượn và con đường chúng đi vào nhà bếp, xưởng thợ, sân khấu.',
      'Tra từ nào cũng gặp một mẩu chuyện. Vui cho cả người không học tiếng Pháp.',
    ],
  },
  {
    ...french,
    title: 'Giao tiếp tiếng Pháp trong ba mươi cảnh',
    author: 'Khúc Diễm My',
    pages: 156,
    look: ['tiles', 'tim'],
    about: [
      'Tiệm bánh, nhà ga, phòng khám, ký túc xá: ba mươi cảnh có tranh, hội thoại và câu thay thế.',
      'Bản thu giọng nói tự nhiên. Mỗi cảnh khép lại bằng một điều nên biết về phép lịch sự.',
    ],
  },
]
