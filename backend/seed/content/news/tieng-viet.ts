import type { Rubric } from '@/backend/seed/content/news/article'
import { prose } from '@/backend/seed/content/prose'

export const tiengViet: Rubric = {
  name: 'Tiếng Việt',
  slug: 'tieng-viet',
  articles: [
    {
      title: 'Dấu hỏi, dấu ngã, một cái mẹo và giới hạn của nó',
      author: 'Cô Thảo',
      daysAgo: 11,
      views: 2988,
      summary:
        'Câu thơ “huyền, ngã, nặng; sắc, hỏi, không” cứu được bao nhiêu từ, và bỏ sót những từ nào.',
      scene: 'letters',
      html: prose`
Người miền Bắc phân biệt hỏi, ngã khi nói nên ít sai khi viết. Nhiều vùng khác phát âm hai thanh này
gần như nhau, nên phải nhớ bằng mắt. May mắn là tiếng Việt có quy luật, ít nhất là một phần.

## Hai bậc thanh

Sáu thanh chia làm hai bậc. Bậc **bổng**: ngang, sắc, hỏi. Bậc **trầm**: huyền, nặng, ngã. Trong từ
láy, hai tiếng thường cùng bậc. Người xưa đặt thành câu dễ thuộc:

> Chị Huyền mang nặng, ngã đau,
> Anh Không sắc thuốc, hỏi đau chỗ nào.

Tiếng kia mang dấu huyền hoặc nặng thì tiếng này mang ngã: *sẵn sàng, mạnh mẽ, rộn rã, lạnh lẽo*.
Tiếng kia không dấu hoặc mang sắc thì tiếng này mang hỏi: *nghỉ ngơi, vẻ vang, khỏe khoắn, nhỏ
nhắn*.

## Những kẻ ngoại lệ

Mẹo này đúng với phần lớn từ láy, nhưng không phải tất cả. Nên thuộc riêng: *ngoan ngoãn, bền bỉ,
khe khẽ, vỏn vẹn, se sẽ*. Thử soi: “ngoan” không dấu mà “ngoãn” lại ngã; “bền” huyền mà “bỉ” lại
hỏi.

Mẹo cũng chỉ dùng cho **từ láy**. Với từ ghép như *bãi bỏ, lỗ hổng, cửa ngõ* thì không có quy luật
bổng trầm nào cả.

## Với từ Hán Việt

Có một mẹo khác: tiếng Hán Việt bắt đầu bằng **m, n, nh, v, l, d, ng** thường mang ngã chứ không
mang hỏi: *mĩ thuật, nỗ lực, nhã nhặn, vũ trụ, lãnh đạo, dũng cảm, ngũ cốc*. Các chữ đầu khác thì
phần nhiều mang hỏi: *ảnh hưởng, chủ quyền, giải thích, khẩn cấp, phản ứng*. Ngoại lệ có: *ngải cứu*
viết hỏi; *kĩ thuật, phẫu thuật, hữu ích* viết ngã.

## Luyện thế nào

1. Chép mười từ hay sai vào mảnh giấy, dán ở bàn học một tuần.
2. Mỗi từ đặt một câu có nghĩa, đừng chép suông.
3. Khi viết mà ngờ ngợ, tra từ điển ngay. Lần tra thứ ba là nhớ.

Mẹo giúp ta đi nhanh, từ điển giúp ta đi đúng. Giữ cả hai trên bàn.
`,
    },
    {
      title: 'Chữ quốc ngữ, từ cuốn từ điển năm 1651',
      author: 'Mộc Miên',
      daysAgo: 40,
      views: 1345,
      summary:
        'Bộ chữ ta viết hôm nay từng là kí hiệu ghi âm của vài người phương xa. Nó trở thành của ta bằng những trang báo.',
      scene: 'paper',
      html: prose`
Đầu thế kỉ XVII, các giáo sĩ phương Tây tới Đàng Trong phải học một thứ tiếng có thanh điệu. Để nhớ,
họ ghi lại âm nghe được bằng chữ cái La-tinh, thêm dấu ở trên, ở dưới. Những trang ghi chép ấy qua
tay nhiều người, trong đó có Francisco de Pina, rồi được gom lại thành cuốn từ điển Việt – Bồ – La
của Alexandre de Rhodes, in ở Rô-ma năm 1651.

## Hai thế kỉ trong bóng tối

Suốt hai trăm năm sau, chữ quốc ngữ chỉ dùng trong phạm vi nhỏ. Việc nước vẫn chép bằng chữ Hán, thơ
văn vẫn viết bằng chữ Nôm. *Truyện Kiều* ra đời bằng chữ Nôm, và người Việt thuộc Kiều trước khi
biết mặt chữ quốc ngữ.

## Tờ báo đầu tiên

Năm 1865, *Gia Định báo* ra số đầu ở Sài Gòn, tờ báo đầu tiên in bằng chữ quốc ngữ. Trương Vĩnh Ký,
rồi Huỳnh Tịnh Của chăm chút cho nó. Hai ông cũng chép truyện xưa, phiên âm truyện Nôm, soạn tự vị.
Lần đầu tiên, người bình dân học vài tháng là đọc được chuyện của mình.

## Từ công cụ thành tài sản

Đầu thế kỉ XX, các nhà nho yêu nước ở Đông Kinh nghĩa thục kêu gọi bỏ lối học cũ, dùng chữ quốc ngữ
để mở mang dân trí. Sau Cách mạng tháng Tám năm 1945, phong trào Bình dân học vụ dạy hàng triệu
người biết chữ chỉ trong vài năm. Câu vè dạy chữ hồi ấy nhiều cụ già còn thuộc: “o tròn như quả
trứng gà, ô thì đội mũ, ơ thì mang râu”.

## Điều còn lại trong con chữ

Nhìn kĩ, chữ viết hôm nay còn dấu vết của cuộc gặp gỡ ấy: *gi, gh, ngh, qu* đều có lí do từ cách đọc
của người ghi. Có chỗ bất tiện, có chỗ thừa. Nhưng nhờ nó, một đứa trẻ sáu tuổi học xong lớp 1 là
đọc được gần như mọi thứ. Rất ít thứ chữ trên đời làm được như vậy.

Lần tới khi đánh vần cùng con, bạn hãy nhớ: mỗi dấu nhỏ trên đầu chữ đã đi gần bốn thế kỉ để tới
trang vở ấy.
`,
    },
    {
      title: 'I ngắn hay y dài',
      author: 'Cô Thảo',
      daysAgo: 79,
      views: 1812,
      summary:
        'Kĩ thuật hay kỹ thuật, quý hay quí? Không phải lúc nào cũng có một đáp án, nhưng lúc nào cũng nên nhất quán.',
      scene: 'letters',
      html: prose`
Phụ huynh hay hỏi: cô giáo con viết “kĩ thuật”, báo viết “kỹ thuật”, thế ai đúng? Câu trả lời thật
thà là: cả hai, tùy quy ước của nơi bạn viết.

## Những chỗ chắc chắn

Có những trường hợp không ai bàn cãi, vì đổi chữ là đổi âm:

- Sau *a* và *â*: **ai** khác **ay**, như *tai* và *tay*; vần **ây** luôn viết y: *cây, mây*.
- Sau *u*: **ui** khác **uy**, như *túi* và *túy*.
- Đứng đầu tiếng, trước *ê*: viết **yê**: *yêu, yên, yết kiến*.

## Những chỗ tùy quy ước

Khi âm *i* đứng cuối tiếng, một mình sau phụ âm *h, k, l, m, s, t*, hai cách viết cùng tồn tại: *kĩ
/ kỹ, lí / lý, mĩ / mỹ, tỉ / tỷ*. Sách giáo khoa nhiều năm nay viết **i** cho phần lớn các trường
hợp này, còn báo chí, văn bản hành chính và thói quen lâu đời hay dùng **y** với từ Hán Việt.

| Trong sách giáo khoa | Cũng gặp ở báo chí |
| kĩ thuật | kỹ thuật |
| lí do | lý do |
| thế kỉ | thế kỷ |
| mĩ thuật | mỹ thuật |

Với **qu**, nên viết *quy, quý*: chữ *u* ở đây thuộc phụ âm, y là vần, và viết thế cũng tránh đọc
nhầm.

## Tên riêng

Tên người viết theo giấy khai sinh: *Lý* là Lý, *Vi* là Vi, không sửa. Tên đất theo văn bản chính
thức. Thơ văn cũ in lại thì giữ chữ của bản in nếu nói về chính bản ấy.

## Lời khuyên

1. Học sinh: theo sách giáo khoa đang học, và dùng một cách từ đầu đến cuối bài.
2. Người viết: theo quy ước của nơi đăng. Không có quy ước thì tự chọn rồi ghi ra giấy.
3. Người chấm bài: chỉ trừ điểm khi học sinh viết lúc thế này lúc thế khác.

Trong bài học và tin sách, chúng tôi theo cách viết của sách giáo khoa.
Nếu bạn bắt gặp chỗ lệch, xin báo giúp,
người biên tập sẽ rất biết ơn.
`,
    },
    {
      title: 'Hiểu một chữ Hán Việt, biết thêm mười từ',
      author: 'Mộc Miên',
      daysAgo: 116,
      views: 1296,
      summary:
        'Nhật, thủy, gia, tâm: vài viên gạch nhỏ xây nên hàng trăm từ. Học theo gốc thì nhớ lâu và dùng đúng.',
      scene: 'blocks',
      html: prose`
Gặp từ “thủy triều” lần đầu, học sinh có thể tra từ điển rồi quên. Nhưng nếu biết “thủy” là nước,
“triều” là nước dâng theo giờ, em sẽ tự hiểu luôn “thủy sản”, “thủy điện”, “phong thủy”. Vốn từ
tiếng Việt nở ra như thế.

## Bốn viên gạch

| Gốc | Nghĩa | Xây nên |
| nhật | mặt trời, ngày | nhật thực, nhật kí, sinh nhật, nhật báo |
| thủy | nước | thủy thủ, thủy tinh, đường thủy, hồng thủy |
| gia | nhà | gia đình, gia vị, quốc gia, chuyên gia |
| tâm | lòng, giữa | tâm sự, trung tâm, an tâm, tâm điểm |

Chú ý: một âm có thể là nhiều chữ khác nhau. “Gia” trong *gia vị* là thêm vào, không phải nhà. Vì
thế học gốc phải học kèm ví dụ.

## Trật tự ngược

Từ thuần Việt nói “nhà trắng”, cái được nói tới đứng trước. Từ Hán Việt thường ngược lại: *bạch ốc*,
cái tả đứng trước. Biết điều này thì đoán được *hải sản* là sản vật của biển chứ không phải biển của
sản vật, và hiểu vì sao *viện trưởng* khác *trưởng viện*.

## Dùng đúng, dùng đủ

Từ Hán Việt gọn và trang trọng, nhưng không phải lúc nào cũng hay hơn. “Mẹ tôi ốm” ấm hơn “mẫu thân
tôi lâm bệnh”. Khi có từ thuần Việt rõ nghĩa, hãy dùng từ thuần Việt. Khi cần khái quát hay trang
trọng, hãy dùng từ Hán Việt: *phụ nữ* trong tên một hội, *đàn bà* trong một truyện ngắn.

## Những cặp hay nhầm

- **yếu điểm** là điểm quan trọng, không phải *điểm yếu*.
- **cứu cánh** là mục đích cuối cùng, không phải sự cứu giúp.
- **bàng quan** là đứng ngoài mà nhìn; *bàng quang* là bọng đái.
- **khuyến mãi** là khuyến khích người mua; *khuyến mại* là khuyến khích việc bán.

## Trò chơi cho lớp học

Mỗi tuần một gốc. Các em đi tìm từ chứa gốc ấy ở biển hiệu, báo, nhãn hộp, viết lên một thân cây vẽ
bằng phấn. Cuối tháng có bốn cây, mỗi cây vài chục lá.
`,
    },
    {
      title: 'Năm thành ngữ hay bị hiểu nhầm',
      author: 'Hạ Vi',
      daysAgo: 155,
      views: 2074,
      summary:
        'Nghèo rớt mồng tơi không liên quan gì tới rau. Vài thành ngữ quen miệng và nghĩa gốc của chúng.',
      scene: 'tree',
      html: prose`
Thành ngữ như đồng tiền truyền tay: dùng nhiều đến mòn mặt, không ai nhớ trên đó khắc gì. Lật lại
vài đồng cho vui.

## 1. Nghèo rớt mồng tơi

Không phải rau mồng tơi. *Mồng tơi* ở đây là phần trên của chiếc áo tơi, chỗ khâu dày quanh cổ và
vai, bền nhất áo. Nghèo tới mức cái mồng tơi cũng rớt ra vì mặc mãi không có áo thay, thế là nghèo
cùng cực.

## 2. Bán sống bán chết

*Bán* là một nửa, như trong *bán cầu*, *bán đảo*. Chạy bán sống bán chết là chạy nửa sống nửa chết.
Chẳng ai mua bán gì ở đây.

## 3. Áo gấm đi đêm

Mặc áo đẹp mà đi trong đêm thì không ai thấy: nói việc phô bày không đúng chỗ, công sức thành vô
ích. Đừng lẫn với *áo gấm về làng*, là thành đạt trở về cho quê nhà biết.

## 4. Chó ngáp phải ruồi

Chê người gặp may chứ không phải tài giỏi. Vì vậy đừng dùng để chúc mừng ai, kể cả thân thiết. Nếu
muốn nói mình gặp may một cách khiêm tốn thì được, vì tự giễu là chuyện khác.

## 5. Nước đổ đầu vịt

Lông vịt có lớp dầu, nước đổ lên là trôi tuột. Nói lời khuyên không thấm vào đâu cả. Nhiều người
dùng lẫn với *nước đổ lá khoai*, nghĩa gần nhau: lá khoai nước cũng không đọng nước. Hai hình ảnh,
một ý, dùng hình nào cũng đúng.

## Vì sao nên biết nghĩa gốc

- Để dùng đúng sắc thái: câu nào khen, câu nào chê.
- Để không chế lại thành vô nghĩa. Đổi “cha chung không ai khóc” thành “của chung không ai khóc” thì
  mất cả cái đau.
- Để thấy đời sống cũ: áo tơi, cối xay, bến đò nằm cả trong câu nói.

## Trò chơi bữa cơm

Mỗi tối một thành ngữ: người đọc lên, người đoán nghĩa gốc, người đặt câu. Ai đoán sai nhưng giải
thích buồn cười nhất thì được miễn rửa bát. Nhà tôi chơi đã một năm, bát vẫn sạch, mà ai cũng thành
nhà ngôn ngữ học nghiệp dư.
`,
    },
  ],
}
