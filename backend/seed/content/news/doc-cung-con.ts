import type { Rubric } from '@/backend/seed/content/news/article'
import { prose } from '@/backend/seed/content/prose'

export const docCungCon: Rubric = {
  name: 'Đọc cùng con',
  slug: 'doc-cung-con',
  articles: [
    {
      title: 'Mười lăm phút đọc thành tiếng trước giờ ngủ',
      author: 'Mẹ Bống',
      daysAgo: 6,
      views: 2455,
      summary:
        'Không cần giọng hay, không cần sách đắt. Chỉ cần cùng một giờ, cùng một chỗ, và đừng hỏi con hiểu gì.',
      scene: 'moon',
      html: prose`
Tám giờ rưỡi tối, nhà tôi tắt đèn trần, bật đèn bàn. Con gái bốn tuổi chọn sách, con trai bảy tuổi
chọn chỗ nằm. Tôi đọc. Mười lăm phút, không hơn. Chuyện này kéo dài đã ba năm, và là phần tôi thích
nhất trong ngày.

## Bắt đầu bằng sự đều đặn

Những tuần đầu, hai đứa nhúc nhích, chen ngang, đòi nước. Tôi vẫn đọc. Đến tuần thứ ba thì tiếng giở
sách tự nó là hiệu lệnh: cả hai nằm im. Trẻ nhỏ yêu những điều lặp lại, kể cả một cuốn sách đọc đến
lần thứ ba mươi.

## Đọc chậm hơn bạn nghĩ

Người lớn đọc để biết chuyện, trẻ con nghe để nhìn thấy. Hãy dừng ở những chỗ có thể nhìn: con
đường, cái cổng, bữa cơm. Nếu con chỉ vào tranh, hãy đi theo ngón tay con, câu chuyện sẽ đợi.

## Ba điều tôi đã thôi làm

- **Thôi hỏi bài.** “Con hiểu gì, bài học là gì?” biến giờ ngủ thành giờ kiểm tra. Con muốn nói thì
  con sẽ nói.
- **Thôi sửa.** Con đoán sai diễn biến cũng là con đang kể chuyện.
- **Thôi bỏ trang.** Trẻ nhớ từng chữ. Bỏ một trang là mất một mảng tin cậy.

## Chọn gì để đọc thành tiếng

Thơ trước văn xuôi, vì vần giữ tai. Ca dao, đồng dao, truyện cổ nước mình đều hợp. Sau đó tới truyện
dài chia chương: mỗi tối một chương, dừng ở chỗ hồi hộp. Sáng hôm sau, con sẽ tự tìm cuốn sách để
xem trước.

Đọc thành tiếng không nên dừng khi con biết chữ. Con tự đọc được những cuốn dễ, còn mẹ đọc những
cuốn khó hơn một bậc. Nhờ thế vốn từ của con luôn đi trước.

## Tối nay

Bạn chỉ cần một cuốn mỏng và một chiếc đèn. Đừng đợi mua đủ tủ sách. Nếu chưa biết bắt đầu từ cuốn
nào, bạn xem [Tủ sách gia đình trong một mét kệ](/pages/tu-sach-gia-dinh), mười hai cuốn đầu tiên
nằm ở đó.
`,
    },
    {
      title: 'Khi con chỉ thích truyện tranh',
      author: 'Mẹ Bống',
      daysAgo: 33,
      views: 2013,
      summary:
        'Truyện tranh không phải kẻ thù của chữ. Nhưng có một chiếc cầu từ tranh sang chữ, và người lớn nên biết nó ở đâu.',
      scene: 'panels',
      html: prose`
“Con nhà chị chỉ đọc truyện tranh thôi.” Câu này chúng tôi nghe gần như mỗi ngày, giọng người nói
lúc nào cũng hơi ngại. Xin đừng ngại. Đứa trẻ ấy đang đọc.

## Truyện tranh dạy được gì

Đọc tranh là ghép: ghép khung trước với khung sau, lời nói với nét mặt, điều được vẽ với điều bị
giấu đi giữa hai khung. Đó là suy luận. Trẻ đọc truyện tranh nhiều thường kể chuyện có nhịp, biết
dừng đúng chỗ.

Cái truyện tranh ít có là câu dài, là đoạn tả, là những từ không ai dùng khi nói chuyện. Thiếu những
thứ ấy, lên lớp 4, lớp 5 con sẽ mệt khi gặp bài văn đặc chữ.

## Chiếc cầu ba nhịp

1. **Tranh nhiều, chữ vừa:** truyện tranh có đoạn dẫn dài, sách khoa học bằng tranh. Con vẫn thấy
   quen.
2. **Chữ nhiều, tranh vừa:** truyện thiếu nhi mỗi trang một hình nhỏ. Người lớn đọc cùng chương đầu,
   con đọc tiếp.
3. **Chữ là chính:** truyện dài theo bộ, nhân vật con đã mến. Con không đọc vì chữ, con đọc vì muốn
   gặp lại bạn cũ.

Mỗi nhịp có thể mất một năm. Đừng nhảy cóc.

## Việc nên làm ở nhà

- Để truyện tranh ngang hàng sách chữ trên kệ, đừng giấu như bánh kẹo.
- Hỏi về tranh: “Sao khung này không có lời?”, “Họa sĩ vẽ từ phía nào?”.
- Rủ con vẽ bốn khung cho một đoạn truyện chữ vừa nghe. Con sẽ phải đọc lại để biết vẽ gì.

## Việc không nên làm

Đừng đổi chác: “đọc mười trang chữ thì được mua truyện tranh”. Khi ấy chữ thành thuốc đắng, tranh
thành đường. Cũng đừng so với bạn lớp bên. Mỗi đứa trẻ tới với sách bằng một cửa, miễn là cửa mở.

Cuối cùng, hãy đọc thử một cuốn con đang mê. Có thể bạn sẽ hiểu vì sao con thức, và hai mẹ con có
chuyện để nói ngoài điểm số.
`,
    },
    {
      title: 'Chọn sách cho trẻ sắp vào lớp 1',
      author: 'Cô Thảo',
      daysAgo: 77,
      views: 2651,
      summary:
        'Không phải sách tập đọc, cũng không phải vở tập viết. Trước lớp 1, con cần tai, tay và trí tò mò.',
      scene: 'school',
      html: prose`
Mỗi mùa hè, phụ huynh có con sắp vào lớp 1 thường hỏi mua “bộ luyện chữ trước”. Là cô giáo dạy lớp 1
đã lâu, tôi xin khuyên thật: hãy để dành tiền cho những cuốn khác.

## Sách cho tai

Trước khi đọc được vần, trẻ phải *nghe* được vần. Đồng dao, vè, câu đố là sách giáo khoa tốt nhất.
Trẻ nào biết “ca” với “cá” khác nhau ở tai thì học dấu thanh rất nhanh.

- Một tập đồng dao có hình to.
- Một cuốn câu đố để đọc trên xe, trong lúc chờ cơm.

## Sách cho tay

Cầm bút là chuyện của cơ ngón tay. Sách gấp giấy, sách cắt dán, sách tô theo đường cong, đất nặn đều
giúp. Viết chữ trước khi tay đủ cứng, con dễ cầm bút sai, sau này sửa rất khó.

## Sách cho mắt

Sách tranh ít chữ, nhiều chi tiết để tìm: tìm con mèo trong mỗi trang, đếm số ô cửa, đoán chuyện gì
xảy ra ở trang sau. Trẻ quen nhìn từ trái sang phải, từ trên xuống dưới, cũng là quen với hướng của
dòng chữ.

## Sách cho câu hỏi

Một cuốn về cây cỏ quanh nhà, một cuốn về cơ thể, một cuốn về xe cộ. Con hỏi gì, mở ra tìm cùng con.
Điều con học được không phải tên con ốc, mà là: thắc mắc thì có chỗ để tra.

## Thế còn đọc và viết?

Biết mặt chữ cái, viết được tên mình là quá đủ. Chương trình lớp 1 bắt đầu từ đầu. Trẻ học trước
thường chán trong hai tháng đầu, đúng lúc cần hào hứng nhất.

## Một buổi tối mẫu

Năm phút đồng dao, năm phút tìm hình, năm phút nghe đọc truyện. Rồi tắt đèn. Sang tháng Chín, khi
con mang về trang vở đầu tiên có nét sổ nghiêng, bạn sẽ mừng vì con háo hức.

Muốn xem trước lớp 1 học gì, mời bạn xem bài mở của khóa [Tiếng Việt lớp 1: Âm, vần và câu đầu
tiên](course:tieng-viet-lop-1-am-van-va-cau-dau-tien).
`,
    },
    {
      title: 'Đọc ca dao với trẻ nhỏ',
      author: 'Mộc Miên',
      daysAgo: 112,
      views: 1204,
      summary:
        'Con cò, con trâu, cái cầu, cây đa: ca dao là cuốn sách tranh đầu tiên, chỉ có điều tranh nằm trong tai.',
      scene: 'field',
      html: prose`
Trước khi có sách thiếu nhi, trẻ con nước mình đã có ca dao. Bà ru cháu, chị ru em, người cấy hát
cho người cấy nghe. Câu hát ngắn, vần chặt, hình rõ. Đọc cho trẻ bây giờ vẫn hay như thế.

## Nghe thấy hình

> Con cò bay lả bay la,
> Bay từ cửa phủ bay ra cánh đồng.

Đọc chậm câu này, rồi bảo con giơ tay làm cánh cò. “Lả” và “la” khác nhau một dấu mà cánh cò đã
nghiêng đi. Trẻ cảm được thanh điệu bằng cả người, chưa cần biết tên các dấu.

> Trâu ơi ta bảo trâu này,
> Trâu ra ngoài ruộng trâu cày với ta.

Hỏi con: người đang nói chuyện với ai? Giọng nói vui hay buồn? Hai câu thơ có ba chữ “trâu”, đọc lên
nghe thân như gọi bạn.

## Nghe thấy nghĩa

> Công cha như núi Thái Sơn,
> Nghĩa mẹ như nước trong nguồn chảy ra.

Đừng giảng vội. Dẫn con ra ngoài, chỉ một ngọn núi hay một tòa nhà thật cao, rồi mở vòi nước cho
chảy mãi qua tay. Cái lớn đứng yên và cái không bao giờ cạn. Lúc ấy đọc lại câu ca dao, con hiểu mà
bạn không cần giải thích một chữ nào.

## Ba trò chơi

1. **Bỏ chữ cuối:** bạn đọc “Công cha như núi…”, con đọc nốt. Vần sẽ nhắc con.
2. **Đổi con vật:** “Con gà bay lả bay la” nghe có được không? Vì sao buồn cười?
3. **Làm thêm hai câu:** mỗi người nghĩ một câu sáu tiếng và một câu tám tiếng về con mèo nhà mình.
   Sai vần cũng không sao.

## Thuộc tự nhiên

Không bắt học thuộc. Đọc vào những lúc cố định: gội đầu, đi cầu thang, đợi đèn đỏ. Sau một tháng,
đứa trẻ ba tuổi có thể có mười câu trong đầu. Mười câu ấy là mười khuôn nhạc của tiếng Việt, con sẽ
mang theo đến già.

Khi đi xa, có người chợt nghe một tiếng ru mà rơi nước mắt. Họ không khóc vì câu chữ. Họ khóc vì
giọng người đã đọc cho mình nghe.
`,
    },
    {
      title: 'Đứa trẻ không chịu đọc, năm câu hỏi nên hỏi trước',
      author: 'Thủ thư Hiên',
      daysAgo: 150,
      views: 1533,
      summary:
        'Trước khi kết luận con lười, hãy kiểm tra mắt, chỗ ngồi, cuốn sách, thời giờ và chính cái màn hình của bố mẹ.',
      scene: 'window',
      html: prose`
“Cháu thông minh nhưng lười đọc.” Ở quầy sách, chúng tôi thường xin phép hỏi lại vài câu trước khi
giới thiệu cuốn nào. Rất nhiều lần, vấn đề không nằm ở sách.

## 1. Con nhìn có rõ không?

Trẻ cận thị nhẹ thường không biết mình nhìn mờ. Con dụi mắt, cúi sát, đọc nhảy dòng thì nên đi đo
mắt trước. Có em sau khi đeo kính một tuần đã tự mở sách.

## 2. Con đọc có vấp không?

Nếu đến lớp 3 mà con vẫn đánh vần từng tiếng, đọc là việc mệt như leo dốc. Hãy lùi về sách dễ hơn
hai lớp, đọc cùng con mỗi người một câu, cho tới khi con đọc trơn. Nếu mãi không tiến, nên hỏi cô
giáo và người có chuyên môn về khó khăn khi đọc, đừng mắng.

## 3. Cuốn sách ấy do ai chọn?

Sách bố mẹ chọn thường hay, nhưng sách con chọn mới được đọc. Dẫn con tới kệ, cho một số tiền, và
đừng can thiệp. Con chọn sách về xe tải lần thứ mười? Vậy là con đã đọc mười cuốn.

## 4. Có chỗ trống trong ngày không?

Một ngày của nhiều em kín từ bảy giờ sáng tới chín giờ tối. Đọc cần thời giờ không ai đòi hỏi gì. Bỏ
một lớp học thêm có khi là món quà đọc sách lớn nhất.

## 5. Trong nhà ai đang đọc?

Trẻ làm theo điều mình thấy. Nếu tối nào bố mẹ cũng nhìn điện thoại thì lời khuyên đọc sách nghe như
chuyện của người khác. Mười phút bố ngồi đọc báo giấy đáng giá hơn mười lần nhắc.

## Sau năm câu hỏi

| Câu trả lời | Việc làm trước tiên |
| Mắt mờ | Đo mắt, chỉnh đèn |
| Đọc vấp | Sách dễ hơn, đọc luân phiên |
| Không thích sách | Cho con tự chọn |
| Không có giờ | Bớt một việc |
| Nhà không ai đọc | Bố mẹ bắt đầu trước |

Thường chỉ cần sửa một dòng trong bảng. Và xin đừng gọi con là lười: trẻ nghe lâu sẽ tin.
`,
    },
  ],
}
