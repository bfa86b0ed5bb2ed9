import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const hoTro: HelpPage = {
  slug: 'ho-tro',
  title: 'Hỏi đáp',
  description:
    'Những câu hỏi thường gặp về đặt sách, thanh toán, giao hàng, tài khoản, khóa học và mã kích hoạt in trong sách.',
  updatedDaysAgo: 9,
  html: prose`
Dưới đây là những câu bạn đọc hỏi chúng tôi nhiều nhất. Chưa thấy câu của mình, bạn gọi hotline ở
chân trang từ 8 giờ đến 17 giờ 30, thứ Hai đến thứ Bảy, hoặc gửi e-mail; chúng tôi trả lời trong một
ngày làm việc.

## Đặt hàng

### Tôi có cần tài khoản để mua sách không?

Không. Bạn chỉ cần tên, số điện thoại, e-mail và địa chỉ nhận. Riêng khóa học thì cần tài khoản, vì
bài học và kết quả làm bài được lưu theo người học.

### Giỏ hàng của tôi biến mất khi đổi máy, vì sao?

Khi chưa đăng nhập, giỏ hàng nằm ngay trong trình duyệt của máy bạn đang dùng. Đăng nhập rồi, giỏ
được giữ theo tài khoản và hiện ra trên mọi máy.

### Tôi nhập mã giảm giá mà hệ thống báo không hợp lệ.

Có ba lý do thường gặp: mã đã hết hạn hoặc hết lượt, đơn chưa đạt giá trị tối thiểu, hoặc mã được
nhập sai ô. Voucher, mã khuyến mãi và mã cộng tác viên có ba ô riêng. Nhập sai mười lần trong 15
phút thì bạn cần đợi một lát mới thử lại được.

### Sách báo “Tạm hết hàng” bao giờ có lại?

Sách giáo khoa và sách tham khảo thường về lại trong một đến hai tuần. Bạn để lại e-mail qua
hotline, chúng tôi sẽ báo khi sách về kho.

## Thanh toán và giao hàng

### Tôi đã trả tiền nhưng đơn vẫn ghi “Chờ thanh toán”.

Trang chỉ đổi trạng thái khi cổng thanh toán báo về. Hãy đợi vài phút rồi tải lại trang đơn hàng.
Quá 15 phút mà chưa đổi, bạn gọi cho chúng tôi kèm mã đơn; tiền của bạn không mất.

### Phí giao hàng tính thế nào?

Theo vùng và cân nặng: 500 g đầu từ 18.000 ₫ đến 50.000 ₫ tùy vùng. Đơn từ 300.000 ₫ tiền sách được
miễn phí giao ở vùng 1, 2 và 3. Bảng đầy đủ ở trang [Phương thức vận
chuyển](/phuong-thuc-van-chuyen).

### Tôi có được mở gói xem sách trước khi trả tiền không?

Được. Xem [Chính sách kiểm hàng](/chinh-sach-kiem-hang).

### Địa chỉ của tôi vừa đổi tên phường, xã. Tôi điền tên cũ hay tên mới?

Bạn chọn tên mới trong danh sách. Không nhớ tên mới, bạn tìm theo tên huyện cũ, các phường, xã mới
được xếp dưới tên ấy.

## Tài khoản

### Tôi quên mật khẩu.

Ở hộp đăng nhập, bấm *Quên mật khẩu*, nhập e-mail rồi nhập mã gồm 6 chữ số trong thư. Mã có hiệu lực
10 phút. Không thấy thư, bạn xem thử hòm thư rác, sau 60 giây có thể yêu cầu gửi lại.

### Tài khoản học sinh, giáo viên và khách khác nhau ở đâu?

Cả ba đều mua sách và học như nhau. Tài khoản giáo viên cần ghi nơi làm việc và nhập mã kích hoạt
gửi qua thư; đổi lại, chúng tôi gửi bản tin dành cho giáo viên và tài liệu mẫu nếu thầy cô đồng ý
nhận.

### Tôi muốn xóa tài khoản.

Gửi yêu cầu từ chính e-mail của tài khoản. Việc xóa hoàn tất trong 20 ngày. Chứng từ mua bán phải
giữ theo luật kế toán thì vẫn được giữ, nhưng tách khỏi tài khoản. Chi tiết ở [Chính sách bảo
mật](/chinh-sach-bao-mat).

## Khóa học và bài kiểm tra

### Khóa học đã mua nằm ở đâu?

Trong [Tài liệu của tôi](/tai-lieu-cua-toi). Khóa miễn phí thì học ngay ở [Thư viện](/thu-vien),
không cần mua.

### Mã kích hoạt in trong sách dùng thế nào?

Đăng nhập, vào [Tài liệu của tôi](/tai-lieu-cua-toi), bấm *Nhập mã kích hoạt* và gõ dãy chữ số dưới
lớp phủ. Mỗi mã dùng cho một tài khoản. Gõ sai năm lần, bạn đợi 10 phút rồi thử lại.

### Đang làm bài kiểm tra thì mất mạng, tôi có mất bài không?

Không. Câu trả lời được lưu trên máy ngay khi bạn chọn, và được gửi lên khi có mạng lại. Đừng xóa dữ
liệu trình duyệt trong lúc làm bài. Hết giờ, hệ thống chấm những gì đã lưu kịp.

### Tôi có làm lại bài được không?

Bài tập làm lại thoải mái. Bài kiểm tra có số lượt ghi ở trang giới thiệu bài; hết lượt, bạn vẫn xem
lại được bài đã làm cùng lời giải.

## Hợp tác

### Trường tôi muốn đặt sách số lượng lớn.

Bạn gửi danh sách tên sách và số lượng qua e-mail ở chân trang. Chúng tôi báo giá trong hai ngày làm
việc, có hóa đơn điện tử và giao tận trường.

### Tôi muốn làm cộng tác viên giới thiệu sách.

Mời bạn đọc [Chính sách cộng tác viên](/chinh-sach-CTV), rồi đăng ký trong mục [Affiliate của tài
khoản](/tai-khoan/affiliate).
`,
}
