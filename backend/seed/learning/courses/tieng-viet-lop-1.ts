import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const tiengVietLop1 = course(
  {
    name: 'Tiếng Việt lớp 1: Âm, vần và câu đầu tiên',
    category: 'lop-1',
    grade: 1,
    subject: 'Tiếng Việt',
    teacher: 'Cô Thu Thảo',
    isSgk: true,
    summary: 'Từ âm đầu tiên đến câu trọn vẹn, học bằng tai, bằng miệng rồi mới bằng mắt.',
    html: prose`
Trẻ học đọc nhanh nhất khi đã nghe rõ. Vì thế bài nào cũng bắt đầu bằng tai: nghe âm, tìm âm, rồi
mới nhìn con chữ. Cha mẹ chỉ cần đọc to, rõ và kiên nhẫn.

## Bé sẽ làm được

- phát âm và nhận mặt các âm, các dấu thanh;
- ghép âm thành vần, ghép vần thành tiếng;
- viết đúng g/gh, ng/ngh, c/k;
- đọc trơn một đoạn năm câu và kể lại bằng lời của mình.
`,
  },
  [
    chapter('Phần 1. Âm và chữ', [
      lesson(
        'Bài 1. Ngồi học và âm đầu tiên: a, c',
        { minutes: 7, preview: true },
        prose`
Trước khi mở vở, con ngồi thẳng lưng, hai chân chạm đất, mắt cách vở chừng 25 đến 30 xăng-ti-mét.
Bút cầm bằng ba ngón: ngón cái và ngón trỏ giữ, ngón giữa đỡ.

## Nghe âm a

Con há miệng tròn và nói thật dài: *aaa*. Trong những tiếng sau, tiếng nào có âm a: *ba, cá, bi, lá,
me*? Con vỗ tay khi nghe thấy.

## Nhìn chữ a

Chữ **a** gồm một nét cong kín và một nét móc ngược. Viết cong trước, móc sau.

## Âm c

Âm **c** đọc là *cờ*. Chữ c là một nét cong hở phải. Ghép lại:

- cờ – a – **ca**: cái ca uống nước.
- ca thêm dấu sắc thành **cá**.
- ca thêm dấu huyền thành **cà**.

Ba tiếng chỉ khác nhau dấu mà nghĩa khác hẳn. Đó là điều đặc biệt của tiếng Việt.

**Con tự làm:** tìm trong bếp ba thứ có tiếng bắt đầu bằng âm c.
`,
      ),
      lesson(
        'Bài 2. Các nguyên âm o, ô, ơ và sáu thanh',
        { minutes: 8 },
        prose`
Có câu vè từ thời Bình dân học vụ:

> O tròn như quả trứng gà,
> Ô thì đội mũ, ơ thì mang râu.

Đọc câu vè ba lần, mỗi lần chỉ tay vào chữ tương ứng.

## Sáu thanh

Tiếng Việt có sáu thanh, năm thanh có dấu. Con đọc từ trên xuống, nghe giọng mình lên hay xuống:

| Thanh | Ví dụ | Giọng đi thế nào |
| ngang | bo | bằng phẳng |
| huyền | bò | xuống nhẹ |
| sắc | bó | vút lên |
| hỏi | bỏ | xuống rồi lên |
| ngã | bõ | gãy giữa chừng rồi lên |
| nặng | bọ | xuống và dừng |

## Ghép tiếng

Ghép âm b với o, ô, ơ rồi thêm thanh: *bò, bố, bờ, bộ*. Tiếng nào chỉ con vật? Tiếng nào chỉ người
trong nhà?

## Đặt dấu ở đâu

Dấu thanh đặt ở âm chính. Tiếng chỉ có một nguyên âm thì dấu đặt ngay trên hoặc dưới nguyên âm đó.

**Con tự làm:** cha mẹ đọc một tiếng, con giơ tay vẽ dấu trong không khí.
`,
      ),
      lesson(
        'Bài 3. g hay gh, ng hay ngh',
        { minutes: 8, handout: 'tieng-viet-1-g-gh' },
        prose`
Hai cách viết **g** và **gh** đọc giống nhau, **ng** và **ngh** cũng vậy. Khi nào viết thêm h?

## Quy tắc

Trước **i, e, ê** thì viết kép: gh, ngh. Trước các âm còn lại thì viết đơn: g, ng. Âm *cờ* cũng theo
quy tắc tương tự: trước i, e, ê viết **k**, còn lại viết **c**.

| Trước i, e, ê | Trước a, o, ô, ơ, u, ư |
| ghi, ghe, ghế | gà, gỗ, gọn |
| nghỉ, nghe, nghệ | ngà, ngô, ngủ |
| kì, kẻ, kê | cá, cô, củ |

## Mẹo nhớ

Ba bạn **i, e, ê** thân nhau, đi đâu cũng cần người dắt tay, người ấy là h.

## Ví dụ

Điền vào chỗ trống: *củ …ệ, …ừng lại, …ạo, suy …ĩ*.

1. *nghệ*: đứng trước ê, viết ngh.
2. *ngừng*: đứng trước ư, viết ng.
3. *gạo*: đứng trước a, viết g.
4. *nghĩ*: đứng trước i, viết ngh.

**Con tự làm:** chép hai câu có ba tiếng viết gh hoặc ngh và khoanh tròn chữ đứng sau h.
`,
      ),
    ]),
    chapter('Phần 2. Vần', [
      lesson(
        'Bài 4. Đánh vần: an, at, ai, ay',
        { minutes: 8 },
        prose`
Một tiếng thường có âm đầu, vần và thanh. Tiếng **bạn** gồm âm đầu *b*, vần *an* và thanh nặng.

## Đánh vần ba bước

1. Đọc vần: a – nờ – *an*.
2. Ghép âm đầu: bờ – an – *ban*.
3. Thêm thanh: ban – nặng – *bạn*.

## an và at

Khi đọc *an*, hơi ra mũi. Khi đọc *at*, lưỡi chặn lại và tiếng dừng ngay. Vần có t, c, p, ch ở cuối
chỉ đi với thanh sắc hoặc thanh nặng: *hát, bạt*, không có *hat*.

## ai và ay

*ai* kéo dài, *ay* ngắn. So sánh: *tai* và *tay*, *mai* và *may*, *chai* và *chạy*. Con đọc từng
cặp, đặt tay dưới cằm: đọc *ay*, cằm khép nhanh hơn.

## Ghép câu

Đọc trơn: *Bạn Hải hát hay. Tay bạn vẽ mái nhà.*

**Con tự làm:** tìm trong hai câu trên mọi tiếng có vần ai hoặc ay, viết thành hai cột.
`,
      ),
      lesson(
        'Bài 5. Vần có âm đôi: iên, uôn, ươn',
        { minutes: 8 },
        prose`
Có những vần mà phần giữa gồm hai âm đọc liền: **iê**, **uô**, **ươ**. Khi đọc, miệng chuyển nhẹ từ
âm trước sang âm sau.

## Ba vần

| Vần | Tiếng | Câu |
| iên | biển, kiến, tiền | Kiến đi tìm biển. |
| uôn | buồn, chuồn, cuốn | Chuồn chuồn đậu cuốn sách. |
| ươn | vườn, lươn, mượn | Bà ra vườn mượn cái thúng. |

## iên hay yên

Khi có âm đầu thì viết **iên**: *tiên*. Khi đứng một mình thì viết **yên**: *yên ngựa, bình yên*.

## Dấu thanh đặt ở đâu

Vần có âm đôi và có âm cuối thì dấu đặt ở âm thứ hai: *biển, muốn, vườn*. Không có âm cuối thì dấu
đặt ở âm thứ nhất: *mía, múa, cửa*.

## Đọc trơn

*Chiều chiều, đàn kiến ra vườn. Chuồn chuồn bay lượn. Cả vườn bình yên.*

**Con tự làm:** vẽ khu vườn trong đoạn văn, viết tên ba con vật có trong tranh.
`,
      ),
    ]),
    chapter('Phần 3. Từ tiếng đến câu', [
      lesson(
        'Bài 6. Câu, chữ hoa và dấu chấm',
        { minutes: 7 },
        prose`
Nói *con mèo* thì chưa thành câu, vì người nghe còn hỏi: con mèo làm sao? Nói *Con mèo ngủ trên
thềm.* thì đã đủ ý. Câu cho biết **ai** hoặc **cái gì**, và **làm gì** hoặc **thế nào**.

## Ba quy tắc khi viết câu

1. Chữ cái đầu câu viết hoa.
2. Tên người, tên đất viết hoa: *Lan, Huế*.
3. Cuối câu kể có dấu chấm.

## Sửa giúp bạn

*bạn nam đá bóng*. Sửa lại: **B**ạn **N**am đá bóng**.** Chữ *bạn* đứng đầu câu nên viết hoa, *Nam*
là tên riêng nên viết hoa, cuối câu thêm dấu chấm.

## Câu hỏi

Câu hỏi kết thúc bằng dấu hỏi: *Bạn tên là gì?* Khi đọc, giọng hơi lên ở cuối câu.

## Từ câu tới đoạn

Ba câu nói về một điều thì thành đoạn nhỏ: *Nhà em có một con mèo. Nó thích nằm trên thềm. Chiều nào
nó cũng đợi em về.*

**Con tự làm:** viết ba câu về một đồ vật con yêu thích.
`,
      ),
      lesson(
        'Bài 7. Đọc trơn và kể lại',
        { minutes: 9 },
        prose`
Đọc trơn là đọc liền mạch, đúng tốc độ nói, ngắt nghỉ đúng chỗ. Muốn đọc trơn, con đọc một đoạn ngắn
ba lần, mỗi lần một mục tiêu.

1. **Lần một:** đọc đúng từng tiếng, gặp tiếng khó thì đánh vần thầm.
2. **Lần hai:** đọc liền, nghỉ ở dấu phẩy, nghỉ lâu hơn ở dấu chấm.
3. **Lần ba:** đọc cho người khác nghe, nhìn lên ở cuối mỗi câu.

## Đoạn đọc

*Sáng nay, gà mẹ dẫn đàn con ra vườn. Bỗng trời đổ mưa. Gà mẹ xòe cánh. Mười chú gà con chui vào
trong. Một lúc sau, mưa tạnh, chú bé nhất thò đầu ra đầu tiên.*

## Kể lại bằng bốn câu hỏi

| Câu hỏi | Trả lời |
| Có ai? | Gà mẹ và mười gà con |
| Ở đâu, khi nào? | Ngoài vườn, buổi sáng |
| Chuyện gì xảy ra? | Trời mưa, gà mẹ che cho con |
| Kết thúc thế nào? | Mưa tạnh, chú bé nhất thò đầu ra |

Nối bốn câu trả lời lại, con đã kể được câu chuyện.

**Con tự làm:** nghĩ xem chú gà con nói gì khi thò đầu ra, rồi viết câu nói ấy.
`,
      ),
    ]),
  ],
)
