import type { LandingPage } from '@/backend/seed/content/landing/page'
import { prose } from '@/backend/seed/content/prose'

export const onThiVao10: LandingPage = {
  slug: 'on-thi-vao-10',
  title: 'Mười hai tuần trước kì thi vào lớp 10',
  description:
    'Kế hoạch ôn mười hai tuần cho môn Toán, Ngữ văn và Tiếng Anh, có thời gian nghỉ, có cách tự kiểm tra từng tuần.',
  updatedDaysAgo: 5,
  html: prose`
Mười hai tuần là đủ để đi hết chương trình một lượt chậm và một lượt nhanh, với điều kiện mỗi tuần
có một ngày nghỉ thật sự. Kế hoạch này dành cho học sinh lớp 9 học lực trung bình khá, mỗi ngày tự
học khoảng hai giờ.

![Bàn học với đồng hồ và tờ kế hoạch](/media/landing/on-thi-vao-10.webp)

## Bốn chặng

| Tuần | Việc chính | Dấu hiệu đã xong |
| 1–4 | Lấp chỗ hổng: mỗi tuần hai chuyên đề Toán, hai văn bản Ngữ văn | Làm lại được bài sai mà không mở lời giải |
| 5–8 | Nối các phần: bài tổng hợp, đoạn văn nghị luận, viết lại câu | Tự viết được dàn ý trong 5 phút |
| 9–11 | Làm đề đúng giờ, mỗi tuần hai đề mỗi môn | Điểm ba đề liền nhau không chênh quá 1 điểm |
| 12 | Ngủ đủ, đọc lại sổ lỗi sai, chuẩn bị giấy tờ | Không làm thêm đề mới |

## Một ngày học mẫu

1. **19:00–19:45** Một chuyên đề, tự làm ra giấy, không xem lời giải giữa chừng.
2. **19:45–19:55** Rời bàn, uống nước, không cầm điện thoại.
3. **19:55–20:40** Môn thứ hai, ưu tiên môn sáng nay vừa học ở trường.
4. **20:40–21:00** Ghi sổ lỗi sai: đề bài, chỗ sai, vì sao sai, lần sau nhận ra bằng cách nào.

## Sổ lỗi sai

Sổ lỗi sai đáng giá hơn mọi bộ đề. Hãy chia lỗi làm ba loại: *không biết*, *biết mà nhầm*, *hết
giờ*. Loại thứ nhất cần học lại; loại thứ hai cần chậm lại một nhịp ở bước hay nhầm; loại thứ ba cần
đổi thứ tự làm bài.

## Tài liệu đi kèm

- Khóa [Toán lớp 9: Căn thức, hàm số, phương trình](course:toan-lop-9-can-thuc-ham-so-phuong-trinh)
  để lấp chỗ hổng.
- Khóa [Luyện thi vào lớp 10 môn Toán](course:luyen-thi-vao-lop-10-mon-toan) với đề làm đúng giờ và
  lời giải từng câu.
- Khóa [Ngữ văn lớp 9: Đọc Truyện Kiều](course:ngu-van-lop-9-doc-truyen-kieu).
- Khóa miễn phí [Ghi chép và ôn tập cách quãng](course:ghi-chep-va-on-tap-cach-quang) nên học trước,
  chỉ mất hai buổi.

## Với cha mẹ

Trong mười hai tuần này, điều con cần nhất ở nhà là một bữa tối không nhắc tới điểm. Hãy hỏi “hôm
nay con hiểu thêm được gì”, và chấp nhận câu trả lời “chưa có gì”. Kì thi nào rồi cũng qua, thói
quen học thì ở lại.

[Vào thư viện bài học](/thu-vien) hoặc [xem sách ôn thi](/san-pham).
`,
}
