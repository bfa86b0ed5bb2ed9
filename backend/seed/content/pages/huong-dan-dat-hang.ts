import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const huongDanDatHang: HelpPage = {
  slug: 'huong-dan-dat-hang',
  title: 'Hướng dẫn đặt hàng',
  description:
    'Cách tìm sách, dùng giỏ hàng, nhập mã giảm giá và theo dõi đơn tại Hiên Sách, có hoặc không có tài khoản.',
  updatedDaysAgo: 24,
  html: prose`
Đặt sách tại Hiên Sách gồm bốn bước: chọn sách, xem lại giỏ hàng, cho chúng tôi biết nơi nhận và
chọn cách thanh toán. Bạn không cần có tài khoản để mua, nhưng tài khoản giúp bạn lưu địa chỉ, xem
lại đơn cũ và vào học các khóa đã mua.

## 1. Tìm cuốn sách bạn cần

- Gõ tên sách hoặc tên tác giả vào ô tìm kiếm ở đầu trang. Gõ không dấu cũng được: “toan lop 1” và
  “Toán lớp 1” cho cùng một kết quả.
- Chưa có tên sách trong đầu, bạn có thể đi dạo theo [danh mục sách](/san-pham), theo [bộ sách giáo
  khoa](/sach-giao-khoa) hoặc xem [sách đang giảm giá trong ngày](/flashSale).
- Ở trang của mỗi cuốn có giá bìa, giá bán, số trang, khổ sách, tình trạng còn hàng và nhận xét của
  người đã mua. Giá bán đã gồm thuế, chưa gồm phí giao hàng.

## 2. Thêm vào giỏ và xem lại

Bấm **Thêm vào giỏ** để tiếp tục chọn, hoặc **Mua ngay** để đi thẳng tới giỏ hàng. Trong [giỏ
hàng](/gio-hang) bạn có thể:

- đổi số lượng từng cuốn, từ 1 đến 99 bản;
- bỏ một cuốn, rồi lấy lại bằng nút hoàn tác nếu lỡ tay;
- nhập **mã voucher**, **mã khuyến mãi** hoặc **mã cộng tác viên** rồi bấm Áp dụng. Mỗi loại dùng
  được một mã cho một đơn.

Giỏ hàng của khách chưa đăng nhập được giữ ngay trên máy bạn đang dùng. Khi đăng nhập, những cuốn
trong đó được gộp vào giỏ của tài khoản và trang sẽ báo cho bạn biết.

## 3. Điền nơi nhận hàng

Chọn tỉnh hoặc thành phố, sau đó chọn phường, xã hoặc đặc khu. Từ tháng 7 năm 2025 nước ta không còn
cấp quận, huyện; ô ở giữa chỉ ghi tên huyện cũ để bạn tìm phường, xã mới cho nhanh, còn địa chỉ in
trên đơn không có cấp này.

Phí giao hàng hiện ra ngay khi bạn chọn xong phường, xã. Cách tính phí có ở trang [Phương thức vận
chuyển](/phuong-thuc-van-chuyen).

## 4. Chọn cách thanh toán và đặt hàng

| Cách thanh toán | Khi nào trả tiền | Điều cần nhớ |
| Trực tuyến qua cổng VNPAY | Ngay sau khi bấm đặt hàng | Sách được giữ cho bạn 15 phút để hoàn tất thanh toán |
| Thanh toán khi nhận hàng | Lúc nhận gói hàng | Được [kiểm hàng](/chinh-sach-kiem-hang) trước khi trả tiền |
| Chuyển khoản bằng mã VietQR | Sau khi đặt hàng | Giữ nguyên nội dung chuyển khoản là mã đơn |

Bấm **Đặt hàng** một lần là đủ. Nếu mạng chậm và bạn bấm thêm lần nữa, hệ thống vẫn chỉ ghi một đơn.

## Sau khi đặt hàng

Trang xác nhận hiện mã đơn, danh sách sách, số tiền và việc sẽ diễn ra tiếp theo. Bạn cũng nhận được
thư xác nhận ở địa chỉ e-mail đã điền.

- **Có tài khoản:** vào [Đơn hàng của tôi](/tai-khoan/don-hang) để xem từng chặng của đơn.
- **Mua không cần tài khoản:** mở lại đường dẫn trong thư xác nhận, nhập mã đơn và số điện thoại đặt
  hàng. Sau năm lần nhập sai, bạn cần đợi 15 phút.

## Sửa hoặc hủy đơn

Bạn tự hủy được đơn khi đơn còn ở trạng thái *Chờ thanh toán* hoặc *Chờ xác nhận*. Khi đơn đã được
xác nhận mà kho chưa đóng gói, hãy gọi hotline ở chân trang, chúng tôi sẽ hủy giúp. Đơn đã đóng gói
thì không hủy được nữa, nhưng bạn vẫn có quyền từ chối nhận hoặc trả lại theo [Chính sách đổi
trả](/chinh-sach-doi-tra).

Muốn đổi địa chỉ hay thêm bớt sách, cách nhanh nhất là hủy đơn cũ và đặt đơn mới: mã giảm giá của
đơn bị hủy được trả lại cho bạn ngay.
`,
}
