import type { Rubric } from '@/backend/seed/content/news/article'
import { prose } from '@/backend/seed/content/prose'

export const chuyenNhaSach: Rubric = {
  name: 'Chuyện nhà sách',
  slug: 'chuyen-nha-sach',
  articles: [
    {
      title: 'Một ngày ở kho sách',
      author: 'Thủ thư Hiên',
      daysAgo: 13,
      views: 1263,
      summary:
        'Từ tiếng cuốn cửa lúc bảy giờ sáng tới chuyến xe cuối lúc năm giờ chiều, một cuốn sách đi qua tay bao nhiêu người?',
      scene: 'shelf',
      html: prose`
Bảy giờ sáng, cửa cuốn kéo lên. Kho còn mùi giấy mới và mùi băng dính. Chị Hòa, người mở cửa, có
thói quen đi một vòng dọc các dãy kệ trước khi bật máy tính, như người làm vườn đi xem cây.

## Bảy giờ ba mươi: nhận đơn

Đơn đặt từ tối qua đã xếp hàng. Mỗi đơn in ra một phiếu, trên phiếu không ghi tên sách theo thứ tự
mua mà theo thứ tự *đi trong kho*: dãy A trước, dãy F sau. Người lấy sách không phải quay lại chỗ
cũ.

## Chín giờ: đóng gói

Sách xếp gáy quay vào nhau để bìa không cạ. Bốn góc chèn giấy. Gói dưới một ký bọc hai lớp; gói nặng
vào hộp. Với sách kèm mã kích hoạt, người đóng gói soi xem lớp phủ có còn nguyên không rồi mới ký
vào phiếu.

Có hôm, một đơn chỉ mua đúng một cuốn thơ, ghi chú: *“Gửi đúng ngày 14 giúp mình, sinh nhật mẹ.”*
Chị Hòa dán giấy nhớ lên hộp, bảo để riêng ở kệ cửa.

## Mười một giờ: sách trả về

Mỗi ngày có chừng ba, bốn gói quay lại. Sách lỗi để riêng, ghi lỗi gì, của lần in nào. Cuối tuần
chúng tôi gửi danh sách ấy cho nhà in. Nhờ vậy mà một lỗi đóng ngược hồi mùa hè chỉ lặp lại hai lần.

## Hai giờ chiều: đếm

Mỗi chiều đếm một dãy kệ, bảy ngày là hết kho. Con số trên máy và con số trên kệ phải gặp nhau. Nếu
lệch, đi tìm cho ra: thường là một cuốn trượt ra sau dãy.

## Năm giờ: chuyến xe cuối

Hãng vận chuyển tới lấy hàng ba lần một ngày. Chuyến cuối lúc năm giờ. Đơn nào đặt trước ba giờ
chiều thì kịp đi trong ngày, và chúng tôi đã hứa như thế ở trang [Phương thức vận
chuyển](/phuong-thuc-van-chuyen).

Cửa cuốn kéo xuống. Trên kệ cửa còn lại đúng một chiếc hộp nhỏ, dán giấy nhớ: *ngày 14*.
`,
    },
    {
      title: 'Vì sao chúng tôi gói sách bằng giấy',
      author: 'Thủ thư Hiên',
      daysAgo: 46,
      views: 842,
      summary:
        'Màng xốp rẻ và nhanh. Giấy tốn công hơn. Ba tháng thử nghiệm đã trả lời giúp chúng tôi.',
      scene: 'parcel',
      html: prose`
Trước đây mỗi gói sách của Hiên Sách có một lớp màng xốp nổ lách tách. Trẻ con thích, người lớn thì
có thêm một thứ để vứt. Đầu năm, chúng tôi thử bỏ nó.

## Thử trong ba tháng

Chúng tôi chia đơn làm hai nhóm bằng nhau, cùng tuyến đường, cùng hãng vận chuyển. Một nhóm gói bằng
màng xốp như cũ, một nhóm gói bằng giấy kraft tái chế, góc chèn giấy vò, ngoài cùng là lớp giấy
chống ẩm.

| | Màng xốp | Giấy |
| Góc sách bị móp | 1,9 % | 1,6 % |
| Sách bị ẩm | 0,4 % | 0,7 % |
| Thời gian gói một đơn | 2 phút 10 giây | 2 phút 50 giây |

Góc sách được giữ tốt hơn một chút, vì giấy vò dày đúng chỗ cần dày. Ẩm thì kém hơn, nhất là tháng
mưa. Chúng tôi thêm một túi giấy tráng sáp cho các tỉnh đang mưa, con số ẩm giảm còn 0,3 %.

## Bốn mươi giây

Bốn mươi giây mỗi gói là nhiều, nếu một ngày có ba trăm gói. Chúng tôi bù lại bằng cách cắt giấy sẵn
theo ba khổ và để cuộn giấy ngang tầm tay. Sau hai tháng, thời gian gói xuống còn 2 phút 20 giây.

## Bạn đọc nói gì

- “Giấy gói tôi vuốt phẳng, bọc luôn vở cho con.”
- “Mở không cần kéo, thích.”
- “Tiếc tiếng nổ lách tách.”

Ý kiến thứ ba đến từ một bạn tám tuổi. Chúng tôi xin lỗi bạn ấy.

## Còn hộp thì sao

Hộp cứng vẫn dùng cho đơn trên một ký và sách bìa cứng. Nếu bạn ở gần kho, có thể trả lại hộp còn
tốt khi người giao tới lần sau; chúng tôi dùng lại và tặng bạn một bộ đánh dấu trang.

Gói giấy không làm cuốn sách hay hơn. Nhưng nó khiến việc mở một gói sách yên tĩnh trở lại, như vốn
nó nên thế.
`,
    },
    {
      title: 'Ngày đổi sách cũ, ba cuốn lấy một',
      author: 'Thủ thư Hiên',
      daysAgo: 83,
      views: 1015,
      summary:
        'Mang ba cuốn đã đọc tới hiên, đổi lấy một cuốn người khác để lại. Những cuốn còn dư lên đường về thư viện trường.',
      scene: 'market',
      html: prose`
Chủ nhật cuối mỗi tháng, hiên trước của cửa hàng kê sáu chiếc bàn dài. Không bán gì cả. Ai có sách
đã đọc thì mang tới, ba cuốn đổi một cuốn. Lần đầu tiên chúng tôi chuẩn bị cho ba mươi người. Có hơn
hai trăm người tới.

## Luật chơi

1. Sách còn đủ trang, không mốc, không phải bản in lậu.
2. Ba cuốn đổi một cuốn. Sách giáo khoa đổi ngang một lấy một.
3. Mỗi cuốn kẹp một mẩu giấy: *vì sao tôi để cuốn này đi*.
4. Cuối ngày, sách còn lại được tặng cho thư viện các trường vùng xa.

Mẩu giấy ở luật thứ ba là phần hay nhất. “Tôi đã thuộc nên để người khác thuộc.” “Đọc xong buồn quá,
mong bạn đọc lúc vui.” “Con trai tôi lớn rồi.”

## Những cuộc gặp

Một ông cụ mang tới ba cuốn từ điển cũ, đổi lấy một tập thơ mỏng. Ông bảo mắt kém, giờ chỉ đọc được
cái gì ngắn. Người để lại tập thơ là một sinh viên đứng ngay bàn bên. Hai người nói chuyện tới trưa.

Có em bé kéo mẹ tới, đổi ba cuốn truyện tranh lấy một cuốn về khủng long dày gấp đôi, rồi ngồi bệt
xuống hiên đọc luôn. Mẹ em đợi bốn mươi phút.

## Sách đi đâu tiếp

Lần đầu còn dư bốn trăm mười hai cuốn. Chúng tôi chọn lại, dán gáy, phân theo lớp, gửi tới ba trường
tiểu học. Các cô gửi lại một tấm ảnh: kệ làm từ gỗ thùng hàng, sách xếp theo màu vì “các em chưa
biết chữ thì tìm theo màu cho dễ”.

## Lần sau bạn tới nhé

Lịch từng tháng có ở bảng tin nhanh trên trang. Nếu ở xa, bạn có thể gửi sách về địa chỉ kho ghi ở
chân trang, nhớ kẹp mẩu giấy vào mỗi cuốn. Chúng tôi trả lại một phiếu đổi sách dùng được trong cả
năm, và kể bạn nghe cuốn sách của bạn đã về tay ai.
`,
    },
    {
      title: 'Chuyện những cuốn sách bị trả lại',
      author: 'Thủ thư Hiên',
      daysAgo: 120,
      views: 1136,
      summary:
        'Mỗi cuốn quay về kho đều kèm một lí do. Gom lại một năm, chúng dạy chúng tôi cách viết lời giới thiệu.',
      scene: 'parcel',
      html: prose`
Cứ một trăm cuốn bán ra thì có gần hai cuốn quay về. Người bán hàng nào cũng buồn vì con số ấy. Còn
chúng tôi lập một cuốn sổ, ghi từng lí do, và cuối năm ngồi đọc lại.

## Bốn nhóm lí do

| Lí do | Phần trăm số cuốn trả |
| Mua nhầm lớp hoặc nhầm tập | 41 % |
| Sách lỗi in, hỏng dọc đường | 27 % |
| Không như mong đợi | 23 % |
| Khác | 9 % |

Nhóm lớn nhất làm chúng tôi ngạc nhiên nhất. Bốn mươi mốt phần trăm là nhầm, mà nhầm vì trang bán
hàng không nói rõ. Bìa tập một và tập hai giống nhau, ảnh lại nhỏ. Chúng tôi sửa: ghi lớp và tập
ngay dưới tên sách, cỡ chữ bằng tên. Ba tháng sau, con số nhầm giảm còn một nửa.

## “Không như mong đợi” nghĩa là gì

Chúng tôi gọi điện cho hai mươi người trong nhóm này. Có người tưởng truyện cho trẻ năm tuổi mà hóa
ra cho trẻ chín tuổi. Có người mua sách bài tập, mong có lời giải, mà sách không có. Có người nói
thật: “Đọc lời giới thiệu hay quá, sách không hay bằng.”

Câu cuối ấy chúng tôi dán lên tường phòng biên tập.

## Viết lời giới thiệu khác đi

Từ đó mỗi lời giới thiệu phải trả lời ba câu, và câu thứ ba là bắt buộc:

1. Sách kể hoặc dạy điều gì, bằng cách nào?
2. Ai sẽ thích?
3. **Ai sẽ không thích?**

Viết “sách không có lời giải, hợp dùng cùng thầy cô” có làm mất vài đơn không? Có. Nhưng những người
mua sau đó gần như không ai trả lại, và họ quay lại mua cuốn khác.

## Sách trả về đi đâu

Cuốn còn như mới thì lên kệ lại. Cuốn trầy góc bán ở bàn sách cũ. Cuốn lỗi gửi về nhà in. Không cuốn
nào bị hủy cả. Còn bạn, nếu lỡ mua nhầm, đừng ngại: cách làm có ở [Chính sách đổi
trả](/chinh-sach-doi-tra).
`,
    },
    {
      title: 'Tối đọc chung đầu tiên dưới hiên',
      author: 'Hạ Vi',
      daysAgo: 172,
      views: 934,
      summary:
        'Hai mươi người lạ, một ngọn đèn, mười trang sách đọc thành tiếng. Không ai phải phát biểu cảm nghĩ.',
      scene: 'lamp',
      html: prose`
Chúng tôi treo tờ giấy ở cửa: *Tối thứ Sáu, bảy rưỡi, đọc chung. Không cần chuẩn bị.* Chúng tôi nghĩ
sẽ có năm người, trong đó ba người là nhân viên.

## Hai mươi chiếc ghế

Bảy giờ hai mươi đã hết ghế. Một cô công nhân còn mặc áo đồng phục, hai bác hưu trí, một nhóm học
sinh lớp 11, một anh chạy xe để mũ bảo hiểm dưới chân. Không ai quen ai.

Luật chỉ có ba điều. Đọc thành tiếng, mỗi người nửa trang rồi chuyền sách. Ai không muốn đọc thì
chuyền tiếp. Đọc xong không bình luận, ai muốn nói thì nói sau khi tắt đèn đọc.

## Mười trang Hai đứa trẻ

Chúng tôi chọn một truyện ngắn đọc hết trong một tối. Giọng miền Bắc, giọng Huế, giọng Cần Thơ nối
nhau. Đến lượt anh chạy xe, anh đọc chậm, có chỗ vấp, nhưng ai cũng nghe. Khi con tàu trong truyện
đi qua, ngoài đường có tiếng còi xe thật. Cả hiên bật cười khẽ rồi im.

## Sau khi tắt đèn

Chúng tôi tưởng mọi người sẽ về. Không ai về. Bác hưu trí kể hồi nhỏ nhà ở gần ga xép. Em học sinh
nói ở lớp em học truyện này bằng sơ đồ tư duy, “mà chưa bao giờ nghe nó”. Cô công nhân bảo lâu lắm
mới được nghe đọc, từ hồi bà mất.

## Vì sao đọc thành tiếng

Đọc một mình, ta đọc nhanh hơn mình muốn. Nghe người khác đọc, ta phải đi theo bước chân họ, và thấy
những chữ mình vẫn bước qua. Giọng đọc của người lạ làm cuốn sách thành chuyện của nhiều người.

Từ tối ấy, mỗi tháng có hai buổi. Lịch ở bảng tin nhanh trên trang. Bạn ở xa thì tự mở một buổi cũng
được: một truyện ngắn, một ngọn đèn, vài người hàng xóm. Nếu cần gợi ý chọn truyện, [Góc đọc sách cổ
điển](/pages/goc-doc-co-dien) có sẵn một danh sách.
`,
    },
  ],
}
