import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const dieuKhoanSuDung: HelpPage = {
  slug: 'dieu-khoan-su-dung',
  title: 'Điều khoản sử dụng',
  description:
    'Quyền và trách nhiệm của bạn đọc và của Hiên Sách khi mua sách, học và làm bài trên trang.',
  updatedDaysAgo: 61,
  html: prose`
Khi dùng trang này, bạn và Hiên Sách cùng theo những điều dưới đây. Chúng tôi viết bằng lời thường,
để bạn đọc hết trong năm phút.

## 1. Chúng tôi là ai

Hiên Sách là cửa hàng sách trực tuyến kèm thư viện bài học. Tên công ty, mã số thuế, địa chỉ,
hotline và e-mail ghi ở chân mọi trang. Trong văn bản này, “chúng tôi” là công ty ấy, “bạn” là người
đang dùng trang, dù có tài khoản hay không.

## 2. Tài khoản của bạn

- Thông tin đăng ký cần đúng để chúng tôi giao được sách và trả lại được tài khoản khi bạn quên mật
  khẩu.
- Mật khẩu có ít nhất 8 ký tự và chỉ mình bạn biết. Khi nghi có người khác dùng tài khoản, hãy đổi
  mật khẩu: mọi thiết bị khác sẽ bị đăng xuất ngay.
- Mỗi tài khoản dành cho một người. Khóa học đã mua không được cho mượn, bán lại hay chiếu công
  khai.
- Người dưới 16 tuổi mở tài khoản cần có cha mẹ hoặc người giám hộ đồng ý. Đơn hàng của người chưa
  đủ tuổi tự giao dịch cần người giám hộ đặt hoặc xác nhận.

## 3. Giá, đơn hàng và hợp đồng

- Giá trên trang tính bằng đồng Việt Nam, đã gồm thuế, chưa gồm phí giao hàng.
- Khi bạn bấm Đặt hàng, bạn gửi lời đề nghị mua. Hợp đồng hình thành khi đơn chuyển sang *Đã xác
  nhận*.
- Nếu một mức giá sai rõ ràng vì lỗi kỹ thuật, chúng tôi báo cho bạn trước khi xác nhận; bạn chọn
  mua theo giá đúng hoặc hủy mà không mất gì.
- Sách trong đợt giảm giá trong ngày có số lượng và hạn mức mỗi người mua; mã giảm giá không trừ
  thêm vào giá này. Giá giảm được tính theo giờ máy chủ.

## 4. Mã giảm giá và mã cộng tác viên

Mỗi mã có điều kiện riêng ghi cạnh mã. Mã không đổi thành tiền mặt, không bán lại. Chúng tôi được
ngừng một mã bị dùng gian lận, chẳng hạn lập nhiều tài khoản để vượt hạn mức, và hủy các đơn chưa
giao có dùng mã ấy sau khi báo cho người mua. Người giới thiệu theo dõi thêm [Điều khoản cộng tác
viên](/dieu-khoan-cong-tac-vien).

## 5. Bài học, bài tập và bài kiểm tra

- Bài học trong [Thư viện](/thu-vien) và khóa học đã mua dành cho việc học của cá nhân bạn. Giáo
  viên được dùng trong lớp mình dạy, có ghi nguồn.
- Không sao chép hàng loạt, không đăng lại, không dùng công cụ tự động để tải nội dung.
- Trong bài kiểm tra, chỉ một thiết bị làm bài tại một lúc. Thời gian tính theo giờ máy chủ. Điểm số
  phục vụ việc tự học, không thay cho điểm ở trường.

## 6. Nhận xét và nội dung bạn gửi

Bạn giữ quyền tác giả với nhận xét của mình và cho phép chúng tôi hiện nhận xét ấy trên trang. Chúng
tôi ẩn những nhận xét xúc phạm người khác, quảng cáo, tiết lộ thông tin riêng tư hoặc không nói về
cuốn sách. Chúng tôi không sửa câu chữ và không xóa nhận xét chỉ vì nó chê.

## 7. Sở hữu trí tuệ

Chữ, hình vẽ, bài giảng và mã nguồn của trang thuộc về Hiên Sách hoặc người đã cho phép chúng tôi
dùng. Trích dẫn ngắn có ghi nguồn thì không cần xin phép. Tác phẩm đã hết thời hạn bảo hộ, như thơ
văn cổ, bạn được dùng tự do; phần chú giải và minh họa mới thì không.

## 8. Những việc không được làm

- Tìm cách vào tài khoản, đơn hàng hay bài làm của người khác.
- Dò mã giảm giá, mã kích hoạt hay mã xác thực.
- Gây quá tải hoặc cản trở hoạt động của trang.

Người phát hiện lỗ hổng bảo mật và báo cho chúng tôi một cách thiện chí sẽ được cảm ơn, không bị
kiện.

## 9. Trách nhiệm của chúng tôi

Chúng tôi giữ cho trang chạy ổn định, nhưng có lúc phải dừng để bảo trì. Nếu vì lỗi của chúng tôi mà
bạn mất bài làm, mất quyền học hay bị tính tiền sai, chúng tôi khôi phục hoặc bồi hoàn. Chúng tôi
không chịu trách nhiệm cho thiệt hại do bạn để lộ mật khẩu, do nhà mạng hoặc do sự kiện bất khả
kháng.

## 10. Dữ liệu cá nhân

Việc thu thập và bảo vệ dữ liệu được nói riêng ở [Chính sách bảo mật](/chinh-sach-bao-mat).

## 11. Thay đổi và tranh chấp

Khi sửa điều khoản, chúng tôi ghi ngày cập nhật và báo trước ít nhất 7 ngày nếu thay đổi ảnh hưởng
tới quyền của bạn. Đơn đã đặt theo điều khoản tại lúc đặt. Tranh chấp được giải quyết trước hết bằng
thương lượng, sau đó theo pháp luật Việt Nam, tại tòa án có thẩm quyền; người tiêu dùng được chọn
tòa án nơi mình cư trú.
`,
}
