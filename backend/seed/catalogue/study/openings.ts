import type { Kind } from './plan'

export type Facts = {
  subject: string
  grade: number
  /** Topics of the year, in an order of this book's own. */
  topics: readonly string[]
  /** Lessons, sheets or papers inside. */
  count: number
  volume: 1 | 2 | undefined
}
export type Sentence = (facts: Facts) => string

const term = (volume: 1 | 2 | undefined) => (volume === 2 ? 'học kì hai' : 'học kì một')

/** How a book introduces itself, several ways for each kind. */
export const openings: Record<Kind, readonly Sentence[]> = {
  tap: [
    ({ subject, grade, volume, count }) =>
      `Cuốn sách đi cùng em suốt ${term(volume)} môn ${subject} lớp ${grade}, chia thành ${count} bài ngắn. Mỗi bài mở ra trên hai trang: bên trái là điều cần hiểu, bên phải là chỗ để làm.`,
    ({ subject, grade, volume, count }) =>
      `${count} bài học của ${term(volume)} được viết lại bằng lời dễ hiểu, có tranh và ví dụ gần gũi. Em học ${subject} lớp ${grade} ở trường theo bộ sách nào cũng dùng được, vì sách bám vào chương trình chứ không bám vào một bộ.`,
    ({ subject, volume, count }) =>
      `Tập ${volume === 2 ? 'hai' : 'một'} gồm ${count} bài, bài nào cũng bắt đầu bằng một tình huống thật rồi mới gọi tên kiến thức. Lối viết chậm, chừa nhiều chỗ trống cho em ghi và vẽ khi học ${subject}.`,
    ({ grade, volume, count, subject }) =>
      `Dành cho ${term(volume)} lớp ${grade}: ${count} bài học ${subject} theo tuần, mỗi tuần có một trang nhìn lại để em tự đánh dấu điều đã chắc và điều còn vướng.`,
  ],
  hoc: [
    ({ subject, grade, count }) =>
      `Trọn năm ${subject} lớp ${grade} gói trong ${count} bài. Mỗi bài có phần đọc hiểu, ví dụ giải kỹ, và một trang tự kiểm tra mười phút.`,
    ({ subject, count }) =>
      `Sách viết cho người muốn tự học ${subject}: giải thích từ đầu, không bỏ bước, chỉ rõ chỗ nào hay nhầm. ${count} bài có thể học lần lượt hoặc tra riêng từng bài.`,
    ({ subject, grade, count }) =>
      `Không chép lại sách ở trường, ${count} bài của cuốn này tìm cách nói khác để ý khó trở nên rõ. Phù hợp với học sinh lớp ${grade} đang cần chắc nền ${subject}.`,
    ({ subject, grade, count }) =>
      `Mỗi bài ${subject} lớp ${grade} mở bằng một câu hỏi, đi qua ví dụ, rồi quay lại trả lời câu hỏi ấy. Có ${count} câu hỏi như thế trong cả năm.`,
    ({ subject, count }) =>
      `${count} bài ngắn, hình vẽ sạch, chữ không dày đặc. Cuốn sách dành cho em muốn hiểu ${subject} trước khi làm nhiều bài tập.`,
  ],
  'bai-tap': [
    ({ subject, grade, count }) =>
      `${count} nhóm bài tập ${subject} lớp ${grade}, xếp từ dễ đến khó theo ba mức. Mức đầu ai cũng làm được, mức cuối đủ để suy nghĩ cả buổi.`,
    ({ subject, count }) =>
      `Làm bài tập ${subject} mà không chán: ${count} nhóm bài xen câu trắc nghiệm, tự luận, điền khuyết và vài câu hỏi mở. Chỗ trống in sẵn để viết ngay vào sách.`,
    ({ subject, grade }) =>
      `Sách bài tập đi song song với từng bài ${subject} lớp ${grade} trên lớp. Sau mỗi chương là một bài tổng hợp có ghi thời gian nên làm.`,
    ({ grade, count }) =>
      `Bài tập được chọn để mỗi bài dạy một điều, không có bài nào lặp lại bài nào. Tổng cộng ${count} nhóm, vừa đủ cho một năm lớp ${grade}.`,
    ({ subject, count }) =>
      `${count} nhóm bài, nhóm nào cũng có một bài mẫu giải kỹ ở đầu. Học sinh quên bài giảng ${subject} vẫn có thể bắt đầu lại từ đây.`,
  ],
  'phieu-tuan': [
    ({ subject, grade }) =>
      `Ba mươi lăm phiếu cho ba mươi lăm tuần, mỗi phiếu một tờ hai mặt xé rời được. Em làm trong khoảng bốn mươi phút là xong phần ${subject} của tuần lớp ${grade}.`,
    ({ subject }) =>
      `Cuối tuần chỉ cần một tờ phiếu ${subject}: mặt trước ôn điều vừa học, mặt sau có một câu đố và một ô cho cha mẹ viết lời nhắn.`,
    ({ subject, grade }) =>
      `Phiếu ôn ${subject} lớp ${grade} chia đúng theo tuần học. Tuần nào nghỉ lễ phiếu ngắn hơn, tuần trước kiểm tra phiếu dài hơn một chút.`,
  ],
  'luyen-viet': [
    () =>
      'Giấy dày, dòng kẻ rõ, nét mẫu in nhạt để tô rồi tự viết. Mỗi trang chỉ luyện một con chữ và một từ, cuối trang là một câu tục ngữ ngắn.',
    () =>
      'Vở luyện viết chia theo nhóm nét: nét móc, nét khuyết, nét cong. Em luyện nhóm nét trước nên các con chữ sau đều tay hơn.',
    () =>
      'Mười phút mỗi ngày, một trang mỗi lần. Chữ mẫu theo quy định hiện hành, độ nghiêng và khoảng cách được đánh dấu bằng dòng phụ.',
  ],
  'on-he': [
    ({ subject, grade }) =>
      `Tám tuần hè, mỗi tuần bốn buổi ngắn: em không quên ${subject} lớp ${grade} mà vẫn còn cả ngày để chơi.`,
    ({ subject, grade }) =>
      `Ôn lại ${subject} lớp ${grade} qua những chuyện mùa hè: đi chợ với bà, đo đuôi con diều, ghi nhật ký mưa. Bài học nấp trong trò chơi.`,
    ({ subject, grade }) =>
      `Sách hè chia làm hai phần. Phần đầu nhắc lại ${subject} lớp ${grade}, phần sau làm quen vài điều sẽ gặp khi lên lớp ${grade + 1}.`,
  ],
  'nang-cao': [
    ({ subject, grade, count }) =>
      `Dành cho em đã làm hết bài trong sách ${subject} lớp ${grade} và muốn nghĩ thêm. ${count} chuyên đề, mỗi chuyên đề bắt đầu từ một bài quen rồi đổi dần điều kiện.`,
    ({ subject, count }) =>
      `Nâng cao không phải học trước chương trình. ${count} chuyên đề ${subject} trong sách chỉ dùng kiến thức đã học, nhưng nhìn từ nhiều phía.`,
    ({ grade, count }) =>
      `${count} chuyên đề cho học sinh khá giỏi lớp ${grade}, bài nào cũng có gợi ý hai tầng: gợi ý nhỏ ở chân trang, lời giải đầy đủ ở cuối sách.`,
  ],
  de: [
    ({ subject, grade, count }) =>
      `${count} đề ${subject} lớp ${grade} theo đúng thời gian và thang điểm trên lớp: đề giữa kì, đề cuối kì, và vài đề ngắn mười lăm phút.`,
    ({ subject, count }) =>
      `Bộ ${count} đề soạn theo ma trận, mức độ ghi rõ ở từng câu. Sau mỗi đề là bảng tự chấm để em biết mình mất điểm môn ${subject} ở đâu.`,
    ({ grade, count }) =>
      `${count} đề chưa từng dùng ở trường nào, do nhóm biên soạn viết mới cho học sinh lớp ${grade}. Đáp án có lời giải và cách phân bổ thời gian.`,
  ],
  'bo-de': [
    ({ subject, count }) =>
      `${count} đề thi thử ${subject} đúng cấu trúc và thời gian của kì thi, in mỗi đề một tập gấp riêng để làm như trong phòng thi.`,
    ({ count }) =>
      `Làm đề để hết sợ đề: ${count} đề tăng dần độ khó, hai đề cuối khó hơn đề thật một chút. Sau mỗi đề là bảng tự chấm theo từng mức.`,
    ({ subject, count }) =>
      `Bộ ${count} đề ${subject} do nhóm biên soạn viết mới, không chép lại đề đã thi. Lời giải nêu cả cách nghĩ sai thường gặp.`,
  ],
  'so-tay': [
    ({ subject, grade }) =>
      `Khổ bỏ túi, gáy chắc, mỗi trang một ý. Toàn bộ công thức, định nghĩa, lưu ý của ${subject} lớp ${grade} xếp theo thứ tự dễ tra nhất.`,
    ({ subject }) =>
      `Cuốn sổ tay để lật lúc cần: bảng tóm tắt ${subject}, sơ đồ gấp, những lỗi sai hay gặp in đậm bên lề.`,
    ({ subject, grade }) =>
      `Năm phút trước giờ kiểm tra thì đọc gì? Sổ tay ${subject} lớp ${grade} trả lời bằng bảng, hình và ví dụ một dòng.`,
    ({ subject, grade, count }) =>
      `${count} thẻ kiến thức ${subject} lớp ${grade} đóng thành sổ, thẻ nào cũng có mặt hỏi và mặt đáp để hai bạn đố nhau.`,
  ],
  'chuyen-de': [
    ({ subject, count }) =>
      `Một cuốn sách chỉ nói về một chuyên đề, đi từ ví dụ đơn giản tới dạng khó trong ${count} bài. Học xong là dùng được, không cần thêm tài liệu ${subject} nào khác cho phần này.`,
    ({ grade, count }) =>
      `Phần khó nhất của năm lớp ${grade} được tháo rời thành ${count} mảnh nhỏ rồi lắp lại. Hình vẽ chiếm gần nửa số trang.`,
    ({ subject, count }) =>
      `${count} bài, mỗi bài một kỹ thuật giải. Tác giả giữ lại cả những cách giải sai của học sinh ${subject} để phân tích.`,
  ],
  'doc-hieu': [
    ({ subject, grade, count }) =>
      `${count} văn bản ngoài sách học, chọn đúng thể loại của ${subject} lớp ${grade}, kèm câu hỏi theo ba bước: nhận ra, hiểu, nghĩ tiếp.`,
    ({ grade, count }) =>
      `Mỗi tuần đọc một văn bản mới. ${count} văn bản trong sách đều ngắn vừa một tiết, chưa có sẵn lời giải trên mạng, dành cho học sinh lớp ${grade}.`,
    ({ subject, count }) =>
      `Đọc hiểu ${subject} không phải đoán ý thầy cô. ${count} bài đọc tập cho em tìm chứng cứ ngay trong câu chữ trước khi trả lời.`,
  ],
  'viet-doan': [
    ({ grade, count }) =>
      `${count} bài viết được dựng từng bước: quan sát, ghi chi tiết, lập dàn ý, viết nháp, sửa. Bản nháp và bản sửa của học sinh lớp ${grade} in cạnh nhau.`,
    ({ count }) =>
      `Không có bài mẫu để chép. Sách đưa ${count} đề, mỗi đề ba cách mở bài và một danh sách câu hỏi giúp em tự tìm ý.`,
    ({ grade, count }) =>
      `Viết hay bắt đầu từ viết rõ. ${count} bài tập ngắn cho lớp ${grade} rèn từng kỹ năng nhỏ: chọn từ, nối câu, tách đoạn, kết bài.`,
  ],
  'on-thi': [
    ({ subject, count }) =>
      `Lộ trình mười hai tuần cho môn ${subject}: ${count} buổi ôn, ba lần kiểm tra, một bảng theo dõi điểm. Tuần nào cũng có một ngày không học.`,
    ({ subject, count }) =>
      `${count} chuyên đề gom theo dạng câu thường gặp trong đề thi ${subject}, mỗi dạng có cách nhận ra và cách trình bày để không mất điểm lẻ.`,
    ({ subject, count }) =>
      `Ôn ${subject} từ gốc rồi mới tới đề: phần đầu ${count} bài nhắc lại kiến thức, phần sau là đề luyện có bấm giờ.`,
    ({ subject, count }) =>
      `Cuốn ôn thi viết cho người bắt đầu muộn: ${count} bài xếp theo số điểm thu được trên mỗi giờ học ${subject}, bài đáng công nhất đứng đầu.`,
  ],
  'hoc-sinh-gioi': [
    ({ subject, count }) =>
      `${count} chuyên đề ${subject} cho đội tuyển, mỗi chuyên đề gồm lý thuyết bổ sung, bài giảng mẫu, bài tự luyện và nhận xét sau bài.`,
    ({ subject, grade, count }) =>
      `Tài liệu bồi dưỡng ${subject} lớp ${grade} với ${count} chuyên đề, đã dùng nhiều mùa ở lớp đội tuyển trước khi in. Lời giải trình bày như bài thi.`,
    ({ subject, count }) =>
      `Sách không chạy theo bài lạ. ${count} chuyên đề ${subject} đào sâu những ý cơ bản, để gặp đề nào cũng có chỗ bắt đầu.`,
  ],
}
