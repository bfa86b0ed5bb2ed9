import type { Topics } from './topics'

export const vietnamese: Topics = {
  1: [
    'âm, vần và ghép tiếng',
    'đọc trơn câu ngắn',
    'tô và viết chữ thường',
    'nghe kể, kể lại chuyện',
    'nói lời chào, lời cảm ơn',
  ],
  2: [
    'đọc hiểu truyện và thơ ngắn',
    'từ chỉ sự vật, hoạt động, đặc điểm',
    'dấu chấm, dấu phẩy, dấu hỏi',
    'viết chữ hoa',
    'viết đoạn văn kể việc đã làm',
  ],
  3: [
    'mở rộng vốn từ theo chủ điểm',
    'so sánh',
    'câu kể, câu hỏi, câu cảm, câu khiến',
    'viết thư, viết đoạn tả đồ vật',
    'tóm tắt câu chuyện đã đọc',
  ],
  4: [
    'danh từ, động từ, tính từ',
    'nhân hóa',
    'trạng ngữ và chủ ngữ, vị ngữ',
    'tả con vật, tả cây cối',
    'viết báo cáo, hướng dẫn',
  ],
  5: [
    'từ đồng nghĩa, từ đa nghĩa',
    'câu ghép và liên kết câu',
    'tả người, tả phong cảnh',
    'kể chuyện sáng tạo',
    'nêu ý kiến về một hiện tượng',
  ],
}

export const literature: Topics = {
  6: [
    'truyền thuyết và cổ tích',
    'thơ lục bát',
    'hồi kí, du kí',
    'từ đơn, từ phức, biện pháp tu từ',
    'kể lại một trải nghiệm',
  ],
  7: [
    'truyện ngắn và tiểu thuyết',
    'thơ bốn chữ, năm chữ',
    'truyện khoa học viễn tưởng',
    'văn nghị luận',
    'viết bài biểu cảm về con người',
  ],
  8: [
    'truyện lịch sử',
    'thơ Đường luật',
    'hài kịch và truyện cười',
    'từ tượng hình, từ tượng thanh',
    'phân tích một tác phẩm',
  ],
  9: [
    'truyện truyền kì',
    'thơ song thất lục bát và thơ tám chữ',
    'bi kịch',
    'điển tích, chữ viết Nôm và quốc ngữ',
    'nghị luận về một vấn đề cần giải quyết',
  ],
  10: [
    'thần thoại và sử thi',
    'thơ Đường luật, thơ trữ tình',
    'chèo, tuồng',
    'Nguyễn Trãi, tác gia',
    'viết luận thuyết phục',
  ],
  11: [
    'truyện thơ dân gian, truyện thơ Nôm',
    'Nguyễn Du, tác gia',
    'truyện ngắn hiện đại',
    'kí và tùy bút',
    'nghị luận về tác phẩm văn học',
  ],
  12: [
    'tiểu thuyết hiện đại',
    'thơ có yếu tố tượng trưng, siêu thực',
    'truyện truyền kì và văn xuôi',
    'Hồ Chí Minh, tác gia',
    'so sánh, đánh giá hai tác phẩm',
  ],
}

export const english: Topics = {
  3: [
    'chào hỏi, giới thiệu bản thân',
    'đồ dùng lớp học',
    'gia đình và các phòng trong nhà',
    'sở thích, đồ chơi',
  ],
  4: ['ngày trong tuần và giờ giấc', 'món ăn, thức uống', 'nghề nghiệp', 'trang phục và thời tiết'],
  5: ['địa chỉ và quê quán', 'việc làm hằng ngày', 'kể chuyện kì nghỉ', 'lễ hội và sức khỏe'],
  6: [
    'thì hiện tại đơn, hiện tại tiếp diễn',
    'so sánh hơn, so sánh nhất',
    'giới từ chỉ nơi chốn',
    'từ vựng trường học, nhà cửa, thành phố',
  ],
  7: [
    'thì quá khứ đơn',
    'câu ghép với and, but, so',
    'lượng từ',
    'từ vựng sở thích, sức khỏe, giao thông',
  ],
  8: [
    'động từ chỉ sở thích',
    'câu điều kiện loại 1',
    'câu tường thuật cơ bản',
    'từ vựng nông thôn, môi trường, khoa học',
  ],
  9: [
    'thì quá khứ tiếp diễn và hiện tại hoàn thành',
    'mệnh đề quan hệ',
    'câu tường thuật',
    'từ vựng cộng đồng, du lịch, nghề nghiệp',
  ],
  10: [
    'thì và thể bị động',
    'danh động từ, động từ nguyên mẫu',
    'mệnh đề quan hệ xác định',
    'từ vựng gia đình, âm nhạc, bình đẳng giới',
  ],
  11: [
    'động từ khuyết thiếu',
    'câu chẻ',
    'mệnh đề phân từ',
    'từ vựng khoảng cách thế hệ, thành phố tương lai, sức khỏe',
  ],
  12: [
    'phối hợp thì',
    'mạo từ và liên từ',
    'câu điều kiện và câu giả định',
    'từ vựng đô thị hóa, truyền thông, học suốt đời',
  ],
}
