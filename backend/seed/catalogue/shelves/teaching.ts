import type { Entry } from './entry'

const method = {
  shelf: 'phuong-phap-day-hoc',
  note: 'Tham khảo giáo viên',
  house: 'them-gach',
} as const
const activity = {
  shelf: 'hoat-dong-lop-hoc',
  note: 'Hoạt động lớp học',
  house: 'them-gach',
} as const

export const teaching: readonly Entry[] = [
  {
    ...method,
    title: 'Dạy đọc hiểu từ lớp 1',
    author: 'Nhóm giáo viên Thềm Gạch',
    pages: 176,
    look: ['emblem-page', 'gach'],
    figure: 'van',
    about: [
      'Đọc trơn chưa phải đọc hiểu. Sách đưa ra trình tự hai mươi tuần với câu hỏi theo bốn mức cho từng kiểu văn bản.',
      'Phiếu quan sát và mẫu nhận xét in sẵn, được phép sao chụp dùng trong lớp.',
    ],
  },
  {
    ...method,
    title: 'Ra đề kiểm tra theo ma trận',
    author: 'Nhóm giáo viên Thềm Gạch',
    pages: 148,
    look: ['answer-sheet', 'da'],
    about: [
      'Từ yêu cầu cần đạt đến ma trận, bản đặc tả, câu hỏi, hướng dẫn chấm: làm trọn một đề mẫu cho ba môn.',
      'Danh mục lỗi thường gặp khi viết câu nhiễu. Biểu mẫu tải về kèm theo.',
    ],
  },
  {
    ...method,
    title: 'Lớp học đảo ngược ở trường làng',
    author: 'Sầm Thị Lụa',
    pages: 138,
    look: ['village', 'reu'],
    about: [
      'Không phải em nào cũng có máy ở nhà. Cô giáo miền núi kể cách giao bài trước bằng giấy, loa phường, nhóm bạn cùng xóm.',
      'Thật, nhiều thất bại được ghi lại, và vì thế dùng được.',
    ],
  },
  {
    ...method,
    title: 'Nhận xét học sinh bằng lời tử tế',
    author: 'Sầm Thị Lụa',
    pages: 124,
    look: ['lotus-pond', 'ngoc'],
    about: [
      'Bốn trăm câu nhận xét cho sổ liên lạc và học bạ, cụ thể, không sáo, không làm em nào xấu hổ.',
      'Sắp theo tình huống: tiến bộ, chững lại, nghịch, nhút nhát, mới chuyển trường.',
    ],
  },
  {
    ...method,
    title: 'Dạy Toán bằng đồ vật',
    author: 'Lục Thế Hiển',
    pages: 162,
    look: ['emblem-page', 'lam'],
    about: [
      'Que tính, nắp chai, giấy gấp, dây thun: năm mươi đồ dùng tự làm cho Toán tiểu học, chỉ rõ dạy ý nào và khi nào nên cất đi.',
      'Mẫu cắt tỉ lệ thật ở cuối sách.',
    ],
  },
  {
    ...activity,
    title: 'Một trăm trò chơi năm phút',
    author: 'Nhóm giáo viên Thềm Gạch',
    pages: 116,
    look: ['quarters', 'sen'],
    about: [
      'Khởi động, chuyển tiết, ôn từ, xả căng: trò chơi không cần chuẩn bị, ghi rõ số người, tiếng ồn, lớp phù hợp.',
      'Khổ bỏ túi, gáy xoắn, mở phẳng trên bàn giáo viên.',
    ],
  },
  {
    ...activity,
    title: 'Kịch bản sinh hoạt dưới cờ',
    author: 'Nhóm giáo viên Thềm Gạch',
    pages: 184,
    look: ['summit', 'gach'],
    about: [
      'Ba mươi lăm tuần, mỗi tuần một chủ đề với lời dẫn, tiểu phẩm ngắn, câu hỏi giao lưu. Không cần thuê âm thanh ánh sáng.',
      'Phân vai cho cả em ít nói. Có phương án khi trời mưa.',
    ],
  },
  {
    ...activity,
    title: 'Góc khoa học trong lớp',
    author: 'Trương Uyên Phương',
    pages: 132,
    look: ['night-sky', 'ngoc'],
    about: [
      'Một chiếc bàn, hai cái kệ, mười hai tháng: bày gì để học sinh tự tới sờ, đo, ghi. Chi phí mỗi tháng dưới năm mươi nghìn đồng.',
      'Phiếu quan sát cho học sinh từ lớp 3 tới lớp 7.',
    ],
  },
  {
    ...activity,
    title: 'Câu lạc bộ đọc sách ở trường',
    author: 'Sầm Thị Lụa',
    pages: 128,
    look: ['cloth', 'ngoc'],
    about: [
      'Cách lập, giữ và làm cho câu lạc bộ sống quá ba tháng: chọn sách, hỏi gì, mời ai, khi nào nên dừng.',
      'Danh mục bảy mươi cuốn gợi ý theo lứa tuổi, phần lớn có ở thư viện trường.',
    ],
  },
  {
    ...activity,
    title: 'Ngoại khóa ngay sân trường',
    author: 'Sầm Thị Lụa',
    pages: 142,
    look: ['summer', 'ngoc'],
    about: [
      'Không có xe, không có tiền, vẫn có cây, nắng, kiến, bóng đổ và mái tôn. Ba mươi buổi học ngoài lớp cho sáu môn.',
      'Mỗi buổi có mục tiêu, vật dụng, thời lượng và một câu hỏi kết thúc.',
    ],
  },
]
