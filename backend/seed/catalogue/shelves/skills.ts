import type { Entry } from './entry'

const learning = { shelf: 'hoc-tap-hieu-qua', note: 'Học tập hiệu quả', house: 'ben-muc' } as const
const living = { shelf: 'song-va-lam-viec', note: 'Sống và làm việc', house: 'ben-muc' } as const

export const skills: readonly Entry[] = [
  {
    ...learning,
    title: 'Ghi chép cho dễ nhớ',
    author: 'Phan Tường Vy',
    pages: 148,
    look: ['quarters', 'cham'],
    about: [
      'Chép hết lời thầy không phải là ghi bài. Sách đưa ra năm kiểu ghi, mỗi kiểu hợp với một loại môn, kèm trang vở thật của học sinh.',
      'Sau một tuần thử mỗi kiểu, bạn đọc tự chấm điểm và chọn kiểu của mình.',
    ],
  },
  {
    ...learning,
    title: 'Sắp xếp một ngày của em',
    author: 'Phan Tường Vy',
    pages: 112,
    look: ['quarters', 'reu'],
    about: [
      'Giờ nào học, giờ nào chơi, giờ nào không làm gì: học sinh từ lớp 4 tự lập thời gian biểu mà không cần cha mẹ đứng sau lưng.',
      'Có ba mươi trang lịch để điền. Nguyên tắc duy nhất: kế hoạch hỏng thì sửa kế hoạch, không mắng mình.',
    ],
  },
  {
    ...learning,
    title: 'Đọc nhanh, đọc chậm, đọc lại',
    author: 'Đinh Lữ Khách',
    pages: 186,
    look: ['strata', 'cham'],
    about: [
      'Không phải sách nào cũng đáng đọc chậm, và có những cuốn chỉ hay ở lần thứ hai. Tác giả kể kinh nghiệm bốn mươi năm đọc sách.',
      'Mỗi chương có một bài tập nhỏ với đoạn văn in sẵn.',
    ],
  },
  {
    ...learning,
    title: 'Trí nhớ làm việc thế nào',
    author: 'Kim Thục Đoan',
    pages: 164,
    look: ['threads', 'tim'],
    about: [
      'Vì sao học đêm hôm trước sáng ra quên sạch, vì sao giải thích cho bạn thì nhớ lâu. Những nghiên cứu đáng tin được kể bằng chuyện lớp học.',
      'Cuối mỗi chương là một lịch ôn cụ thể có thể áp dụng ngay tuần này.',
    ],
  },
  {
    ...learning,
    title: 'Thuyết trình không run',
    author: 'Đinh Lữ Khách',
    pages: 132,
    look: ['initial', 'son'],
    about: [
      'Run là bình thường; người nói hay chỉ run vào đúng chỗ. Sách chia bài nói ba phút thành chín mẩu để tập từng mẩu một.',
      'Có phiếu quan sát cho bạn cùng nhóm và danh sách kiểm tra trước giờ lên bục.',
    ],
  },
  {
    ...learning,
    title: 'Tự học trong một trăm ngày',
    author: 'Kim Thục Đoan',
    pages: 208,
    look: ['summit', 'ngoc'],
    about: [
      'Chọn một thứ muốn học: đàn, vẽ, một ngoại ngữ. Sách đi cùng bạn một trăm ngày, mỗi ngày nửa trang.',
      'Ngày thứ bốn mươi ai cũng chán; trang của ngày ấy được viết kỹ nhất.',
    ],
  },
  {
    ...learning,
    title: 'Hỏi cho ra hỏi',
    author: 'Phan Tường Vy',
    pages: 124,
    look: ['initial', 'tim'],
    about: [
      'Câu hỏi tốt mở ra, câu hỏi tồi khép lại. Sáu mươi trò đặt câu hỏi cho lớp học, bữa cơm, buổi phỏng vấn.',
      'Giáo viên và cha mẹ dùng được, học sinh tự đọc cũng hiểu.',
    ],
  },
  {
    ...living,
    title: 'Nghĩ chậm lại một nhịp',
    author: 'Trịnh Bảo An',
    pages: 176,
    look: ['threads', 'cham'],
    about: [
      'Giữa việc xảy ra và câu trả lời của ta có một khoảng trống rất nhỏ. Sách tập cho khoảng trống ấy rộng thêm chút nữa.',
      'Những chương ngắn, viết từ chuyện công sở, chuyện vợ chồng, chuyện kẹt xe.',
    ],
  },
  {
    ...living,
    title: 'Tiền tiêu vặt',
    author: 'Trịnh Bảo An',
    pages: 128,
    look: ['quarters', 'nghe'],
    about: [
      'Mười nghìn đồng đi đâu mất? Học sinh tập ghi, chia, để dành, cho, và mắc sai lầm khi sai lầm còn rẻ.',
      'Có sổ chi tiêu mười hai tháng in kèm. Cha mẹ nên đọc chương bốn trước.',
    ],
  },
  {
    ...living,
    title: 'Nói lời từ chối',
    author: 'Cung Lệ Thủy',
    pages: 142,
    look: ['moon', 'gian'],
    about: [
      'Từ chối mà vẫn giữ được nhau là một kỹ năng tập được. Tác giả gom hai trăm câu từ chối có thật và phân tích vì sao câu này êm, câu kia gãy.',
      'Đọc xong nên thử ngay với một việc nhỏ.',
    ],
  },
  {
    ...living,
    title: 'Nghề nào cho mình',
    author: 'Cung Lệ Thủy',
    pages: 194,
    look: ['strata', 'nghe'],
    about: [
      'Bốn mươi người kể một ngày làm việc: thợ hàn, dược sĩ, người giữ rừng, lập trình viên, chị bán phở. Không ai tô hồng nghề mình.',
      'Phần sau là bộ câu hỏi giúp học sinh lớp 9 và lớp 12 tự tìm hướng.',
    ],
  },
  {
    ...living,
    title: 'Làm việc nhóm không cãi nhau',
    author: 'Đinh Lữ Khách',
    pages: 136,
    look: ['tiles', 'da'],
    about: [
      'Ai làm gì, hạn nào, xong là thế nào: ba câu hỏi cứu được hầu hết bài tập nhóm. Sách chỉ cách hỏi mà không ai khó chịu.',
      'Có biểu mẫu chia việc, biên bản một trang và cách xử lý khi một người im lặng.',
    ],
  },
  {
    ...living,
    title: 'Sống một mình vẫn gọn gàng',
    author: 'Âu Mỹ Linh',
    pages: 158,
    look: ['lattice', 'nghe'],
    about: [
      'Sổ tay cho sinh viên xa nhà: thuê phòng, nấu ba món, giặt áo không phai, sửa vòi rò, ốm thì làm gì.',
      'Vẽ tay vui mắt, mục lục tra theo tình huống.',
    ],
  },
]
