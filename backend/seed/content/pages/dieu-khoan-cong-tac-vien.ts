import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const dieuKhoanCongTacVien: HelpPage = {
  slug: 'dieu-khoan-cong-tac-vien',
  title: 'Điều khoản cộng tác viên',
  description:
    'Thỏa thuận giữa Hiên Sách và cộng tác viên: đăng ký, ghi nhận, chi trả, chấm dứt và giải quyết bất đồng.',
  updatedDaysAgo: 48,
  html: prose`
Văn bản này là thỏa thuận giữa Hiên Sách và người đăng ký làm cộng tác viên. Bản tóm tắt dễ đọc ở
trang [Chính sách cộng tác viên](/chinh-sach-CTV); khi hai nơi khác nhau, văn bản này được áp dụng.

## Điều 1. Người tham gia

1. Cá nhân từ đủ 18 tuổi, có tài khoản Hiên Sách và tài khoản ngân hàng đứng tên mình. Người từ đủ
   15 đến dưới 18 tuổi tham gia khi có văn bản đồng ý của người đại diện theo pháp luật.
2. Mỗi người có một mã. Nhân viên của Hiên Sách và người sống cùng nhà không tham gia.
3. Cộng tác viên là bên độc lập, không phải người lao động hay đại diện của Hiên Sách, và không được
   nhân danh Hiên Sách ký kết, thu tiền hay hứa hẹn.

## Điều 2. Mã và đường dẫn giới thiệu

1. Mã do hệ thống cấp, không phân biệt chữ hoa chữ thường, không chuyển nhượng.
2. Một đơn chỉ ghi nhận một mã, là mã đang có trong giỏ hàng lúc đặt.
3. Mã của chính người mua bị từ chối. Lập tài khoản khác để tự mua cũng là vi phạm.

## Điều 3. Hoa hồng

1. Tiền tính hoa hồng bằng tiền sách và khóa học trong đơn trừ mọi khoản giảm giá; không gồm phí
   giao hàng.
2. Tỷ lệ áp dụng là tỷ lệ hiện trong trang cộng tác viên vào lúc đơn được đặt. Số tiền được làm tròn
   xuống đến đồng.
3. Khoản hoa hồng có bốn trạng thái: *chờ* khi đơn chưa thanh toán, *tạm ghi* khi đã thanh toán,
   *được duyệt* khi hết hạn đổi trả, *hủy* khi đơn bị hủy hoặc trả lại.
4. Đơn trả một phần thì hoa hồng giảm theo phần đã trả.

## Điều 4. Chi trả

1. Chúng tôi trả các khoản được duyệt vào ngày 10 hằng tháng khi số dư từ 200.000 ₫. Ngày 10 rơi vào
   ngày nghỉ thì trả vào ngày làm việc kế tiếp.
2. Thông tin ngân hàng sai làm tiền bị trả về thì khoản ấy dời sang kỳ sau.
3. Khiếu nại về một kỳ chi trả được nhận trong 60 ngày kể từ ngày trả.

## Điều 5. Cách giới thiệu

Cộng tác viên cam kết:

- giới thiệu trung thực và nói rõ mình được hưởng hoa hồng;
- chỉ dùng hình ảnh bìa sách, trang đọc thử và lời giới thiệu mà Hiên Sách cho phép;
- không đăng bài ở nơi có nội dung trái pháp luật, không gửi tin nhắn hàng loạt cho người chưa đồng
  ý nhận;
- không đấu thầu từ khóa có tên Hiên Sách, không lập trang gây nhầm với trang của Hiên Sách;
- không phát tán phiên bản số trái phép của sách và bài học.

## Điều 6. Dữ liệu

Cộng tác viên chỉ thấy số liệu gộp, không thấy danh tính người mua. Số tài khoản ngân hàng và mã số
thuế của cộng tác viên chỉ dùng để chi trả và kê khai thuế, được giữ theo [Chính sách bảo
mật](/chinh-sach-bao-mat).

## Điều 7. Tạm dừng và chấm dứt

1. Cộng tác viên có thể dừng bất cứ lúc nào; các khoản đã được duyệt vẫn được trả đủ, kể cả khi chưa
   đạt mức tối thiểu.
2. Chúng tôi tạm dừng mã khi có dấu hiệu gian lận và báo lý do trong ba ngày làm việc. Sau khi nghe
   giải trình, nếu xác định có gian lận, chúng tôi hủy các khoản phát sinh từ hành vi đó và chấm dứt
   thỏa thuận.
3. Khi chương trình kết thúc, chúng tôi báo trước 30 ngày.

## Điều 8. Sửa đổi và giải quyết bất đồng

Thay đổi bất lợi cho cộng tác viên được báo trước 15 ngày và không áp dụng cho đơn đã đặt. Bất đồng
được giải quyết bằng thương lượng; không thành thì đưa ra tòa án có thẩm quyền tại Việt Nam.
`,
}
