import { textbook } from '@/backend/seed/content/textbooks/textbook'

export const lop1 = [
  textbook(
    { name: 'Toán 1', slug: 'toan-1', grade: 1, subject: 'Toán', course: 'toan-lop-1-so-den-100' },
    `
# Làm quen với Toán học
Bài 1. Trên, dưới; trái, phải; trước, sau
- Chơi: Ai đứng đúng chỗ?
Bài 2. Hình vuông, hình tròn, hình tam giác, hình chữ nhật
# Các số đến 10
Bài 3. Các số 1, 2, 3, 4, 5 @1
- Đếm đồ vật trong lớp
Bài 4. Các số 6, 7, 8, 9, 10 @1
Bài 5. Số 0
Bài 6. Lớn hơn, bé hơn, bằng nhau @2
- Dấu >, <, =
- Chơi: Cá sấu há miệng
Bài 7. Tách số, gộp số
# Cộng, trừ trong phạm vi 10
Bài 8. Phép cộng là gộp lại @3
- Cộng với số 0
Bài 9. Bảng cộng trong phạm vi 10 @3
Bài 10. Phép trừ là bớt đi @4
Bài 11. Bảng trừ trong phạm vi 10 @4
Bài 12. Em vui ôn tập
# Các số đến 100
Bài 13. Các số có hai chữ số @5
- Chục và đơn vị
- Đọc số, viết số
Bài 14. So sánh các số có hai chữ số @5
Bài 15. Bảng các số từ 1 đến 100
# Cộng, trừ trong phạm vi 100
Bài 16. Cộng không nhớ @6
- Đặt tính rồi tính
Bài 17. Trừ không nhớ @6
Bài 18. Bài toán có lời văn
# Đo lường quanh em
Bài 19. Dài hơn, ngắn hơn
Bài 20. Xăng-ti-mét @7
- Cách đặt thước
Bài 21. Các ngày trong tuần
Bài 22. Đồng hồ, giờ đúng @7
# Ôn tập cuối năm
Ôn tập số và phép tính
Ôn tập hình học và đo lường
`,
  ),
  textbook(
    {
      name: 'Tiếng Việt 1',
      slug: 'tieng-viet-1',
      grade: 1,
      subject: 'Tiếng Việt',
      course: 'tieng-viet-lop-1-am-van-va-cau-dau-tien',
    },
    `
# Tuần mở đầu
Em là học sinh lớp 1
- Tư thế ngồi, cách cầm bút @1
Các nét cơ bản
- Nét ngang, nét sổ, nét xiên
- Nét móc, nét cong, nét khuyết
# Âm và chữ
Bài 1. a, c @1
- Ca, cá, cà
Bài 2. o, ô, ơ và các dấu thanh @2
Bài 3. e, ê; b, l
Bài 4. i; m, n
Bài 5. u, ư; d, đ
Bài 6. g, gh; ng, ngh @3
- Quy tắc chính tả với i, e, ê
Bài 7. ch, tr; s, x
Bài 8. ph, th, kh, nh, qu
# Vần
Bài 9. an, at, am, ap @4
Bài 10. on, ôn, ơn
Bài 11. ang, ăng, âng
Bài 12. ai, ay, ây @4
Bài 13. iên, yên, uôn, ươn @5
Bài 14. Vần khó: oanh, uynh, uya
# Từ vần đến câu
Bài 15. Từ chỉ người, vật, việc @6
Bài 16. Câu và dấu chấm @6
- Viết hoa đầu câu
Bài 17. Câu hỏi và dấu hỏi
# Em tập đọc
Chủ điểm: Nhà em
- Đồng dao: Kéo cưa lừa xẻ
Chủ điểm: Trường em
Chủ điểm: Cây cối và con vật @7
# Em tập viết và kể chuyện
Viết tên mình, viết câu ngắn
Kể chuyện theo tranh @7
Nói lời chào, lời cảm ơn, lời xin lỗi
# Ôn tập cuối năm
Đọc trơn và hiểu
Viết chính tả
`,
  ),
]
