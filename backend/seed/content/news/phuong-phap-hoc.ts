import type { Rubric } from '@/backend/seed/content/news/article'
import { prose } from '@/backend/seed/content/prose'

export const phuongPhapHoc: Rubric = {
  name: 'Phương pháp học',
  slug: 'phuong-phap-hoc',
  articles: [
    {
      title: 'Ôn tập cách quãng, học ít mà nhớ lâu',
      author: 'Thầy Bách',
      daysAgo: 9,
      views: 2870,
      summary:
        'Cùng một giờ học, chia làm bốn lần thì nhớ gấp đôi học một lần. Vì sao, và làm thế nào cho gọn.',
      scene: 'calendar',
      html: prose`
Năm 1885, nhà tâm lí học Hermann Ebbinghaus công bố kết quả đo trí nhớ của chính mình: học thuộc một
dãy âm tiết vô nghĩa, chỉ sau một ngày ông quên quá nửa. Nhưng mỗi lần ôn lại, ông quên chậm hơn lần
trước. Hơn một trăm năm sau, kết luận ấy vẫn đứng vững.

## Vì sao quên lại có ích

Khi một điều sắp bị quên mà bạn phải cố nhớ ra, đường mòn trong đầu được đi lại và rõ thêm. Ôn ngay
khi còn nhớ thì dễ chịu nhưng gần như vô ích, giống như tưới cây giữa trời mưa. Đợi đất se mặt rồi
hãy tưới.

## Lịch năm lần

Với một bài học mới, hãy đặt năm lần gặp lại:

1. Cuối ngày hôm đó, 5 phút, gấp sách và viết ra ba ý.
2. Ngày hôm sau, 5 phút, trả lời câu hỏi cuối bài.
3. Ba ngày sau, 5 phút, làm một bài tập.
4. Một tuần sau, 5 phút, giảng lại cho người khác.
5. Một tháng sau, 5 phút, trộn với bài khác và tự kiểm tra.

Tổng cộng hai mươi lăm phút. Ít hơn một buổi tối học dồn, mà còn lại lâu hơn nhiều.

## Hộp thẻ năm ngăn

Không cần máy móc gì, chỉ cần một hộp giày ngăn làm năm. Viết câu hỏi ở mặt trước tấm thẻ, câu trả
lời ở mặt sau. Thẻ mới nằm ngăn một. Trả lời đúng, thẻ lên ngăn kế; trả lời sai, thẻ về ngăn một.
Ngăn một xem mỗi ngày, ngăn hai cách một ngày, ngăn ba mỗi tuần, ngăn bốn hai tuần, ngăn năm mỗi
tháng.

## Ba lỗi hay gặp

- **Đọc lại thay vì nhớ lại.** Mắt lướt qua thấy quen, tưởng là đã thuộc. Phải gấp sách rồi mới hỏi.
- **Thẻ quá dài.** Một thẻ chỉ hỏi một điều. “Trình bày nguyên nhân” là năm thẻ, không phải một.
- **Bỏ lượt cuối.** Lượt sau một tháng là lượt quyết định, cũng là lượt hay bị quên nhất. Hãy ghi
  vào lịch ngay hôm nay.

Muốn tập từng bước, bạn có thể học khóa miễn phí [Ghi chép và ôn tập cách
quãng](course:ghi-chep-va-on-tap-cach-quang), chỉ năm bài ngắn.
`,
    },
    {
      title: 'Ghi chép không phải là chép lại',
      author: 'Cô Thảo',
      daysAgo: 29,
      views: 1755,
      summary:
        'Vở kín chữ mà đầu trống không? Thử chia trang giấy làm ba phần và để trống một phần trong số đó.',
      scene: 'desk',
      html: prose`
Có hai quyển vở. Quyển thứ nhất chép đủ từng lời thầy giảng, ba màu mực, kẻ khung đẹp. Quyển thứ hai
chữ thưa, nhiều mũi tên, có chỗ ghi “chưa hiểu, hỏi Nam”. Cuối kì, quyển thứ hai thường thuộc về
người nhớ bài hơn.

## Chép nhanh thì đầu nghỉ

Khi cố chép hết, tay bận đến mức đầu không kịp nghĩ. Câu chữ đi từ tai ra ngòi bút mà không dừng lại
ở đâu. Ghi bằng lời của mình thì chậm hơn, nhưng mỗi câu phải được hiểu, chọn và rút gọn. Chính việc
chọn ấy là học.

## Trang giấy ba phần

Kẻ một vạch dọc cách lề trái chừng năm xăng-ti-mét và một vạch ngang cách đáy trang chừng bảy dòng.

| Phần | Ghi lúc nào | Ghi gì |
| Bên phải, rộng | Trong giờ học | Ý chính, ví dụ, hình vẽ, viết tắt tùy ý |
| Bên trái, hẹp | Ngay tối đó | Câu hỏi mà phần bên phải trả lời |
| Đáy trang | Cuối tuần | Hai câu tóm tắt cả trang |

Khi ôn, che phần bên phải, nhìn câu hỏi bên trái mà trả lời. Trang vở tự biến thành đề kiểm tra.

## Viết tắt của riêng bạn

Bạn nên có chừng hai mươi kí hiệu cố định, ví dụ: mũi tên là “dẫn tới”, dấu hỏi khoanh tròn là “chưa
hiểu”, ngôi sao là “thầy nhắc hai lần”. Đừng đổi kí hiệu giữa chừng, và ghi bảng kí hiệu ở trang đầu
vở.

## Với môn Toán thì sao

Bài giải mẫu nên chép đủ, nhưng bên lề phải ghi *vì sao* ở mỗi bước: vì sao đặt ẩn như vậy, vì sao
chia được cho biểu thức này. Sau đó đóng vở, giải lại từ đầu. Chỗ nào bí chính là chỗ đã chép mà
chưa hiểu.

## Một thử thách nhỏ

Ngày mai, trong một tiết học, bạn chỉ được ghi tối đa mười dòng. Cuối tiết, dùng mười dòng ấy giảng
lại bài cho bạn bên cạnh. Bạn sẽ ngạc nhiên vì mười dòng nhiều đến thế.
`,
    },
    {
      title: 'Bảng cửu chương không cần học vẹt',
      author: 'Cô Thảo',
      daysAgo: 55,
      views: 2206,
      summary:
        'Một trăm ô, nhưng thật ra chỉ mười lăm ô phải nhớ. Phần còn lại suy ra được trong vài giây.',
      scene: 'blocks',
      html: prose`
Bảng nhân từ 1 đến 10 có một trăm ô. Nhìn cả bảng, đứa trẻ nào cũng nản. Nhưng ta hãy gạch đi những
ô không cần học.

## Gạch dần

- Hàng nhân 1 và nhân 10: không phải học, chỉ phải hiểu.
- Hàng nhân 2: là gấp đôi, em nào cũng đếm được.
- Hàng nhân 5: tận cùng là 0 hoặc 5, bằng một nửa của nhân 10.
- Đổi chỗ hai số thì tích không đổi: biết 3 × 7 là biết 7 × 3. Nửa bảng biến mất.
- Hàng nhân 9: lấy nhân 10 bớt đi một lần. 9 × 7 là 70 − 7, bằng 63.

Còn lại các tích của 3, 4, 6, 7, 8 với nhau. Đếm kĩ thì chỉ **mười lăm ô**: 3 × 3, 3 × 4, 3 × 6, 3 ×
7, 3 × 8, 4 × 4, 4 × 6, 4 × 7, 4 × 8, 6 × 6, 6 × 7, 6 × 8, 7 × 7, 7 × 8, 8 × 8. Mỗi ngày ba ô, năm
ngày là hết.

## Suy ra khi quên

Quên 6 × 8? Nhớ 5 × 8 bằng 40, thêm một lần 8 nữa, thành 48. Quên 7 × 8? Lấy 7 × 4 bằng 28 rồi gấp
đôi, thành 56. Trẻ biết suy ra thì không sợ quên, mà không sợ thì lại nhớ.

## Trò chơi năm phút

1. **Lật thẻ:** một mặt ghi phép tính, một mặt ghi kết quả. Ai đọc đúng trước được giữ thẻ.
2. **Chia ngược:** cho kết quả 42, tìm mọi cặp số nhân ra nó. Trò này chuẩn bị luôn cho phép chia.
3. **Ô vuông:** vẽ hình chữ nhật 4 hàng 6 cột trên giấy kẻ ô, cắt đôi, đếm. Con thấy bằng mắt vì sao
   4 × 6 là hai lần 4 × 3.

## Bao lâu thì thuộc

Đa số trẻ cần từ bốn đến sáu tuần, mỗi ngày năm phút. Đừng bấm giờ trong hai tuần đầu: tốc độ đến
sau, sự chắc chắn đến trước. Khi con trả lời mà không cần đếm ngón tay, hãy khen cách con nghĩ,
không khen con thông minh.

Bài học kèm bài tập tự chấm có trong khóa [Toán lớp 3: Nhân, chia và chu
vi](course:toan-lop-3-nhan-chia-va-chu-vi).
`,
    },
    {
      title: 'Hai mươi lăm phút và một chiếc đồng hồ bếp',
      author: 'Thầy Bách',
      daysAgo: 88,
      views: 1318,
      summary:
        'Học ba tiếng liền thường là học một tiếng và ngồi hai tiếng. Một chiếc đồng hồ vặn tay giúp phân biệt hai thứ ấy.',
      scene: 'clock',
      html: prose`
Trên bàn học của nhiều bạn có một thứ mới: chiếc đồng hồ bếp vặn tay, loại kêu tích tắc rồi reo một
tiếng. Nó làm được điều mà điện thoại không làm được: đo thời gian mà không rủ rê.

## Cách làm

1. Viết ra giấy **một** việc sẽ làm: “giải bài 3, bài 4”, không viết “học Toán”.
2. Vặn đồng hồ 25 phút. Trong 25 phút ấy chỉ làm việc đó.
3. Nghĩ ra việc khác thì ghi vào góc giấy rồi quay lại ngay.
4. Chuông reo, đứng dậy 5 phút: uống nước, nhìn ra xa, vươn vai.
5. Sau bốn lượt, nghỉ dài nửa giờ.

## Vì sao lại hiệu quả

Bắt đầu luôn là phần khó nhất. “Học tới khuya” nghe nặng nề, còn “25 phút” thì ai cũng chịu được.
Khi biết sắp được nghỉ, đầu óc ít đi tìm cớ hơn. Và năm phút nghỉ không phải là phí phạm: trong lúc
bạn rửa cái cốc, những điều vừa học được xếp lại.

## Những điều nên chỉnh

Con số 25 không thiêng. Học sinh lớp 1, lớp 2 nên bắt đầu với 10 phút. Người đang viết một bài văn
dài có thể cần 45 phút. Hãy thử vài độ dài trong một tuần rồi giữ lấy độ dài mà sau chuông bạn vẫn
*muốn làm tiếp*.

Có hôm chuông reo đúng lúc đang hăng. Cứ đứng dậy. Dừng giữa chừng làm lượt sau dễ vào việc hơn, vì
bạn biết ngay phải viết gì tiếp.

## Ghi sổ

Mỗi lượt xong, vẽ một ô vuông nhỏ vào lịch. Sau một tuần, bạn sẽ thấy mình thật sự tập trung bao
nhiêu. Đa số người mới thử chỉ được ba đến bốn ô mỗi ngày. Đừng buồn: bốn ô tức là một trăm phút
trọn vẹn, nhiều hơn phần lớn những buổi tối ngồi tới mười một giờ.

Điện thoại thì để ở phòng khác, màn hình úp xuống. Để trong túi vẫn là để trên bàn.
`,
    },
    {
      title: 'Giảng lại bài cho chiếc ghế trống',
      author: 'Cô Thảo',
      daysAgo: 126,
      views: 1109,
      summary: 'Cách nhanh nhất để biết mình chưa hiểu chỗ nào là thử nói cho người chưa biết gì.',
      scene: 'chair',
      html: prose`
Nam học lớp 8, ngày nào cũng làm xong bài tập mà kiểm tra vẫn điểm thấp. Cô giáo bảo em về nhà giảng
lại bài cho một chiếc ghế trống. Nam thấy kì cục, nhưng vẫn làm. Đến câu thứ ba, em ngắc ngứ: vì sao
phải đổi dấu?

## Chỗ ngắc ngứ là vàng

Đọc sách, mắt trôi qua những chỗ chưa hiểu mà không vấp. Nói ra thành lời thì không trôi được. Mỗi
lần ngắc ngứ, bạn vừa tìm thấy đúng chỗ cần học. Ghi lại, quay về sách đọc riêng chỗ đó, rồi giảng
tiếp.

## Bốn bước

1. **Chọn một khái niệm nhỏ.** “Phân số bằng nhau”, đừng chọn “chương phân số”.
2. **Giảng bằng lời đơn giản.** Tưởng tượng người nghe học lớp 4. Không dùng thuật ngữ nào mà chưa
   giải thích.
3. **Lấy ví dụ và phản ví dụ.** Nói được cái gì *không phải* thì mới hiểu cái gì *phải*.
4. **Rút gọn.** Giảng lại lần nữa trong một phút.

## Người nghe tốt

Ghế trống kiên nhẫn, nhưng em trai, bà nội hay bạn cùng bàn thì tốt hơn, vì họ biết hỏi. Câu hỏi
ngây ngô của người chưa học thường trúng chỗ đau: “thế nếu mẫu số bằng không thì sao ạ?”. Nếu bạn
phải trả lời “tại sách viết thế”, bạn vừa tìm ra thêm một chỗ vàng.

## Giảng cho giấy

Không tiện nói to, hãy viết. Lấy tờ giấy trắng, viết tên khái niệm ở đầu trang, viết hết những gì
mình biết, không nhìn sách. Dùng bút khác màu bổ sung sau khi mở sách. Phần màu thứ hai chính là
danh sách cần ôn.

## Nam bây giờ

Hai tháng sau, Nam dạy kèm cho em họ. Em bảo hồi trước tưởng hiểu nghĩa là theo kịp lời thầy. Giờ em
biết hiểu là tự đi được, và dắt theo được một người nữa.

Chiếc ghế trống vẫn ở góc phòng. Thỉnh thoảng em lại quay sang nó và nói: “Hôm nay ta học về…”.
`,
    },
  ],
}
