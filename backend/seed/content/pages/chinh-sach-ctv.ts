import type { HelpPage } from '@/backend/seed/content/pages/page'
import { prose } from '@/backend/seed/content/prose'

export const chinhSachCtv: HelpPage = {
  slug: 'chinh-sach-CTV',
  title: 'Chính sách cộng tác viên',
  description:
    'Cách giới thiệu sách cùng Hiên Sách: mã riêng, mức hoa hồng, thời điểm ghi nhận và chi trả.',
  updatedDaysAgo: 48,
  html: prose`
Bạn là giáo viên, thủ thư, người viết điểm sách, hay chỉ là người hay được bạn bè hỏi “nên đọc gì”?
Chương trình cộng tác viên của Hiên Sách dành cho bạn: giới thiệu đúng sách cho đúng người, và nhận
phần cảm ơn khi người ấy mua.

## Cách hoạt động

1. Đăng nhập, mở mục [Affiliate trong tài khoản](/tai-khoan/affiliate) và đăng ký. Bạn nhận một **mã
   cộng tác viên** và một đường dẫn giới thiệu.
2. Người mua nhập mã ấy vào ô *Mã cộng tác viên* trong giỏ hàng, hoặc mở trang bằng đường dẫn của
   bạn.
3. Khi đơn được thanh toán, hoa hồng được ghi vào tài khoản cộng tác viên. Đơn bị hủy hoặc bị trả
   thì khoản ấy được gạch đi.

## Mức hoa hồng

| Loại hàng | Hoa hồng của bạn | Ghi chú |
| Sách giấy | 5 % | Tính trên tiền sách sau giảm giá, không gồm phí giao |
| Khóa học | 5 % | Cùng cách tính |
| Đơn của trường học, thư viện | Thỏa thuận | Liên hệ trước khi gửi báo giá |

Tùy từng đợt, người mua dùng mã của bạn có thể được giảm thêm; mức giảm hiện ngay trong giỏ hàng.
Mức hoa hồng riêng, nếu có, ghi trong trang cộng tác viên của bạn.

Ví dụ: một đơn có tiền sách 420.000 ₫, được giảm 40.000 ₫ bằng voucher. Hoa hồng của bạn là 5 % của
380.000 ₫, tức 19.000 ₫.

## Khi nào được trả

- Hoa hồng chuyển sang *Được duyệt* sau khi hết hạn đổi trả 7 ngày kể từ ngày giao.
- Chúng tôi chuyển khoản vào ngày 10 hằng tháng cho những khoản đã duyệt của tháng trước, khi số dư
  đạt từ 200.000 ₫. Chưa đạt thì số dư được cộng sang tháng sau, không hết hạn.
- Thuế thu nhập cá nhân, nếu phát sinh theo quy định, được khấu trừ và có chứng từ.

## Điều chúng tôi mong ở bạn

- Nói thật về sách. Bạn có thể khen, có thể chê; đừng hứa điều mà sách không làm được.
- Nói rõ với người nghe rằng bạn được hưởng hoa hồng.
- Không tự dùng mã của mình để mua. Hệ thống từ chối mã của chính chủ giỏ hàng.
- Không gửi thư rác, không giả danh Hiên Sách, không chạy quảng cáo bằng tên cửa hàng.

## Những gì bạn nhận được

Trang cộng tác viên cho thấy số đơn, tiền sách, hoa hồng chờ duyệt và đã trả. Bạn không nhìn thấy
tên, số điện thoại hay địa chỉ của người mua. Mỗi mùa chúng tôi gửi danh sách sách nên giới thiệu
kèm trang đọc thử.

Toàn văn quyền và nghĩa vụ hai bên ở [Điều khoản cộng tác viên](/dieu-khoan-cong-tac-vien).
`,
}
