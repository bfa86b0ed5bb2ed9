import type { Rubric } from '@/backend/seed/content/news/article'
import { prose } from '@/backend/seed/content/prose'

export const vanHocVietNam: Rubric = {
  name: 'Văn học Việt Nam',
  slug: 'van-hoc-viet-nam',
  articles: [
    {
      title: 'Đọc Truyện Kiều lần đầu, bắt đầu từ đâu',
      author: 'Mộc Miên',
      daysAgo: 4,
      views: 3184,
      isFocus: true,
      summary:
        'Ba nghìn hai trăm năm mươi tư câu thơ không đáng sợ như bạn nghĩ, nếu bạn đừng đọc từ lời chú thích.',
      scene: 'lamp',
      html: prose`
Nhiều người bỏ Truyện Kiều ở trang thứ ba. Không phải vì thơ khó, mà vì họ bắt đầu bằng lời chú
thích: mỗi câu ba điển cố, mỗi điển cố nửa trang chữ nhỏ. Hãy thử đi ngược lại.

## Đọc to trước đã

Nguyễn Du viết lục bát, và lục bát được sinh ra cho tai. Bạn chọn một buổi tối yên, đọc thành tiếng
chừng hai trăm câu, không dừng để tra gì cả. Chỗ nào không hiểu thì cứ đi qua, như đi qua một khúc
đường tối mà biết phía trước có đèn.

> Trăm năm trong cõi người ta,
> Chữ tài chữ mệnh khéo là ghét nhau.

Ngay hai câu đầu, người kể đã cho ta biết chuyện sẽ buồn: có tài thì hay gặp nạn. Cả ba nghìn hai
trăm năm mươi tư câu là lời tranh cãi với chính điều ấy.

## Nắm lấy cốt truyện

Bạn chỉ cần nhớ năm chặng: gặp gỡ và thề ước với Kim Trọng; bán mình chuộc cha; rơi vào lầu xanh rồi
gặp Thúc Sinh; gặp Từ Hải, báo ân báo oán; trầm mình ở sông Tiền Đường rồi đoàn tụ. Dán năm dòng ấy
ở bìa sách, bạn sẽ không bao giờ lạc.

## Quay lại với chú thích

Đến lượt đọc thứ hai, chú thích mới thành bạn đường. Khi ấy mỗi điển cố mở thêm một lớp: không phải
để khoe chữ, mà để một câu sáu, tám tiếng chở được cả một câu chuyện cũ. Gặp “bể dâu”, bạn sẽ nhớ
tới ruộng dâu hóa thành biển, và hiểu vì sao người xưa thấy đời mình nhỏ bé.

## Ba đoạn nên thuộc

- Mười hai câu tả hai chị em Thúy Kiều, để thấy tả người cũng là đoán số phận.
- Tám câu “Buồn trông” ở lầu Ngưng Bích, để thấy cảnh vật biết buồn thế nào.
- Đoạn trao duyên, để hiểu vì sao người ta khóc vì một người không có thật.

Thuộc ba đoạn thôi, tự nhiên bạn sẽ đọc tiếp. Bản in chúng tôi hay giới thiệu cho người đọc lần đầu
là [bản có chú thích ở cuối trang](product:truyen-kieu), chữ to, giấy dày, để gạch bút chì không hằn
sang trang sau.
`,
    },
    {
      title: 'Nguyễn Đình Chiểu, người chép chuyện bằng tai',
      author: 'Mộc Miên',
      daysAgo: 37,
      views: 1422,
      summary:
        'Mù từ năm hai mươi bảy tuổi, ông đồ Chiểu đọc cho học trò chép một truyện thơ mà cả Nam Bộ thuộc lòng.',
      scene: 'river',
      html: prose`
Năm 1849, trên đường từ Huế về Gia Định chịu tang mẹ, Nguyễn Đình Chiểu lâm bệnh rồi mù cả hai mắt.
Ông hai mươi bảy tuổi, vừa bỏ dở kì thi. Nhiều người sẽ gọi đó là dấu chấm hết. Ông thì mở trường
dạy học, bốc thuốc, và làm thơ bằng cách đọc cho người khác chép.

## Truyện thơ của tiếng nói

Vì thế [Lục Vân Tiên](product:luc-van-tien) có một thứ nhịp điệu không lẫn vào đâu: câu chữ mộc mạc,
đối đáp nhanh, nghe một lần là nhớ. Người ta kể thơ Vân Tiên ở bến ghe, trong đêm giã gạo, bên võng
ru con. Truyện sống bằng miệng trước khi sống trên giấy.

> Nhớ câu kiến nghĩa bất vi,
> Làm người thế ấy cũng phi anh hùng.

Thấy việc nghĩa mà không làm thì chẳng phải anh hùng. Câu nói của Vân Tiên sau khi đánh tan bọn cướp
gói trọn lẽ sống mà tác giả tin: nghĩa không phải điều để nói, nghĩa là điều để làm ngay.

## Từ truyện thơ tới bài văn tế

Khi chiến tranh đến, ông từ chối mọi lời mời hợp tác và viết *Văn tế nghĩa sĩ Cần Giuộc*. Lần đầu
tiên trong văn chương nước ta, những người “côi cút làm ăn” bước lên chỗ của bậc anh hùng. Họ không
quen cung ngựa, chỉ biết ruộng trâu; vậy mà họ ra trận với ngọn tầm vông. Đọc bài văn tế ấy thành
tiếng, ta hiểu vì sao nhiều người không đọc nổi tới cuối.

## Đọc ông hôm nay

- Với học sinh, hãy đọc *Lục Vân Tiên* như một truyện phiêu lưu: có cướp đường, có lừa đảo, có gặp
  lại.
- Với người lớn, hãy để ý những nhân vật phụ: ông Ngư, ông Tiều, ông Quán. Họ giữ phần ấm áp nhất
  của truyện.
- Với ai dạy học, hãy kể cho học trò nghe ông đã soạn bài ra sao khi không còn nhìn thấy chữ.

Ông mất năm 1888 ở Ba Tri, Bến Tre. Tương truyền hôm đưa tang, cánh đồng rợp khăn trắng của học trò
và người được ông chữa bệnh. Một người không nhìn thấy gì suốt bốn mươi năm đã thấy rõ hơn nhiều
người sáng mắt.
`,
    },
    {
      title: 'Thạch Lam và những ngọn đèn nhỏ',
      author: 'Hạ Vi',
      daysAgo: 68,
      views: 1876,
      summary:
        'Không có biến cố lớn, không có nhân vật anh hùng. Vì sao truyện Thạch Lam vẫn ở lại lâu đến thế?',
      scene: 'town',
      html: prose`
Kể lại [Hai đứa trẻ](product:hai-dua-tre) cho một người chưa đọc là việc khó: hai chị em trông hàng
ở một phố huyện, đợi chuyến tàu đêm đi qua, rồi đi ngủ. Chỉ có thế. Nhưng ai đã đọc thì khó quên
chuyến tàu ấy.

## Truyện ở giữa những sự kiện

Thạch Lam sinh năm 1910, mất năm 1942, để lại vài tập truyện mỏng, một cuốn tiểu thuyết và những
trang viết về quà rong Hà Nội. Ông quan tâm tới khoảng giữa: giữa hai lần tàu chạy, giữa lúc bát cơm
vơi và lúc có người gõ cửa. Ở khoảng ấy, tâm hồn người ta lộ ra mà không ai để ý.

## Để ý tới ánh sáng

Một cách đọc Thạch Lam rất hay là đi theo ánh sáng. Trong phố huyện có ngọn đèn con của chị hàng
nước, quầng lửa của bác phở, khe sáng lọt qua cửa. Mỗi nguồn sáng nhỏ là một con người đang cố sống.
Rồi con tàu đi qua, rực rỡ vài giây. Khi nó khuất, bóng tối còn sâu hơn trước.

Bạn thử cầm bút chì đánh dấu mọi chữ chỉ ánh sáng trong truyện. Đến trang cuối, bạn sẽ có một tấm
bản đồ.

## Lòng thương không nói thành lời

Ông ít khi khen hay chê nhân vật. Chị em Liên không khóc, mẹ con chị Tí không than. Người đọc tự
thấy thương, và vì tự thấy nên tình thương ấy bền. Đó là điều những người mới viết văn có thể học:
bớt một câu cảm thán, thêm một chi tiết đúng.

## Đọc khi nào

- Vào buổi tối, đừng đọc ở chỗ ồn.
- Đọc chậm, mỗi lần một truyện, đọc xong gấp sách lại năm phút.
- Sau *Hai đứa trẻ*, tìm tới *Gió lạnh đầu mùa*, *Dưới bóng hoàng lan*, rồi những trang tùy bút về
  Hà Nội.

Có lần một bạn đọc hỏi chúng tôi: truyện buồn vậy đọc để làm gì? Có lẽ để khi đi qua một hàng nước
khuya, ta biết cúi xuống chào.
`,
    },
    {
      title: 'Tiếng cười của Vũ Trọng Phụng',
      author: 'Hạ Vi',
      daysAgo: 104,
      views: 1640,
      summary:
        'Viết Số đỏ ở tuổi hai mươi tư, mất ở tuổi hai mươi bảy, ông để lại một tiếng cười chưa cũ.',
      scene: 'market',
      html: prose`
Xuân Tóc Đỏ nhặt banh ở sân quần vợt, bán thuốc dạo, không học hành gì. Vài chục trang sau, anh ta
thành “ông đốc”, thành nhà cải cách, thành anh hùng cứu quốc. Vũ Trọng Phụng không cho nhân vật của
mình tài giỏi lên chút nào. Ông chỉ để xã hội quanh anh ta tự nâng anh ta lên.

## Một người viết nhanh, sống vội

Ông sinh năm 1912 ở Hà Nội, nghèo, mồ côi cha sớm, đi làm từ năm mười bốn tuổi. Ông viết phóng sự
rồi tiểu thuyết cho kịp kì báo. Năm 1936, trong vòng một năm, ông cho ra *Giông tố*, *Số đỏ*, *Vỡ
đê*. Ba năm sau ông mất vì bệnh lao, khi hai mươi bảy tuổi.

## Cười ở đâu trong Số đỏ

Tiếng cười của [Số đỏ](product:so-do) không nằm ở câu pha trò. Nó nằm ở khoảng cách giữa lời nói và
việc làm:

- Nhà may tân thời rao giảng văn minh, và đo văn minh bằng số thước vải.
- Đám tang mà ai cũng vui, mỗi người một lí do riêng để vui.
- Một trận quần vợt cố tình thua mà thành chiến công.

Đọc tới đâu cũng thấy quen quen. Đó là chỗ đáng sợ của cuốn sách: người ta tưởng mình cười kẻ khác.

## Đọc kèm phóng sự

Muốn hiểu tiếng cười ấy từ đâu ra, nên đọc thêm phóng sự của ông: *Cạm bẫy người*, *Kĩ nghệ lấy
Tây*, *Cơm thầy cơm cô*. Ở đó không có tiếng cười, chỉ có sổ tay của một người đi tận nơi, hỏi tận
miệng, ghi cả giá tiền một đêm trọ. Nhà tiểu thuyết lấy vật liệu từ chính những trang ghi chép ấy.

## Gợi ý cho nhóm đọc

Khi đọc chung, mỗi người chọn một nhân vật và trả lời ba câu: người này nói mình là ai, người này
thật ra muốn gì, ai được lợi khi tin người này. Rồi đổi nhân vật. Sau một vòng, cả nhóm sẽ vẽ được
sơ đồ của một xã hội sống bằng lời khen lẫn nhau. Chắc chắn sẽ có lúc cả nhóm im lặng, và đó là lúc
cuốn sách bắt đầu làm việc.
`,
    },
    {
      title: 'Qua Đèo Ngang, tám câu cho một buổi chiều',
      author: 'Mộc Miên',
      daysAgo: 141,
      views: 987,
      summary:
        'Một bài thơ thất ngôn bát cú mà ai cũng từng học. Đọc chậm lại, ta thấy nó được dựng như một ngôi nhà.',
      scene: 'hills',
      html: prose`
Bà Huyện Thanh Quan tên thật là Nguyễn Thị Hinh, người làng Nghi Tàm bên hồ Tây. Thơ bà còn lại rất
ít, mà bài nào cũng là chiều tà. *Qua Đèo Ngang* được viết trên đường vào Huế nhận chức dạy học
trong cung, nửa đầu thế kỉ XIX.

> Bước tới Đèo Ngang bóng xế tà,
> Cỏ cây chen đá, lá chen hoa.
> Lom khom dưới núi, tiều vài chú,
> Lác đác bên sông, chợ mấy nhà.

## Bốn gian nhà

Thơ bát cú luật Đường có bốn cặp câu, như bốn gian của một ngôi nhà. Gian **đề** mở cửa: có nơi, có
giờ, có người bước tới. Gian **thực** tả cái nhìn thấy: người nhỏ xíu dưới núi, chợ thưa bên sông.
Gian **luận** là tiếng nghe được. Gian **kết** khép cửa, còn lại một mình.

## Nghe bằng hai tai

> Nhớ nước đau lòng, con quốc quốc,
> Thương nhà mỏi miệng, cái gia gia.

Tiếng chim cuốc và chim đa đa có thật trên đèo. Nhưng “quốc” là nước, “gia” là nhà. Một tiếng chim,
hai nghĩa, đặt đối nhau từng chữ: nhớ với thương, nước với nhà, đau lòng với mỏi miệng. Chơi chữ tới
mức ấy mà vẫn tự nhiên như thở.

## Một mảnh tình riêng

> Dừng chân đứng lại, trời, non, nước,
> Một mảnh tình riêng, ta với ta.

Câu bảy chậm lại bằng ba dấu phẩy, mắt nhìn xa dần. Câu tám thu về một điểm. “Ta với ta” nghĩa là
chỉ mình với mình. Vài chục năm sau, Nguyễn Khuyến cũng viết “ta với ta” để đón bạn, và ba chữ ấy
lại hóa ra hai người. Đặt hai bài cạnh nhau là một giờ văn rất đáng có.

## Thử làm theo

Bạn hãy viết bốn dòng về một buổi chiều mình đi qua một nơi cao: một dòng nói nơi và giờ, một dòng
cho mắt, một dòng cho tai, một dòng cho lòng. Không cần vần. Bạn sẽ hiểu cấu trúc bài thơ nhanh hơn
mọi sơ đồ.
`,
    },
  ],
}
