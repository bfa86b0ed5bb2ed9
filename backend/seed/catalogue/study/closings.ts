type Level = 'primary' | 'lower' | 'upper'

export const levelOf = (grade: number): Level =>
  grade <= 5 ? 'primary' : grade <= 9 ? 'lower' : 'upper'

/** For whom the book is, for whom it is not, and how to use it. */
export const closings: Record<Level, readonly string[]> = {
  primary: [
    'Cha mẹ nên ngồi cạnh vài bài đầu, sau đó để em tự làm. Đáp án in ở tập mỏng rời, cất đi được.',
    'Chữ lớn, giấy ngà không lóa, hình vẽ nét. Sách không có sao thưởng hay nhãn dán, nhưng có chỗ cho em tự vẽ.',
    'Mỗi bài ước chừng hai mươi phút. Em nào đang làm chậm cứ chậm, sách không ghi thời gian ở bài luyện.',
    'Thầy cô có thể dùng làm phiếu trên lớp: mỗi trang là một hoạt động trọn vẹn, được phép sao chụp cho học sinh của mình.',
    'Em học lực trung bình dùng vừa sức. Em đã vững nên chọn thêm cuốn nâng cao cùng bộ.',
    'Lời giải viết cho phụ huynh đọc, có cả câu hỏi gợi ý để hỏi lại con thay vì đưa ngay đáp số.',
    'Sách được hai lớp học thử trọn một học kì trước khi in; những chỗ trẻ hiểu lầm đã viết lại.',
  ],
  lower: [
    'Đáp án chi tiết ở cuối sách, riêng bài mức ba chỉ có hướng dẫn để em tự viết lời giải.',
    'Học sinh tự học được; thầy cô có thể giao từng trang làm bài về nhà. Bìa có bảng tiến độ để đánh dấu.',
    'Mỗi chương khép lại bằng một trang sơ đồ. Nên tự vẽ sơ đồ của mình trước rồi mới so với sách.',
    'Sách không thay sách học ở trường. Dùng sau giờ học trên lớp, mỗi tuần ba buổi, là hợp lý.',
    'Những bài có biểu tượng cây bút nên làm ra vở, trình bày đủ bước như khi kiểm tra.',
    'Em đang hổng kiến thức lớp dưới sẽ thấy mục Nhắc lại ở đầu mỗi chương rất cần; em vững có thể bỏ qua.',
    'Giấy hơi ngà, lề rộng để ghi. Bản in lần này đã sửa các lỗi bạn đọc gửi về.',
  ],
  upper: [
    'Lời giải trình bày theo cách chấm điểm hiện hành, có ghi điểm từng bước để người tự học chấm được bài mình.',
    'Phù hợp với học sinh đặt mục tiêu từ trung bình khá trở lên. Người đã luyện chuyên sâu có thể thấy phần đầu quen thuộc.',
    'Cuối sách có bảng tra dạng bài và gợi ý ba lộ trình: một tháng, hai tháng, một học kì.',
    'Nên làm bài trước khi đọc lời giải ít nhất mười phút. Lời giải dài được chia đoạn để che bớt bằng thước.',
    'Chỗ nào có nhiều cách hiểu, sách nêu đủ các cách và lý lẽ của từng cách, để bạn đọc tự chọn.',
    'Tác giả trả lời câu hỏi của bạn đọc qua thư in ở trang cuối; các câu hay được bổ sung vào lần in sau.',
  ],
}

/** Said only of books with figures and numbers in them. */
export const exactClosings = [
  'Câu hỏi theo cả ba dạng của kì thi từ năm 2025: chọn một phương án, đúng sai bốn ý, trả lời ngắn.',
  'Hình vẽ, đồ thị được dựng lại chính xác, đủ lớn để đo. Số liệu thực tế ghi nguồn và năm.',
] as const

/** Said of copybooks, which have nothing to solve. */
export const copybookClosings = [
  'Giấy định lượng cao, viết bút máy không lem sang mặt sau. Mười trang cuối để trắng dòng kẻ cho em tự luyện.',
  'Trang đầu chỉ cách ngồi và cách cầm bút bằng hình. Cha mẹ nên xem cùng em trước khi viết chữ đầu tiên.',
  'Em thuận tay trái dùng được: mẫu chữ đặt ở đầu dòng và lặp lại ở cuối dòng.',
  'Mỗi tuần có một trang soi lại để em tự khoanh con chữ mình ưng nhất, không chấm điểm.',
] as const
