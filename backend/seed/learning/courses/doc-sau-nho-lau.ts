import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const docSauNhoLau = course(
  {
    name: 'Đọc sâu, nhớ lâu',
    category: 'ki-nang-hoc-tap',
    grade: null,
    subject: 'Kĩ năng',
    teacher: 'Thủ thư Hiên',
    summary:
      'Sáu bài ngắn về cách chọn, đọc, ghi và kể lại một cuốn sách. Miễn phí, học lúc nào cũng được.',
    html: prose`
Khóa học này không dạy đọc một phút nghìn chữ. Nó dạy bạn gấp sách lại và vẫn còn gì đó trong tay.

Bạn cần một cuốn sách đang đọc dở, một cây bút chì và sáu buổi tối, mỗi buổi hai mươi phút.
`,
  },
  [
    chapter('Phần 1. Vào sách', [
      lesson(
        'Bài 1. Đọc để làm gì',
        { minutes: 6, preview: true, clip: 'doc-sau' },
        prose`
Trước khi mở sách, hãy trả lời một câu: *tôi đọc cuốn này để làm gì?* Câu trả lời quyết định tốc độ.

| Mục đích | Cách đọc | Tốc độ |
| Tìm một thông tin | tra mục lục, đọc lướt | nhanh |
| Học một kĩ năng | đọc, làm thử, đọc lại | chậm, có dừng |
| Thưởng thức | theo mạch, không ghi | tùy thích |
| Hiểu một vấn đề lớn | đọc kĩ, ghi, so với sách khác | rất chậm |

## Đọc không phải đua

Mắt người đọc kĩ chừng 200 đến 250 chữ mỗi phút. Tăng tốc thì mức hiểu giảm. Người đọc giỏi không
đọc nhanh mọi thứ, họ biết **đổi tốc độ**.

## Quyền của người đọc

Được bỏ trang, được đọc phần cuối trước, được dừng giữa chừng, được đọc lại mười lần. Sách là của
bạn trong lúc bạn đọc.

## Một câu hỏi trước mỗi buổi

Viết lên mẩu giấy đánh dấu: *Tối nay tôi muốn biết…* Đọc xong, trả lời vào mặt sau. Hai dòng ấy là
ghi chép ngắn nhất có ích.

**Làm ngay:** viết mục đích đọc cuốn sách trên bàn bạn, không quá mười chữ.
`,
      ),
      lesson(
        'Bài 2. Làm quen trong mười phút',
        { minutes: 7 },
        prose`
Đừng lao vào trang một. Mười phút làm quen giúp tiết kiệm vài giờ.

## Bốn nơi nên xem

1. **Bìa và lời giới thiệu** (1 phút): ai viết, viết cho ai, khi nào.
2. **Mục lục** (3 phút): xương sống của cuốn sách. Đọc tên chương như đọc một câu chuyện. Chương nào
   lạ nhất?
3. **Trang đầu và trang cuối của vài chương** (4 phút): tác giả thường đặt ý chính ở đó.
4. **Bảng tra, chú thích** (1 phút): những từ nào lặp lại nhiều?

## Đặt câu hỏi

Từ mục lục, viết ba câu hỏi mà bạn mong sách trả lời. Khi đọc, bạn sẽ đi tìm, không chỉ đi qua.

## Với truyện và thơ

Đừng xem đoạn kết. Chỉ đọc trang đầu thật chậm: giọng kể thế nào, ta đang đứng ở đâu, ai đang nói.
Trang đầu là lời hứa của cả cuốn.

## Quyết định

Sau mười phút, bạn có quyền không đọc. Một cuốn không hợp lúc này có thể hợp năm sau. Ghi lại lí do,
đặt lên kệ, không áy náy.

**Làm ngay:** xem mục lục một cuốn, viết ba câu hỏi, đoán câu trả lời trước khi đọc.
`,
      ),
    ]),
    chapter('Phần 2. Ở trong sách', [
      lesson(
        'Bài 3. Gạch chân ít thôi',
        { minutes: 7 },
        prose`
Gạch chân cả trang cũng như không gạch. Mỗi chương chỉ nên có vài dấu.

## Bốn kí hiệu bút chì

- **Vạch dọc** bên lề: ý chính của đoạn.
- **Dấu hỏi**: chưa hiểu hoặc không đồng ý.
- **Ngôi sao**: muốn kể lại cho người khác.
- **Mũi tên**: nối với trang khác, sách khác.

Đọc hết một trang rồi mới quay lại đánh dấu. Đọc tới đâu gạch tới đó thì câu nào cũng có vẻ quan
trọng.

## Viết bên lề

Ba chữ của bạn đáng giá hơn ba dòng được tô màu: *không chắc*, *giống bà ngoại*, *trái với chương
2*. Lề sách là chỗ bạn trò chuyện với tác giả.

## Sách mượn thì sao

Dùng giấy ghi nhớ nhỏ hoặc một tờ giấy gấp tư kẹp trong sách: số trang bên trái, ghi chú bên phải.
Đọc xong, tờ giấy ấy là bản đồ.

## Dừng ở chỗ khó

Gặp đoạn khó, đọc lại chậm một lần. Vẫn khó thì đánh dấu hỏi và đi tiếp; thường vài trang sau sẽ
sáng ra. Mắc kẹt quá lâu ở một đoạn làm ta bỏ cả cuốn.

**Làm ngay:** đọc năm trang, chỉ được dùng đúng năm dấu.
`,
      ),
      lesson(
        'Bài 4. Gấp sách và nhớ lại',
        { minutes: 6 },
        prose`
Đọc lại cho cảm giác quen, nhớ lại mới cho trí nhớ.

## Ba phút cuối buổi

Gấp sách. Trên giấy trắng, viết không nhìn:

1. Ba điều còn nhớ.
2. Một điều muốn hỏi.
3. Một điều nối với đời mình.

Rồi mở sách kiểm tra. Chỗ nào nhớ sai chính là chỗ đáng đọc lại.

## Vì sao hiệu quả

Mỗi lần cố nhớ là một lần đi lại con đường mòn trong đầu. Đọc lại chỉ là đứng ngoài nhìn con đường.
Nhiều thí nghiệm cho thấy nhóm tự nhớ lại một lần nhớ lâu hơn nhóm đọc lại nhiều lần.

## Cách quãng

Nhớ lại ngay hôm đó, hôm sau, ba ngày sau, một tuần sau. Mỗi lần hai phút. Xem thêm khóa [Ghi chép
và ôn tập cách quãng](course:ghi-chep-va-on-tap-cach-quang).

## Với truyện

Thay ba điều bằng ba hình ảnh: bạn còn *nhìn thấy* gì? Hình ảnh ở lại lâu hơn tình tiết.

## Quên là bình thường

Không ai nhớ hết một cuốn sách. Cái cần giữ là vài hình ảnh, một hai ý làm bạn đổi cách nghĩ, và
biết tìm lại phần kia ở đâu.

**Làm ngay:** gấp cuốn sách gần nhất, viết ba điều còn nhớ trong hai phút.
`,
      ),
    ]),
    chapter('Phần 3. Mang sách ra ngoài', [
      lesson(
        'Bài 5. Sổ đọc một trang',
        { minutes: 7, handout: 'so-doc-mot-trang' },
        prose`
Đọc xong một cuốn, dành hai mươi phút cho một trang sổ. Một trang thôi, để lần sau còn muốn làm.

## Bảy ô

| Ô | Viết gì |
| Tên sách, ngày đọc xong | |
| Một câu | Cuốn sách nói gì, bằng một câu |
| Ba hình ảnh | Điều còn nhìn thấy khi nhắm mắt |
| Một câu trích | Chép đúng, ghi số trang |
| Một chỗ không đồng ý | và vì sao |
| Một việc sẽ làm | trong tuần này |
| Gửi cho ai | Ai nên đọc, ai không nên |

## Ô “một câu”

Khó nhất và đáng nhất. Công thức gợi ý: *Cuốn sách cho rằng … vì …, dù …* Ví dụ: *Truyện cho thấy
người ta có thể sống nhờ một chuyến tàu đi qua, dù chẳng ai lên chuyến tàu ấy.*

## Ô “không đồng ý”

Nếu để trống, có thể bạn đọc hơi ngoan. Ít nhất hãy ghi một chỗ chưa được thuyết phục.

## Giữ sổ thế nào

Sổ giấy hay tệp đều được, miễn là một nơi duy nhất. Cuối năm đọc lại, bạn sẽ thấy mình đã đi qua
những vùng nào.

**Làm ngay:** điền bảy ô cho cuốn sách bạn thích nhất năm nay, không mở sách.
`,
      ),
      lesson(
        'Bài 6. Kể lại và đọc chung',
        { minutes: 7 },
        prose`
Sách đọc một mình thì của một người. Kể lại một lần thì thành của hai.

## Kể trong ba phút

1. **Cái móc** (20 giây): một câu hỏi hoặc hình ảnh. *Bạn có bao giờ đợi một chuyến tàu mà không
   định đi đâu không?*
2. **Câu chuyện** (1 phút 30): tình huống, không kể kết.
3. **Điều đọng lại** (1 phút): vì sao nó ở lại với bạn.

Tập trước gương, bấm giờ. Ba phút ngắn hơn bạn nghĩ.

## Đọc chung

Nhóm ba đến sáu người, một cuốn, mỗi tuần một chương. Mỗi người mang tới **một** câu hỏi thật, tức
là câu hỏi mà mình chưa có câu trả lời.

## Câu hỏi tốt

- Nếu bỏ nhân vật này, truyện hỏng chỗ nào?
- Trang nào làm bạn đổi ý?
- Tác giả sợ điều gì?

Tránh: *Bài học là gì?* Câu này thường kết thúc cuộc trò chuyện.

## Khi ý kiến trái nhau

Hỏi *trang nào khiến bạn nghĩ vậy?* Cả hai cùng mở sách. Cuốn sách là trọng tài, không phải người
nói to.

## Khép lại khóa học

Bạn đã có: một mục đích, ba câu hỏi, năm dấu bút chì, ba phút nhớ lại, một trang sổ, một lần kể. Sáu
việc nhỏ ấy là đủ cho cả đời đọc.

**Làm ngay:** tối nay kể cho một người nghe cuốn sách đang đọc, đúng ba phút.
`,
      ),
    ]),
  ],
)
