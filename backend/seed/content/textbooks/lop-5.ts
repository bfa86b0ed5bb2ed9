import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop5 = [
  textbook(
    {
      name: 'Toán 5',
      slug: 'toan-5',
      grade: 5,
      subject: 'Toán',
      course: 'toan-lop-5-so-thap-phan-va-phan-tram',
    },
    `
# Ôn tập và bổ sung
Bài 1. Số tự nhiên, phân số
Bài 2. Hỗn số
Bài 3. Tỉ số, bài toán tổng tỉ, hiệu tỉ
# Số thập phân
Bài 4. Khái niệm số thập phân @1
- Hàng phần mười, phần trăm, phần nghìn
Bài 5. So sánh các số thập phân @2
Bài 6. Viết số đo dưới dạng số thập phân
Bài 7. Làm tròn số thập phân
# Phép tính với số thập phân
Bài 8. Cộng, trừ số thập phân @3
Bài 9. Nhân số thập phân @4
- Nhân nhẩm với 10; 100; 0,1
Bài 10. Chia số thập phân @5
# Hình phẳng
Bài 11. Diện tích hình tam giác @7
Bài 12. Diện tích hình thang @7
Bài 13. Đường tròn, chu vi và diện tích hình tròn
# Tỉ số phần trăm
Bài 14. Tỉ số phần trăm @6
Bài 15. Tìm giá trị phần trăm của một số @6
- Giảm giá, lãi, lỗ
Bài 16. Tỉ lệ bản đồ
# Hình khối
Bài 17. Hình hộp chữ nhật, hình lập phương
Bài 18. Diện tích xung quanh, diện tích toàn phần
Bài 19. Thể tích, xăng-ti-mét khối
# Số đo thời gian, vận tốc
Bài 20. Cộng, trừ, nhân, chia số đo thời gian
Bài 21. Vận tốc, quãng đường, thời gian
- Hai xe đi ngược chiều
# Thống kê, xác suất
Bài 22. Biểu đồ hình quạt tròn
Bài 23. Tỉ số của số lần xuất hiện
`,
  ),
  textbook(
    {
      name: 'Tiếng Việt 5',
      slug: 'tieng-viet-5',
      grade: 5,
      subject: 'Tiếng Việt',
      course: 'tieng-viet-lop-5-viet-van-ta-nguoi-ta-canh',
    },
    `
# Thế giới tuổi thơ
Đọc: Con đường gạch cũ
Luyện từ và câu: Từ đồng nghĩa
Viết: Cấu tạo bài văn tả cảnh @1
# Thiên nhiên kì thú
Đọc: Rừng ngập mặn buổi sớm
Luyện từ và câu: Từ đa nghĩa
Viết: Quan sát, tìm chi tiết tả cảnh @2
- Lập dàn ý bài văn tả cảnh @3
# Trên con đường học tập
Đọc: Người chép sách
Luyện từ và câu: Đại từ, kết từ
Viết: Viết đoạn văn tả cảnh @3
# Nghệ thuật muôn màu
Đọc: Tiếng đàn bầu
Luyện từ và câu: Điệp từ, điệp ngữ
Viết: Giới thiệu một cuốn sách
# Vẻ đẹp cuộc sống
Đọc: Bác đưa thư
Luyện từ và câu: Câu đơn, câu ghép
Viết: Tả người: ngoại hình @4
- Tả người: hoạt động, tính nết @5
# Hương sắc trăm miền
Đọc: Phiên chợ vùng cao
Luyện từ và câu: Liên kết câu
Viết: Sửa bài văn tả người @6
# Tiếp bước cha ông
Đọc: Mũi tên đồng Cổ Loa
Viết: Đoạn văn nêu ý kiến tán thành
# Ôn tập cuối năm
Đọc hiểu
Viết bài văn hoàn chỉnh @6
`,
  ),
  textbook(
    {
      name: 'Lịch sử và Địa lí 5',
      slug: 'lich-su-va-dia-li-5',
      grade: 5,
      subject: 'Lịch sử và Địa lí',
      course: 'lich-su-va-dia-li-lop-5-tu-co-loa-den-thang-long',
    },
    `
# Đất nước và con người Việt Nam
Bài 1. Vị trí địa lí, lãnh thổ, đơn vị hành chính @1
- 34 tỉnh, thành phố từ năm 2025
Bài 2. Thiên nhiên Việt Nam @2
Bài 3. Biển, đảo Việt Nam
Bài 4. Dân cư và dân tộc
# Những quốc gia đầu tiên
Bài 5. Nước Văn Lang, nước Âu Lạc @3
- Thành Cổ Loa
Bài 6. Phù Nam
Bài 7. Chăm-pa
# Xây dựng và bảo vệ đất nước
Bài 8. Đấu tranh giành độc lập thời kì Bắc thuộc @4
- Khởi nghĩa Hai Bà Trưng
- Chiến thắng Bạch Đằng năm 938
Bài 9. Triều Lý và việc định đô ở Thăng Long @5
Bài 10. Triều Trần và kháng chiến chống quân Mông – Nguyên @6
Bài 11. Khởi nghĩa Lam Sơn, triều Hậu Lê
Bài 12. Triều Nguyễn
# Từ Cách mạng tháng Tám đến nay
Bài 13. Cách mạng tháng Tám năm 1945
Bài 14. Chiến dịch Điện Biên Phủ năm 1954
Bài 15. Đất nước thống nhất năm 1975
# Các nước láng giềng
Bài 16. Trung Quốc
Bài 17. Lào, Cam-pu-chia
Bài 18. Hiệp hội các quốc gia Đông Nam Á
# Tìm hiểu thế giới
Bài 19. Các châu lục và đại dương
Bài 20. Dân số và các chủng tộc
# Chung tay xây dựng thế giới
Bài 21. Xây dựng thế giới xanh, sạch, đẹp
Bài 22. Xây dựng thế giới hòa bình
`,
  ),
]
