import type { Rubric } from '@/backend/seed/content/news/article'
import { prose } from '@/backend/seed/content/prose'

export const sachVaDoiSong: Rubric = {
  name: 'Sách và đời sống',
  slug: 'sach-va-doi-song',
  articles: [
    {
      title: 'Giữ sách qua mùa nồm',
      author: 'Thủ thư Hiên',
      daysAgo: 19,
      views: 1687,
      summary:
        'Tường đổ mồ hôi, trang giấy quăn. Tám việc nhỏ giúp kệ sách miền Bắc đi qua mùa ẩm.',
      scene: 'rain',
      html: prose`
Cuối đông, gió đông nam mang hơi biển vào, nền nhà rịn nước, giấy hút ẩm nhanh hơn người. Một cuốn
sách bị mốc thì cả ngăn kệ mốc theo. Phòng dễ hơn chữa.

## Trước mùa ẩm

1. **Kéo kệ ra cách tường** chừng năm xăng-ti-mét. Không khí đi được phía sau là tránh được nửa phần
   mốc.
2. **Không xếp sách chặt.** Lùa vừa một ngón tay vào giữa hai cuốn là đủ thoáng.
3. **Lau kệ bằng khăn khô**, đừng lau khăn ướt vào những ngày này.

## Trong mùa ẩm

4. Đóng cửa sổ khi trời nồm, mở khi trời hanh. Nhiều người làm ngược.
5. Máy hút ẩm hoặc chế độ hút ẩm của điều hòa, giữ chừng 55–60 %. Khô quá gáy keo sẽ nứt.
6. Không có máy thì dùng gói hút ẩm hạt, hoặc than củi bọc giấy, đặt ở góc kệ, thay hai tuần một
   lần.
7. Mỗi tuần rút vài cuốn, quạt trang như quạt bài. Sách được đọc thì hiếm khi mốc.

## Khi đã mốc

| Dấu hiệu | Cách làm |
| Chấm trắng trên bìa | Mang ra nơi thoáng, phủi bằng cọ mềm, lau khăn hơi ẩm cồn 70 độ, để khô hẳn |
| Trang ướt, dính | Kẹp giấy thấm giữa các trang, thay giấy mỗi giờ, đừng sấy nóng |
| Mùi ẩm lâu ngày | Đặt sách trong hộp kín cùng gói hút ẩm hoặc than một tuần |
| Mốc đen lan rộng | Cách li khỏi kệ, đeo khẩu trang khi xử lí, cân nhắc bỏ |

## Điều không nên làm

- Không phơi nắng gắt: giấy giòn, bìa bạc.
- Không bọc kín ni-lông khi sách còn ẩm: giữ luôn hơi nước bên trong.
- Không để sách sát nền, kể cả chỉ một đêm.

Việc thứ tám, cũng là việc dễ nhất: chọn vài cuốn mình thương nhất, để chúng ở đầu giường suốt mùa.
Sách ở gần người thì khô hơn.
`,
    },
    {
      title: 'Đọc gì trên chuyến xe dài',
      author: 'Hạ Vi',
      daysAgo: 43,
      views: 978,
      summary:
        'Sách cho xe khách, tàu hỏa, bến chờ: mỏng, chia nhỏ, mở trang nào cũng vào được chuyện.',
      scene: 'train',
      html: prose`
Xe chạy sáu tiếng. Điện thoại hết pin ở tiếng thứ hai. Nếu trong túi có một cuốn sách, quãng đường
còn lại là của bạn.

## Sách đi đường khác sách ở nhà

Ở nhà ta đọc cuốn dày, có thể quay lại. Trên xe, ta bị ngắt: trạm nghỉ, người bên cạnh, khúc cua.
Sách đi đường nên chia thành những khúc ngắn trọn vẹn.

- **Truyện ngắn.** Mỗi truyện vừa bằng quãng giữa hai trạm. Truyện của [Nam Cao](product:chi-pheo)
  hay Thạch Lam đọc trên tàu đêm rất hợp.
- **Thơ.** Đọc một bài, nhìn ra cửa sổ mười phút.
- **Tùy bút, du kí.** Người viết đang đi, ta cũng đang đi.
- **Câu đố, toán vui.** Cho nhóm đi cùng nhau.

## Cho người say xe

Đừng đọc khi xe lắc. Hãy nghe: rủ người đi cùng đọc thành tiếng những đoạn ngắn lúc xe dừng. Hoặc
học thuộc một bài thơ trước chuyến đi, rồi nhẩm lại trên đường. Một bài thơ thuộc lòng là cuốn sách
nhẹ nhất.

## Cho trẻ em

Trẻ ngồi xe lâu cần thứ để làm bằng tay và mắt. Sách tìm hình, sách gấp, cuốn sổ trắng với một cây
bút chì. Trò chơi “kể tiếp”: mỗi người đọc một câu trong sách rồi bịa câu sau.

## Mang mấy cuốn

Quy tắc của một bạn đọc hay đi: một cuốn chắc chắn thích, một cuốn mỏng phòng khi cuốn kia không
hợp, và chỗ trống cho một cuốn mua dọc đường. Ba cuốn là nặng, hai cuốn rưỡi là vừa.

## Để lại

Đọc xong, nếu không định giữ, hãy để cuốn sách lại ở nhà nghỉ, ở bến xe, kẹp mẩu giấy: *Đọc xong xin
chuyền tiếp.* Có người viết cho chúng tôi rằng ba năm sau gặp lại đúng mẩu giấy của mình ở một quán
nước cách đó bốn trăm cây số.

Chuyến đi nào cũng tới nơi. Nhưng có những chuyến, ta tiếc vì tới sớm quá, còn ba trang nữa mới hết
chương.
`,
    },
    {
      title: 'Những dòng đề tặng trong sách cũ',
      author: 'Hạ Vi',
      daysAgo: 74,
      views: 1120,
      summary:
        'Trang lót của một cuốn sách cũ thường có chuyện hay không kém phần in. Và vài gợi ý để viết một lời đề tặng.',
      scene: 'letters',
      html: prose`
Làm ở bàn sách cũ lâu ngày, tôi có thói quen mở trang lót trước. Ở đó, bằng mực xanh đã nhòe, có
những câu chuyện không ai xuất bản.

## Vài dòng tôi nhớ

*“Tặng Hòa, để đọc trong những đêm trực. Năm nay không về được.”* Cuốn sách về các vì sao, gáy đã
dán lại hai lần.

*“Cho con, khi nào con đủ lớn để giận bố.”* Trang sách còn mới, dường như chưa kịp tới ngày ấy.

*“Mượn của thư viện trường, xin lỗi.”* Có lẽ đã ba mươi năm.

## Sách giữ hộ người

Người ta bán sách đi vì chuyển nhà, vì hết chỗ, vì người đọc không còn nữa. Dòng chữ thì ở lại.
Người mua sau đọc thấy, tự nhiên giữ gìn cuốn sách hơn, như được gửi nhờ.

Có lần một cô mua cuốn tự điển cũ, mở ra thấy nét chữ của thầy giáo cũ của mình. Cô đứng giữa hiên,
không nói gì một lúc lâu. Chúng tôi không lấy tiền cuốn ấy.

## Viết một lời đề tặng

Tặng sách mà để trắng trang lót thì tiếc. Bạn không cần viết hay, chỉ cần đủ bốn điều:

1. Tên người nhận, gọi như vẫn gọi hằng ngày.
2. Vì sao lại là cuốn này.
3. Một chi tiết chỉ hai người biết.
4. Ngày tháng và nơi chốn.

Ví dụ: *“Gửi Tí, người hay hỏi vì sao lá rụng. Trang 42 có câu trả lời, nhưng chú thích cách Tí trả
lời hơn. Hiên nhà bà, mùa mưa.”*

## Viết bằng gì

Bút máy hoặc bút chì. Bút bi ép hằn sang trang sau, bút dạ thấm. Viết ở trang lót, đừng viết lên
trang có ảnh. Đợi mực khô rồi hãy gấp.

Nhiều năm nữa, cuốn sách ấy có thể nằm trên một bàn sách cũ. Người lạ mở ra, đọc dòng chữ, và mỉm
cười với một người họ chưa từng gặp. Thế là lời đề tặng tới nơi lần thứ hai.
`,
    },
    {
      title: 'Đèn, ghế và đôi mắt người đọc',
      author: 'Thủ thư Hiên',
      daysAgo: 108,
      views: 1421,
      summary:
        'Ánh sáng từ bên nào, sách cách mắt bao xa, bao lâu nên nghỉ: những con số dễ nhớ cho góc đọc ở nhà.',
      scene: 'desk',
      html: prose`
Mỏi mắt làm người ta tưởng mình không thích đọc. Chỉnh lại cái đèn, có khi lại thấy thích. Dưới đây
là những điều đơn giản mà các góc đọc ở nhà hay thiếu.

## Ánh sáng

- Đèn đặt **bên tay không cầm bút**, chếch phía trước, để bóng tay không đổ lên trang. Người thuận
  tay phải đặt đèn bên trái.
- Phòng vẫn nên bật đèn nền. Một ngọn đèn sáng giữa phòng tối khiến mắt phải điều tiết liên tục.
- Ánh sáng trắng ấm dễ chịu cho buổi tối. Đừng để thấy trực tiếp bóng đèn.
- Ban ngày, ngồi cạnh cửa sổ, ánh sáng vào từ bên hông.

## Khoảng cách và tư thế

| Điều | Con số dễ nhớ |
| Mắt tới trang sách | 30–40 cm, bằng từ khuỷu tay tới ngón tay |
| Góc sách | Nghiêng 20–30 độ, kê thêm một cuốn dưới mép trên |
| Bàn chân | Chạm sàn hoặc chạm bục kê |
| Lưng | Tựa ghế, vai thả lỏng |

Nằm sấp đọc rất vui nhưng cổ không vui. Nếu thích nằm, hãy nằm nghiêng có gối đỡ, đổi bên mỗi
chương.

## Nghỉ

Cứ hai mươi phút, nhìn ra xa khoảng sáu mét trong hai mươi giây. Chớp mắt vài lần. Cuối mỗi chương
đứng dậy. Trẻ em nên ra ngoài trời ít nhất hai giờ mỗi ngày: nhiều nghiên cứu cho thấy ánh sáng
ngoài trời giúp giảm nguy cơ cận thị, tốt hơn mọi loại đèn bàn.

## Chữ

Sách cho trẻ nên chữ to, dòng thưa. Người lớn tuổi đừng ngại mua bản chữ lớn hoặc dùng kính lúp bản.
Đọc trên màn hình thì phóng to chữ, giảm độ sáng cho bằng ánh sáng phòng. Trên trang này, bạn chỉnh
được cỡ chữ từ 70 đến 130 phần trăm ở nút “Aa”.

## Khi nào nên đi khám

Nhức đầu sau khi đọc, nhìn đôi, phải nheo mắt, hoặc trẻ cúi sát trang. Đừng đợi. Một cặp kính đúng
số trả lại niềm vui đọc nhanh hơn mọi lời khuyên.
`,
    },
    {
      title: 'Mỗi năm đọc bao nhiêu cuốn thì đủ',
      author: 'Mộc Miên',
      daysAgo: 146,
      views: 1554,
      summary: 'Năm mươi cuốn, một trăm cuốn? Có một cách đếm khác, ít oai hơn nhưng thật hơn.',
      scene: 'shelf',
      html: prose`
Đầu năm, người ta đặt mục tiêu: năm nay đọc năm mươi cuốn. Giữa năm mới được chín, thế là chọn những
cuốn thật mỏng. Cuối năm đủ số, mà hỏi lại thì nhớ được hai.

## Con số nói gì

Một người đọc trung bình chừng hai trăm đến hai trăm năm mươi chữ một phút. Mỗi ngày ba mươi phút,
một năm đọc được khoảng hai triệu rưỡi chữ, tức hai mươi lăm đến ba mươi cuốn dày vừa. Vậy con số
không phải chuyện giỏi hay kém, chỉ là ba mươi phút ấy có hay không.

## Ba loại đọc

- **Đọc cho biết:** lướt, tra, bỏ qua. Không nên tính là đã đọc cả cuốn, và cũng không sao.
- **Đọc cho vui:** nuốt trôi trong hai tối. Cần thiết như cười.
- **Đọc cho mình:** chậm, gạch chân, đọc lại. Mỗi năm có ba bốn cuốn như thế là giàu.

Ba loại ấy cộng lại không ra một con số có nghĩa.

## Cách đếm khác

Cuối năm, thay vì đếm số cuốn, hãy thử đếm:

1. Bao nhiêu cuốn tôi kể lại được cho người khác trong ba phút?
2. Bao nhiêu câu tôi thuộc mà không cố học?
3. Bao nhiêu lần tôi đổi ý vì một trang sách?
4. Bao nhiêu cuốn tôi đã bỏ dở mà không áy náy?

Câu thứ tư quan trọng. Người đọc tự do là người biết gấp sách lại. Đọc năm mươi trang mà không vào
được thì để đó, có thể vài năm nữa cuốn sách mới tới lượt.

## Một năm vừa phải

Nếu vẫn thích có kế hoạch, đây là gợi ý của chúng tôi: mười hai cuốn. Bốn cuốn cũ mà mình né tránh
bấy lâu, bốn cuốn do bạn bè chọn, bốn cuốn chọn vì cái bìa. Còn lại đọc gì tùy ý, không ghi sổ.

Một bạn đọc gửi cho chúng tôi bảng tổng kết của bạn ấy: “Năm nay tôi đọc một cuốn, bốn lần.” Chúng
tôi nghĩ đó là một năm rất đáng ghen tị.
`,
    },
  ],
}
