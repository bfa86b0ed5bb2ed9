/** How a classic was set and printed; each says something a reader can check with the book in hand. */
export const editions = [
  'Bản in đối chiếu nhiều nguồn, chỗ khác nhau ghi ở chân trang. Chữ lớn vừa mắt, giấy ngà, khâu chỉ.',
  'Chính tả theo lối hiện hành, riêng những chữ đặc trưng của tác giả được giữ nguyên và có chú thích.',
  'Bìa in hai màu trên giấy mỹ thuật, ruột giấy xốp nhẹ. Có niên biểu tác giả và thư mục tham khảo ngắn.',
  'Sách không có lời bình dài; chỉ một bài dẫn ba trang ở đầu để bạn đọc vào thẳng tác phẩm.',
  'Chú giải từ cổ, điển tích ngắn gọn ngay cuối trang. Bản in này đã sửa một số lỗi sắp chữ của lần trước.',
  'Khổ sách vừa tay, gáy tròn mở phẳng được, có dải đánh dấu. Hợp để tặng và để đọc lại.',
  'Phần cuối in danh mục các lần xuất bản trước và cách gọi khác của tác phẩm, giúp người tìm sách cũ.',
  'Nội dung trọn vẹn, không lược. Những đoạn khó có lời dẫn in nghiêng trước khi vào.',
  'Dàn trang thoáng, lề ngoài rộng để ghi chép. Mục lục chi tiết và bảng tra ở cuối sách.',
] as const

/** What else can be said about the books of the general shelves. */
export const makings = [
  'Giấy ngà bảo vệ mắt, in tại Việt Nam. Sách mới, nguyên vẹn, có tem của nhà sách.',
  'Bạn đọc thử mười trang đầu tại nhà sách hoặc trong thư viện trước khi quyết định.',
  'Lần in đầu; nếu gặp lỗi in, nhà sách đổi cuốn khác trong vòng ba mươi ngày.',
  'Sách đóng chắc, mở phẳng được. Có mục lục chi tiết và bảng tra cuối sách.',
  'Thích hợp làm quà: bìa in giấy mỹ thuật, không dán nhãn giá lên sách.',
  'Bản in này bổ sung vài trang theo góp ý của bạn đọc lần trước.',
  'Mực in gốc đậu nành, không mùi. Trang đầu có chỗ ghi tên người tặng.',
] as const
