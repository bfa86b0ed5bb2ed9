import type { LandingPage } from '@/backend/seed/content/landing/page'
import { prose } from '@/backend/seed/content/prose'

export const tuSachGiaDinh: LandingPage = {
  slug: 'tu-sach-gia-dinh',
  title: 'Tủ sách gia đình trong một mét kệ',
  description:
    'Một mét kệ, ba tầng, chừng bốn mươi cuốn: cách dựng một tủ sách cả nhà cùng đọc mà không tốn kém.',
  updatedDaysAgo: 33,
  html: prose`
Nhà chật, giá sách đắt, ai cũng bận. Thế nhưng một mét kệ thì nhà nào cũng có chỗ: cuối hành lang,
dưới cửa sổ, cạnh bàn ăn. Một mét kệ xếp được chừng bốn mươi cuốn. Bốn mươi cuốn đọc đi đọc lại tốt
hơn bốn trăm cuốn nằm im.

![Một kệ sách thấp bên cửa sổ](/media/landing/tu-sach-gia-dinh.webp)

## Ba tầng, ba tầm tay

| Tầng | Cao chừng | Để sách gì |
| Dưới cùng | 30 cm | Truyện tranh, thơ đồng dao, sách bìa cứng cho trẻ nhỏ tự lấy |
| Giữa | 80 cm | Truyện thiếu nhi, sách khoa học có hình, sách giáo khoa đang học |
| Trên | 130 cm | Văn học, sách nghề, sách của bố mẹ |

Sách để vừa tầm với thì được đọc. Sách để trong tủ kính thì được lau bụi.

## Mười hai cuốn để bắt đầu

- Ba cuốn **để đọc thành tiếng**: một tập ca dao, một tập truyện cổ, một cuốn thơ thiếu nhi.
- Ba cuốn **để tra**: từ điển tiếng Việt, tập bản đồ, một cuốn về cây cỏ quanh nhà.
- Ba cuốn **để kể lại**: [Lục Vân Tiên](product:luc-van-tien), [Lão Hạc](product:lao-hac), một
  truyện phiêu lưu.
- Ba cuốn **của riêng từng người**: mỗi người trong nhà tự chọn, không ai được chê.

## Quy ước của nhà

1. Mỗi tháng thêm nhiều nhất hai cuốn. Ai chọn cuốn nào thì kể cho cả nhà nghe vì sao.
2. Sách đọc xong trả về đúng tầng. Sách rách được dán trong ngày.
3. Cuốn nào một năm không ai mở thì tặng lại cho thư viện trường hay hàng xóm.
4. Tối thứ Bảy tắt màn hình nửa giờ. Ai đọc gì cũng được, miễn là giấy.

## Một năm sau

Bạn sẽ có chừng ba chục cuốn đã đọc thật, một vài cuốn quăn góc, và những câu đùa chỉ người trong
nhà mới hiểu vì cùng đọc một truyện. Đó mới là tủ sách.

[Xem danh mục sách](/san-pham), [sách đang giảm giá trong ngày](/flashSale), hoặc đọc chuyên mục
[đọc cùng con](/tin-sach).
`,
}
