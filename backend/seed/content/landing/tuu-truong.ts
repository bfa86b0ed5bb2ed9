import type { LandingPage } from '@/backend/seed/content/landing/page'
import { prose } from '@/backend/seed/content/prose'

export const tuuTruong: LandingPage = {
  slug: 'tuu-truong',
  title: 'Tựu trường: một danh sách vừa đủ',
  description:
    'Mua gì trước năm học, mua lúc nào và bỏ qua thứ gì: danh sách theo cấp lớp, kèm bài học miễn phí để khởi động.',
  updatedDaysAgo: 12,
  html: prose`
Tháng Tám, hàng sách nào cũng chất đầy. Một đứa trẻ không cần tất cả. Chúng tôi hỏi chuyện các thầy
cô và phụ huynh quen của cửa hàng, rồi ghi lại một danh sách vừa đủ cho từng cấp lớp: thứ cần có
ngay, thứ để tháng sau, và thứ nên để dành tiền.

![Con đường tới trường một sáng đầu thu](/media/landing/tuu-truong.webp)

## Trước ngày khai giảng hai tuần

1. Lấy danh mục sách mà trường thông báo, đối chiếu từng tên sách và từng tập với [kệ sách giáo
   khoa](/sach-giao-khoa).
2. Hỏi anh chị khóa trước xem cuốn nào mượn lại được. Sách giáo khoa giữ tốt dùng qua nhiều năm.
3. Đặt phần còn thiếu. Đơn từ 300.000 ₫ được [miễn phí giao hàng](/phuong-thuc-van-chuyen) ở hầu hết
   các tỉnh, thành.

## Theo từng cấp lớp

| Lớp | Cần ngay | Để tháng sau | Có thể bỏ qua |
| 1–2 | Sách giáo khoa, một tập vở ô li, bảng con | Truyện đọc ngắn, vở luyện chữ | Sách nâng cao, bộ đề |
| 3–5 | Sách giáo khoa, vở bài tập | Từ điển tiếng Việt cho học sinh, truyện dài đầu tiên | Hai bộ đề cùng một môn |
| 6–9 | Sách giáo khoa, sổ ghi chép từng môn | Sách tham khảo môn còn yếu | Sách giải bài tập chép sẵn |
| 10–12 | Sách giáo khoa môn lựa chọn | Sách chuyên đề, bộ đề theo cấu trúc mới | Tài liệu in lại không rõ nguồn |

## Khởi động nhẹ trong ba buổi tối

Nghỉ hè dài làm tay viết cứng và phép tính chậm đi. Thay vì học trước chương trình, hãy cho con ba
buổi tối để nhớ lại.

- **Buổi thứ nhất, 20 phút:** đọc thành tiếng một truyện ngắn, rồi kể lại bằng ba câu.
- **Buổi thứ hai, 20 phút:** làm một bài tập nhỏ trong [thư viện miễn phí](/thu-vien), đúng lớp vừa
  học xong.
- **Buổi thứ ba, 20 phút:** tự soạn cặp, tự viết thời gian biểu, tự dán nhãn vở.

### Bài học nên mở đầu

- [Toán lớp 1: Số đến 100](course:toan-lop-1-so-den-100)
- [Toán lớp 3: Nhân, chia và chu vi](course:toan-lop-3-nhan-chia-va-chu-vi)
- [Toán lớp 5: Số thập phân và phần trăm](course:toan-lop-5-so-thap-phan-va-phan-tram)
- [Toán lớp 6: Số tự nhiên và phân số](course:toan-lop-6-so-tu-nhien-va-phan-so)

## Điều không nằm trong danh sách nào

Một góc bàn đủ sáng, một giờ ngủ đều đặn và một người lớn chịu ngồi nghe con kể chuyện trường. Ba
thứ ấy không bán ở hiệu sách, nhưng thiếu chúng thì chồng sách nào cũng nặng.

[Xem kệ sách giáo khoa](/sach-giao-khoa) hoặc [đọc thêm chuyện học của các lớp](/tin-sach).
`,
}
