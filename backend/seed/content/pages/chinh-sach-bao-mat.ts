import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const chinhSachBaoMat: HelpPage = {
  slug: 'chinh-sach-bao-mat',
  title: 'Chính sách bảo mật',
  description:
    'Dữ liệu cá nhân Hiên Sách lưu giữ, mục đích, thời hạn và quyền của bạn theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15.',
  updatedDaysAgo: 17,
  html: prose`
Chính sách này cho biết Hiên Sách giữ những dữ liệu nào về bạn, để làm gì, trong bao lâu và bạn có
thể yêu cầu gì. Chúng tôi thực hiện theo **Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15**, có hiệu
lực từ ngày 1 tháng 1 năm 2026, và các văn bản hướng dẫn luật này.

Bên kiểm soát dữ liệu là công ty có tên và địa chỉ ở chân trang. Mọi yêu cầu về dữ liệu cá nhân xin
gửi tới e-mail ở chân trang, ghi chủ đề “Dữ liệu cá nhân”.

## Nguyên tắc

- Chỉ xin những gì cần cho việc bạn đang làm. Xem sách và đọc tin không cần cho biết bạn là ai.
- Không bán, không cho thuê dữ liệu. Không dùng dữ liệu học tập để quảng cáo.
- Không có đồng ý điền sẵn: ô đồng ý luôn để trống cho tới khi bạn chọn.

## Dữ liệu chúng tôi giữ

| Nhóm dữ liệu | Gồm những gì | Dùng để | Giữ trong |
| Tài khoản | Họ tên, e-mail, số điện thoại, loại tài khoản, giới tính, ngày sinh, địa chỉ; nơi làm việc nếu là giáo viên | Nhận ra bạn, giao hàng, trả lại tài khoản khi quên mật khẩu | Đến khi bạn xóa tài khoản |
| Mật khẩu và mã xác thực | Chỉ giữ dạng băm một chiều, không ai đọc lại được | Kiểm tra đăng nhập | Mật khẩu: đến khi xóa tài khoản. Mã: 10 phút |
| Phiên đăng nhập | Loại trình duyệt, địa chỉ IP, thời điểm | Giữ bạn đăng nhập, phát hiện đăng nhập lạ | 7 ngày, hoặc đến khi đăng xuất |
| Sổ địa chỉ và giỏ hàng | Tên người nhận, điện thoại, địa chỉ, sách đang chọn | Điền sẵn khi đặt hàng | Đến khi bạn xóa |
| Đơn hàng | Người nhận, điện thoại, địa chỉ, e-mail, sách, số tiền, mã giảm giá, lịch sử trạng thái | Thực hiện hợp đồng, bảo hành, đổi trả, kế toán | 10 năm theo quy định về chứng từ kế toán |
| Thanh toán | Mã giao dịch, ngân hàng, số tiền, kết quả. Không có số thẻ | Đối soát, hoàn tiền | 10 năm, cùng đơn hàng |
| Học tập | Khóa học, tiến độ, câu trả lời, điểm | Cho bạn học tiếp, chấm bài, xem lại | Đến khi bạn xóa tài khoản |
| Nhận xét | Tên hiển thị, số sao, nội dung | Giúp người khác chọn sách | Đến khi bạn xóa nhận xét |
| Cộng tác viên | Mã, hoa hồng, tài khoản ngân hàng, mã số thuế | Chi trả, kê khai thuế | 10 năm kể từ kỳ trả cuối |
| Nhật ký an toàn | Sự kiện đăng nhập, lần nhập mã sai, địa chỉ IP | Chống dò mật khẩu, chống gian lận | 90 ngày |

Chúng tôi không thu thập dữ liệu cá nhân nhạy cảm như sinh trắc học, sức khỏe hay vị trí chính xác.

## Cơ sở để xử lý

- **Thực hiện hợp đồng:** đặt hàng, giao hàng, mở khóa học.
- **Nghĩa vụ pháp luật:** hóa đơn, chứng từ, thuế.
- **Sự đồng ý của bạn:** bản tin, hiện tên trong nhận xét. Bạn rút lại lúc nào cũng được; việc rút
  không ảnh hưởng tới những gì đã làm trước đó.
- **Giữ an toàn cho trang:** chống gian lận và tấn công, ở mức cần thiết.

## Những gì nằm trên máy của bạn

- Một cookie phiên được mã hóa, mã chạy trong trang không đọc được, để giữ bạn đăng nhập.
- Một cookie nhỏ ghi màu giao diện, cỡ chữ, số cuốn trong giỏ. Cookie này không chứa thông tin nhận
  dạng.
- Một cookie giữ quyền xem đơn vừa đặt khi bạn mua không cần tài khoản.
- Bộ nhớ trình duyệt giữ giỏ hàng của khách, mã giảm giá đang nhập, bản nháp đăng ký và câu trả lời
  bài kiểm tra chưa gửi xong. Bản nháp bài làm tự xóa sau 30 ngày.

Chúng tôi không dùng cookie quảng cáo và không cho bên thứ ba đặt cookie theo dõi.

## Ai nhận dữ liệu

Chỉ những bên cần cho đơn của bạn: hãng vận chuyển (tên, điện thoại, địa chỉ, số tiền thu hộ), cổng
thanh toán và ngân hàng (mã đơn, số tiền), đơn vị gửi thư điện tử (địa chỉ e-mail, nội dung thư), cơ
quan nhà nước khi có yêu cầu hợp pháp. Mỗi bên xử lý theo hợp đồng và chỉ cho mục đích đó. Dữ liệu
được lưu tại Việt Nam.

## Trẻ em

Phần lớn sách và bài học của chúng tôi dành cho học sinh. Dữ liệu của người dưới 16 tuổi chỉ được xử
lý khi có sự đồng ý của cha, mẹ hoặc người giám hộ, và với trẻ từ đủ 7 tuổi thì cả sự đồng ý của
chính em trong những trường hợp luật định. Cha mẹ có thể yêu cầu xem, sửa hoặc xóa dữ liệu của con
bất cứ lúc nào.

## Quyền của bạn

Theo luật, bạn có quyền:

1. được biết về việc xử lý dữ liệu của mình;
2. đồng ý, không đồng ý và rút lại sự đồng ý;
3. xem, chỉnh sửa hoặc yêu cầu chỉnh sửa;
4. yêu cầu cung cấp, xóa, hạn chế xử lý dữ liệu;
5. phản đối việc xử lý;
6. khiếu nại, tố cáo, khởi kiện và yêu cầu bồi thường thiệt hại;
7. đề nghị cơ quan có thẩm quyền bảo vệ dữ liệu của mình.

Phần lớn việc xem và sửa làm được ngay trong [Tài khoản](/tai-khoan/thong-tin-tai-khoan). Với yêu
cầu gửi qua thư, chúng tôi xác nhận đã nhận trong 2 ngày làm việc và thực hiện trong 20 ngày; nếu
cần thêm thời gian, chúng tôi báo lý do. Việc này không mất phí.

## Bảo vệ và sự cố

Mật khẩu được băm, đường truyền được mã hóa, nhân viên chỉ thấy phần dữ liệu cần cho việc của mình
và mọi lần xem đơn đều được ghi lại. Khi có sự cố lộ dữ liệu có nguy cơ gây hại, chúng tôi báo cho
cơ quan chuyên trách trong 72 giờ và báo cho bạn, kèm việc nên làm để tự bảo vệ.

## Thay đổi

Mỗi lần sửa, ngày cập nhật đầu trang được đổi. Thay đổi lớn về mục đích hoặc bên nhận được báo qua
e-mail trước khi áp dụng, và khi luật đòi hỏi, chúng tôi xin lại sự đồng ý của bạn.
`,
}
