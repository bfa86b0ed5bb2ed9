import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const chinhSachDoiTra: HelpPage = {
  slug: 'chinh-sach-doi-tra',
  title: 'Chính sách đổi trả',
  description: 'Thời hạn, điều kiện và các bước đổi sách lỗi, trả sách và hoàn tiền tại Hiên Sách.',
  updatedDaysAgo: 24,
  html: prose`
Chúng tôi muốn bạn giữ lại cuốn sách vì thích nó, không phải vì ngại trả. Trang này nói rõ khi nào
đổi được, khi nào trả được và tiền về với bạn ra sao.

## Tóm tắt

| Lý do | Thời hạn báo | Bạn nhận được | Phí gửi lại |
| Sách lỗi in, thiếu trang, đóng ngược, rách hoặc ướt khi nhận | 30 ngày từ ngày nhận | Cuốn mới, hoặc hoàn tiền nếu hết sách | Hiên Sách trả |
| Giao nhầm hoặc thiếu | 7 ngày từ ngày nhận | Giao đúng, giao bù, hoặc hoàn tiền | Hiên Sách trả |
| Đổi ý, mua nhầm lớp, nhầm tập | 7 ngày từ ngày nhận | Đổi cuốn khác hoặc hoàn tiền sách | Bạn trả |
| Khóa học chưa học quá một bài | 7 ngày từ ngày mua | Hoàn tiền | Không có |

## Điều kiện của sách được trả

Với sách lỗi hoặc giao nhầm, bạn không cần giữ màng bọc, chỉ cần cuốn sách còn nhận ra được lỗi. Với
trường hợp đổi ý, sách cần còn như mới: không có chữ viết, nếp gấp, vết ố, còn đủ phụ kiện đi kèm
như bảng, thẻ, tem cào.

Một số thứ chúng tôi không nhận lại khi bạn đổi ý:

- sách có **mã kích hoạt đã cào** hoặc đã dùng để mở khóa học;
- vở bài tập, vở tập viết đã có nét chữ;
- sách mua trong đợt thanh lý có ghi rõ “không đổi trả” ở trang sản phẩm.

Những trường hợp này vẫn được đổi nếu sách bị lỗi.

## Các bước đổi trả

1. **Báo cho chúng tôi** qua hotline hoặc e-mail ở chân trang, kèm mã đơn, tên sách và hai tấm ảnh:
   một tấm chụp lỗi, một tấm chụp bìa.
2. **Nhận trả lời trong một ngày làm việc.** Với sách lỗi rõ ràng, chúng tôi gửi cuốn mới ngay,
   không đợi cuốn cũ quay về.
3. **Gửi sách lại.** Hãng vận chuyển tới lấy tại nhà nếu lỗi thuộc về Hiên Sách. Nếu bạn đổi ý, xin
   gửi về địa chỉ kho ở chân trang, ghi mã đơn ngoài gói.
4. **Nhận sách mới hoặc tiền hoàn.** Thời gian hoàn tiền có ở trang [Hướng dẫn thanh
   toán](/huong-dan-thanh-toan).

## Tiền hoàn được tính thế nào

- Hoàn đúng số tiền bạn đã trả cho cuốn sách đó, sau khi trừ phần giảm giá được chia theo giá trị
  từng cuốn trong đơn.
- Trả cả đơn vì lỗi của Hiên Sách: hoàn cả phí giao ban đầu.
- Trả một phần khiến đơn không còn đạt mức miễn phí giao 300.000 ₫ thì chúng tôi không tính lại phí
  giao của lần mua đó.
- Mã voucher dùng một lần được trả lại cho tài khoản nếu cả đơn bị trả và mã còn hạn.

## Hủy đơn trước khi nhận

Trước khi kho đóng gói, bạn hủy đơn mà không cần nêu lý do: tự bấm Hủy khi đơn còn ở trạng thái *Chờ
thanh toán* hoặc *Chờ xác nhận*, hoặc gọi hotline khi đơn vừa được xác nhận. Khi gói hàng đã đi
đường, bạn có thể từ chối nhận lúc giao; tiền đã trả trước được hoàn sau khi gói hàng về kho.

## Quyền của người mua

Chính sách này không làm giảm những quyền mà Luật Bảo vệ quyền lợi người tiêu dùng dành cho bạn. Khi
hai bên chưa thống nhất, bạn có thể nhờ tổ chức bảo vệ người tiêu dùng hoặc cơ quan quản lý tại địa
phương hòa giải trước khi ra tòa án.
`,
}
