import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const huongDanThanhToan: HelpPage = {
  slug: 'huong-dan-thanh-toan',
  title: 'Hướng dẫn thanh toán',
  description:
    'Ba cách trả tiền tại Hiên Sách: trực tuyến qua VNPAY, khi nhận hàng và chuyển khoản bằng mã VietQR.',
  updatedDaysAgo: 31,
  html: prose`
Hiên Sách nhận thanh toán bằng ba cách. Dù bạn chọn cách nào, số tiền phải trả luôn là con số ở dòng
**Tổng cộng** của bước xác nhận, đã gồm phí giao hàng và đã trừ các mã giảm giá. Chúng tôi không thu
thêm khoản nào khác.

## Thanh toán trực tuyến qua VNPAY

1. Chọn **Thanh toán trực tuyến** rồi bấm Đặt hàng. Trình duyệt chuyển bạn sang trang của cổng thanh
   toán.
2. Chọn thẻ nội địa, thẻ quốc tế hoặc ứng dụng ngân hàng có quét mã, rồi làm theo hướng dẫn trên màn
   hình.
3. Thanh toán xong, bạn được đưa trở lại trang xác nhận đơn của Hiên Sách. Trang này đợi cổng thanh
   toán báo kết quả rồi mới ghi là đã trả tiền; việc đó thường mất vài giây.

**Đơn được giữ trong 15 phút.** Trong thời gian ấy sách, mã giảm giá và suất giảm giá trong ngày
được để dành cho bạn. Quá 15 phút mà chưa có tiền, đơn tự hủy và mọi thứ được trả lại như trước khi
đặt.

**Lỡ đóng trang hoặc thanh toán không thành?** Trong 15 phút đầu, mở lại đơn và bấm *Thanh toán
lại*. Bạn không cần đặt đơn mới.

**Tiền đã trừ nhưng đơn báo đã hủy?** Trường hợp này xảy ra khi ngân hàng báo kết quả quá muộn.
Khoản tiền vẫn được ghi nhận; chúng tôi sẽ gọi cho bạn trong một ngày làm việc để mở lại đơn nếu
sách còn, hoặc hoàn tiền.

Thông tin thẻ chỉ được nhập trên trang của cổng thanh toán. Hiên Sách không nhìn thấy và không lưu
số thẻ của bạn.

## Thanh toán khi nhận hàng

Bạn trả tiền mặt, hoặc chuyển khoản cho nhân viên giao hàng nếu hãng vận chuyển có hỗ trợ. Trước khi
trả tiền, bạn được mở gói và kiểm tra theo [Chính sách kiểm hàng](/chinh-sach-kiem-hang).

- Chỉ trả đúng số tiền in trên phiếu giao và trong thư xác nhận.
- Khóa học không có phần giao nhận, nên đơn chỉ gồm khóa học cần thanh toán trực tuyến hoặc chuyển
  khoản.

## Chuyển khoản bằng mã VietQR

1. Chọn **Chuyển khoản ngân hàng** rồi bấm Đặt hàng. Trang xác nhận hiện mã QR cùng số tài khoản,
   tên tài khoản, số tiền và nội dung chuyển khoản.
2. Mở ứng dụng ngân hàng, quét mã. Số tiền và nội dung được điền sẵn, bạn chỉ cần kiểm tra rồi xác
   nhận.
3. Nhân viên đối soát trong giờ làm việc, từ 8 giờ đến 17 giờ 30, thứ Hai đến thứ Bảy. Đơn được xác
   nhận ngay khi tiền vào tài khoản.

Nếu chuyển bằng tay, hãy ghi nội dung đúng là **mã đơn hàng**, không thêm chữ nào khác. Sách và mã
giảm giá được giữ cho bạn trong 24 giờ. Quá hạn mà chưa thấy tiền, đơn tự hủy; tiền đến muộn được
hoàn lại hoặc dùng để mở lại đơn nếu sách còn.

## Hoàn tiền

| Bạn đã trả bằng | Tiền trở về đâu | Thời gian |
| Trực tuyến qua VNPAY | Chính thẻ hoặc tài khoản đã thanh toán | 3 đến 7 ngày làm việc, tùy ngân hàng |
| Khi nhận hàng | Tài khoản ngân hàng bạn cung cấp | 3 ngày làm việc |
| Chuyển khoản VietQR | Tài khoản đã chuyển | 3 ngày làm việc |

Thời gian tính từ lúc đơn được hủy, hoặc từ lúc kho nhận lại sách với đơn đổi trả.

## Hóa đơn

Mỗi đơn có một trang hóa đơn để in. Cần hóa đơn điện tử cho trường học hay cơ quan, bạn ghi tên đơn
vị, mã số thuế và địa chỉ vào ô ghi chú khi đặt hàng; hóa đơn được gửi qua e-mail sau khi giao thành
công.

## Ba điều để giữ an toàn

- Hiên Sách không bao giờ hỏi mật khẩu, mã OTP hay số thẻ của bạn, dù qua điện thoại hay thư.
- Chỉ chuyển tiền vào tài khoản hiện trên trang xác nhận đơn hàng.
- Thấy điều lạ, hãy dừng lại và gọi hotline ở chân trang trước khi trả tiền.
`,
}
