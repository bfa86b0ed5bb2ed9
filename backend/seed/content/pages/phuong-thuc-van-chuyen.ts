import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const phuongThucVanChuyen: HelpPage = {
  slug: 'phuong-thuc-van-chuyen',
  title: 'Phương thức vận chuyển',
  description:
    'Bảng phí giao sách theo bốn vùng, thời gian giao, điều kiện miễn phí và cách theo dõi gói hàng.',
  updatedDaysAgo: 40,
  html: prose`
Hiên Sách giao hàng tới mọi phường, xã và đặc khu trên cả nước. Phí giao được tính theo khoảng cách
từ kho và cân nặng của gói sách, và luôn hiện trước khi bạn đặt hàng.

## Bảng phí và thời gian

| Vùng | Nơi nhận | 500 g đầu | Mỗi 500 g tiếp theo | Thời gian giao |
| 1 | Cùng tỉnh, thành phố với kho | 18.000 ₫ | 2.500 ₫ | 1–2 ngày |
| 2 | Tỉnh, thành phố cùng miền với kho | 25.000 ₫ | 3.500 ₫ | 2–4 ngày |
| 3 | Tỉnh, thành phố thuộc miền khác | 32.000 ₫ | 5.000 ₫ | 3–6 ngày |
| 4 | Các đặc khu hải đảo | 50.000 ₫ | 8.000 ₫ | 5–10 ngày |

Phần lẻ chưa tới 500 g được tính tròn thành một nấc. Ngày giao tính theo ngày làm việc, kể từ khi
đơn được xác nhận.

## Miễn phí giao hàng

Đơn có tiền sách từ **300.000 ₫** trở lên được miễn phí giao ở vùng 1, 2 và 3. Giỏ hàng luôn cho
biết bạn còn thiếu bao nhiêu để được miễn phí. Với các đặc khu, phí tàu và cảng khá cao nên chúng
tôi xin giữ nguyên biểu phí.

Ví dụ: bạn ở tỉnh khác miền với kho, mua ba cuốn nặng tổng cộng 1.200 g, tiền sách 240.000 ₫. Nấc
đầu 500 g là 32.000 ₫; 700 g còn lại tính tròn hai nấc, thành 10.000 ₫. Phí giao là 42.000 ₫. Nếu
mua thêm một cuốn để tiền sách đạt 300.000 ₫, bạn không phải trả phí giao.

## Một đơn đi qua những chặng nào

1. **Chờ xác nhận:** chúng tôi kiểm tra số lượng và địa chỉ. Đơn đặt trước 15 giờ được xác nhận
   trong ngày.
2. **Đã xác nhận và đang đóng gói:** sách được bọc màng chống ẩm, bốn góc chèn giấy, hộp cứng với
   đơn trên 1 kg.
3. **Đang giao:** gói hàng được trao cho hãng vận chuyển. Bạn nhận thư báo có mã vận đơn.
4. **Đã giao:** bạn nhận và kiểm hàng. Từ lúc này bạn có thể viết nhận xét về sách.

## Nếu bạn vắng nhà

Nhân viên giao hàng gọi tối đa ba lần trong ba ngày. Sau ba lần không gặp, gói hàng quay về kho và
chúng tôi liên hệ để hẹn lại. Giao lại lần đầu không tính phí; từ lần thứ hai, bạn vui lòng trả phí
theo bảng trên.

## Địa chỉ sau sắp xếp đơn vị hành chính

Từ ngày 1 tháng 7 năm 2025, địa chỉ gồm tỉnh hoặc thành phố và phường, xã hoặc đặc khu, không còn
quận, huyện. Trong biểu mẫu, bạn có thể tìm theo tên huyện cũ; hệ thống tự đổi sang tên mới. Số nhà,
tên đường, tên thôn hay tòa nhà xin ghi vào ô địa chỉ càng rõ càng tốt.

## Khóa học và tài liệu số

Khóa học không có phí giao. Ngay sau khi thanh toán được ghi nhận, khóa học xuất hiện trong [Tài
liệu của tôi](/tai-lieu-cua-toi). Mã kích hoạt in trong sách giấy thì dùng được ngay khi bạn nhận
sách.

## Sách bị ướt, rách hoặc thất lạc

Rủi ro trên đường đi do Hiên Sách chịu cho tới khi bạn nhận hàng. Nếu gói hàng quá hạn giao ba ngày,
hãy báo cho chúng tôi: chúng tôi gửi bù cuốn mới hoặc hoàn tiền, tùy bạn chọn. Cách làm có ở [Chính
sách đổi trả](/chinh-sach-doi-tra).
`,
}
