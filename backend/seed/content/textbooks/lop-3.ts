import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop3 = [
  textbook(
    {
      name: 'Toán 3',
      slug: 'toan-3',
      grade: 3,
      subject: 'Toán',
      course: 'toan-lop-3-nhan-chia-va-chu-vi',
    },
    `
# Ôn tập và bổ sung
Bài 1. Các số đến 1000
Bài 2. Cộng, trừ các số có ba chữ số
Bài 3. Tìm thành phần chưa biết
# Bảng nhân, bảng chia
Bài 4. Bảng nhân 3, bảng chia 3 @1
Bài 5. Bảng nhân 4, bảng chia 4 @1
Bài 6. Bảng nhân 6, bảng chia 6 @2
Bài 7. Bảng nhân 7, bảng chia 7 @2
Bài 8. Bảng nhân 8, bảng nhân 9 @2
- Mẹo nhân 9 bằng hai bàn tay
Bài 9. Gấp một số lên nhiều lần, giảm đi một số lần
# Nhân, chia trong phạm vi 1000
Bài 10. Nhân số có hai, ba chữ số với số có một chữ số @3
Bài 11. Chia số có hai, ba chữ số cho số có một chữ số @4
- Phép chia có dư @4
Bài 12. Biểu thức và thứ tự thực hiện
# Hình học
Bài 13. Góc vuông, góc không vuông @5
- Dùng ê ke
Bài 14. Hình chữ nhật, hình vuông @5
Bài 15. Chu vi hình tam giác, hình tứ giác @6
Bài 16. Chu vi hình chữ nhật, hình vuông @6
Bài 17. Diện tích của một hình, xăng-ti-mét vuông
# Các số đến 100 000
Bài 18. Đọc, viết, so sánh các số có năm chữ số
Bài 19. Làm tròn số
Bài 20. Cộng, trừ trong phạm vi 100 000
# Một phần mấy
Bài 21. Một phần hai, một phần ba, một phần tư @7
- Tô màu một phần mấy
Bài 22. Một phần mấy của một số @7
# Đo lường, thống kê
Bài 23. Mi-li-mét, gam, mi-li-lít
Bài 24. Tiền Việt Nam
Bài 25. Bảng số liệu, khả năng xảy ra
`,
  ),
  textbook(
    {
      name: 'Tiếng Việt 3',
      slug: 'tieng-viet-3',
      grade: 3,
      subject: 'Tiếng Việt',
      course: 'tieng-viet-lop-3-tu-cau-va-dau-cau',
    },
    `
# Những trang vở mới
Đọc: Chiếc cặp cũ
Luyện từ và câu: Từ chỉ sự vật @1
Viết: Ghi lại việc đã làm trong ngày
# Mái ấm
Đọc: Bếp lửa ngày mưa
Luyện từ và câu: Từ chỉ hoạt động, đặc điểm @1
- Tìm từ trái nghĩa, cùng nghĩa @2
Viết: Kể về một người trong nhà
# Cộng đồng quanh em
Đọc: Bác thợ đóng gáy sách
Luyện từ và câu: Câu kể, câu hỏi @3
Viết: Đơn xin cấp thẻ đọc sách
# Bắc Trung Nam
Đọc: Chợ nổi sớm mai
Luyện từ và câu: So sánh @4
Viết: Tả một cảnh đẹp
# Thế giới cây cỏ
Đọc: Hạt mầm trong chai
Luyện từ và câu: Nhân hóa @4
Viết: Chép lại quá trình cây lớn
# Nghe và kể
Kể chuyện: Quả bầu tiên
Kể chuyện: Con rùa và con thỏ
# Dấu câu
Dấu phẩy, dấu chấm @5
Dấu hai chấm, dấu ngoặc kép @6
Dấu chấm than, dấu hỏi
# Ôn tập cuối năm
Đọc hiểu
Viết đoạn mười câu
`,
  ),
  textbook(
    {
      name: 'Tiếng Anh 3',
      slug: 'tieng-anh-3',
      grade: 3,
      subject: 'Tiếng Anh',
      course: 'tieng-anh-lop-3-loi-chao-dau-tien',
    },
    `
# Starter
The alphabet
Numbers one to ten @3
# Unit 1. Hello
Lesson 1. Hello, I’m Nam @1
Lesson 2. How are you? @1
- Sounds: h, b
# Unit 2. My name
Lesson 1. What’s your name? @2
Lesson 2. How do you spell it?
# Unit 3. My school things
Lesson 1. This is my pencil @4
Lesson 2. Is it a ruler? @4
- Chant: Pen, pencil, paper
# Unit 4. My family
Lesson 1. This is my mother @5
Lesson 2. How old is she? @3
# Unit 5. Colours
Lesson 1. What colour is it?
Lesson 2. What colour are they?
# Unit 6. My house
Lesson 1. There is a kitchen
Lesson 2. Where is the cat?
# Review
Review 1
Review 2
- Project: My first poster
`,
  ),
]
