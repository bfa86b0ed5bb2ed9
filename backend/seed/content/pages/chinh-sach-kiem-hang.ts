import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const chinhSachKiemHang: HelpPage = {
  slug: 'chinh-sach-kiem-hang',
  title: 'Chính sách kiểm hàng',
  description:
    'Bạn được mở gói, xem sách trước khi trả tiền. Những gì nên kiểm tra và cách xử lý khi sách không đúng.',
  updatedDaysAgo: 55,
  html: prose`
Bạn có quyền **mở gói và xem sách trước khi trả tiền**, với mọi đơn, không cần hẹn trước. Nhân viên
giao hàng được dặn chờ bạn kiểm tra trong khoảng 10 phút.

## Trước khi mở gói

1. Xem tên người nhận, mã đơn và số tiền trên phiếu giao. Phải trùng với thư xác nhận.
2. Xem hộp có bị móp, ướt hoặc dán lại hay không. Nếu có, chụp một tấm ảnh trước khi mở.

## Khi mở gói

- Đếm số cuốn và so với danh sách trong gói.
- Xem tên sách, lớp, tập và năm xuất bản đã đúng chưa. Sách giáo khoa hay bị nhầm tập một với tập
  hai.
- Lật nhanh từng cuốn: gáy có bung không, trang có bị thiếu, dính, đóng ngược hay mờ chữ không.
- Với sách kèm mã kích hoạt, lớp phủ trên mã phải còn nguyên. **Xin đừng cào mã** trước khi quyết
  định nhận.

Sách có màng co thì bạn được bóc màng. Riêng hộp quà đã niêm phong, xin chỉ kiểm bên ngoài; bên
trong có lỗi thì vẫn được đổi theo [Chính sách đổi trả](/chinh-sach-doi-tra).

## Nếu có điều không đúng

| Bạn thấy | Bạn có thể |
| Sai sách, thiếu sách | Từ chối nhận cả gói, hoặc nhận phần đúng và báo để chúng tôi giao bù |
| Sách lỗi, rách, ướt | Từ chối nhận, hoặc nhận và đổi trong 30 ngày |
| Sai số tiền | Không trả tiền, gọi hotline ngay lúc đó |
| Nhân viên không cho kiểm | Từ chối nhận và báo cho chúng tôi tên hãng, giờ giao |

Từ chối nhận vì những lý do trên, bạn không phải trả khoản nào. Với đơn đã thanh toán trước, tiền
được hoàn khi gói hàng về kho; thời gian hoàn ở trang [Hướng dẫn thanh toán](/huong-dan-thanh-toan).

## Đơn tặng người khác

Khi đặt sách làm quà, bạn ghi vào ô ghi chú “hàng tặng, không thu tiền” và thanh toán trước. Người
nhận vẫn được kiểm hàng như trên. Phiếu giao của đơn tặng không in giá.

## Sau khi đã nhận

Nhận hàng và trả tiền không làm mất quyền đổi trả của bạn. Lỗi phát hiện sau, như thiếu trang giữa
sách, vẫn được đổi trong 30 ngày. Nếu có thể, hãy quay một đoạn phim ngắn lúc mở gói: không bắt
buộc, nhưng giúp hai bên giải quyết nhanh hơn.

## Đơn số lượng lớn

Với đơn của trường học và thư viện, hai bên kiểm đếm theo biên bản giao nhận, được mở ngẫu nhiên ít
nhất một phần mười số gói. Sách lỗi được thay trong 5 ngày làm việc.
`,
}
