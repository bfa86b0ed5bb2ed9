import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const tiengVietLop3 = course(
  {
    name: 'Tiếng Việt lớp 3: Từ, câu và dấu câu',
    category: 'lop-3',
    grade: 3,
    subject: 'Tiếng Việt',
    teacher: 'Cô Thu Thảo',
    isSgk: true,
    summary: 'Gọi tên từ, đặt câu cho gọn, so sánh cho đúng và đặt dấu đúng chỗ.',
    html: prose`
Sáu bài gom những kiến thức về từ và câu của lớp 3. Bài nào cũng có câu để sửa, vì sửa một câu dở
dạy nhiều hơn chép một câu hay.
`,
  },
  [
    chapter('Phần 1. Từ', [
      lesson(
        'Bài 1. Từ chỉ sự vật, hoạt động, đặc điểm',
        { minutes: 7, preview: true },
        prose`
Đọc câu: *Chú mèo mướp lười biếng nằm trên bậc thềm ấm.* Ta chia các từ thành ba nhóm.

| Nhóm | Trả lời cho câu hỏi | Ví dụ trong câu |
| Sự vật | Ai? Cái gì? Con gì? | chú mèo mướp, bậc thềm |
| Hoạt động | Làm gì? | nằm |
| Đặc điểm | Thế nào? | lười biếng, ấm |

## Cách thử

- Đặt được *những, các, một* ở trước thì thường là từ chỉ sự vật: *những bậc thềm*.
- Đặt được *đang, hãy, đừng* ở trước thì thường là từ chỉ hoạt động: *đang nằm*.
- Đặt được *rất, hơi, quá* thì thường là từ chỉ đặc điểm: *rất ấm*.

## Cẩn thận

Từ *cày* có thể là sự vật (cái cày) hoặc hoạt động (cày ruộng). Phải nhìn cả câu mới biết.

## Làm giàu câu

Câu gốc: *Gió thổi.* Thêm từ chỉ đặc điểm: *Gió nhẹ thổi.* Thêm sự vật: *Gió nhẹ thổi qua khóm tre.*

**Tự làm:** từ câu *Mưa rơi*, thêm hai từ chỉ đặc điểm và một từ chỉ sự vật.
`,
      ),
      lesson(
        'Bài 2. Từ cùng nghĩa, từ trái nghĩa',
        { minutes: 7 },
        prose`
**Từ có nghĩa giống nhau** dùng thay nhau được trong nhiều câu: *chăm chỉ – siêng năng*, *to – lớn*.
**Từ trái nghĩa** có nghĩa ngược nhau: *cao – thấp*, *vui – buồn*.

## Giống mà không hẳn giống

*Ăn, xơi, chén* đều chỉ một việc, nhưng mời bà thì nói *xơi*, nói đùa với bạn thì nói *chén*. Chọn
từ là chọn cả thái độ.

## Trái nghĩa tùy lúc

Trái nghĩa với *lành* là gì?

- bát lành – bát **vỡ**
- áo lành – áo **rách**
- tính lành – tính **dữ**

Phải hỏi: *lành* ở đây nói về cái gì?

## Trong tục ngữ

Cặp từ trái nghĩa làm câu tục ngữ dễ nhớ: *Chân cứng đá mềm. Gần mực thì đen, gần đèn thì sáng. Đói
cho sạch, rách cho thơm.*

## Sửa câu lặp

*Lan rất chăm chỉ. Vì chăm chỉ nên cô khen Lan chăm chỉ.* Sửa: *Lan rất siêng năng nên được cô
khen.*

**Tự làm:** tìm hai từ trái nghĩa với *nhạt* trong *màu nhạt* và *canh nhạt*. (đậm; mặn)
`,
      ),
    ]),
    chapter('Phần 2. Câu', [
      lesson(
        'Bài 3. Câu kể, câu hỏi, câu cảm, câu khiến',
        { minutes: 8 },
        prose`
Cùng một chuyện trời mưa, ta có thể nói bốn cách.

| Kiểu câu | Ví dụ | Dấu cuối câu |
| Câu kể | Trời đang mưa. | dấu chấm |
| Câu hỏi | Trời đang mưa phải không? | dấu hỏi |
| Câu cảm | Mưa to quá! | dấu chấm than |
| Câu khiến | Con mang áo mưa đi! | dấu chấm than hoặc dấu chấm |

## Nhận ra câu hỏi

Câu hỏi thường có từ: *ai, gì, nào, đâu, bao giờ, vì sao, có … không, đã … chưa*.

## Hỏi mà không phải hỏi

*Bạn mở cửa giúp mình được không?* có hình thức câu hỏi nhưng dùng để nhờ. Người nghe không chỉ đáp
“được” rồi ngồi yên.

## Đặt câu khiến lịch sự

Thêm *nhé, giúp, xin, mời, làm ơn*: *Cậu nói nhỏ giúp mình nhé.* So với *Im đi!*, câu nào khiến bạn
vui lòng làm theo?

**Tự làm:** viết bốn câu thuộc bốn kiểu về một chiếc diều.
`,
      ),
      lesson(
        'Bài 4. So sánh và nhân hóa',
        { minutes: 8 },
        prose`
## So sánh

So sánh là đặt hai sự vật cạnh nhau vì chúng có điểm giống: *Mặt trăng tròn **như** chiếc đĩa.* Một
câu so sánh thường có bốn phần:

1. Sự vật được so sánh: mặt trăng.
2. Điểm giống nhau: tròn.
3. Từ so sánh: như.
4. Sự vật dùng để so sánh: chiếc đĩa.

So sánh hay là so sánh khiến người đọc *nhìn thấy*. *Đẹp như tiên* đã mòn. *Giọt sương đậu trên lá
như hạt cườm ai đánh rơi* thì còn mới.

## Nhân hóa

Nhân hóa là gọi hoặc tả vật như người:

- Gọi: *chị ong, bác gà trống*.
- Tả hoạt động của người: *hàng tre thì thầm*.
- Trò chuyện: *Trâu ơi, ta bảo trâu này.*

## Khi nào không nên dùng

Trong bản tin dự báo thời tiết hay lời giải toán, ta cần chính xác, không cần nhân hóa.

**Tự làm:** viết hai câu về chiếc cặp sách, một câu có so sánh, một câu có nhân hóa.
`,
      ),
    ]),
    chapter('Phần 3. Dấu câu', [
      lesson(
        'Bài 5. Dấu phẩy làm được gì',
        { minutes: 7 },
        prose`
Dấu phẩy là chỗ thở của câu. Ở lớp 3, em cần ba cách dùng.

1. **Ngăn các từ cùng loại đứng cạnh nhau:** *Vườn có cam, bưởi, ổi.*
2. **Ngăn phần chỉ thời gian, nơi chốn ở đầu câu:** *Sáng nay, cả lớp trồng cây.*
3. **Ngăn các vế của câu dài:** *Gió thổi mạnh, lá rơi đầy sân.*

## Sai một dấu, khác một nghĩa

*Mẹ ăn cơm.* khác *Mẹ, ăn cơm.* Câu sau là lời gọi.

## Đừng thừa

Không đặt dấu phẩy giữa chủ ngữ và vị ngữ. *Bạn Lan, học rất giỏi* là thừa.

## Sửa đoạn văn

*Chủ nhật tuần trước em cùng bố về quê quê em có sông có tre có cánh đồng.*

Sửa: *Chủ nhật tuần trước, em cùng bố về quê. Quê em có sông, có tre, có cánh đồng.*

Đoạn văn gốc không có chỗ nghỉ nên người đọc hụt hơi. Thêm một dấu chấm và ba dấu phẩy là đủ.

**Tự làm:** đọc to đoạn em viết tuần trước. Chỗ nào em phải dừng lấy hơi mà chưa có dấu thì thêm
dấu.
`,
      ),
      lesson(
        'Bài 6. Dấu hai chấm, dấu ngoặc kép',
        { minutes: 7, handout: 'tieng-viet-3-dau-cau' },
        prose`
## Dấu hai chấm báo điều sắp nói

- Báo lời nói trực tiếp: *Bà bảo: “Cháu ăn thêm đi.”*
- Báo phần liệt kê, giải thích: *Nhà em nuôi ba con vật: chó, mèo, gà.*

## Dấu ngoặc kép giữ nguyên lời

Những gì nằm trong ngoặc kép là lời nguyên văn. Chữ đầu lời nói viết hoa.

## Hai cách chép lời nói

Cách một, cùng dòng với dấu ngoặc kép:

*Nam hỏi: “Bạn đọc xong chưa?”*

Cách hai, xuống dòng và gạch đầu dòng:

*Nam hỏi:*

*– Bạn đọc xong chưa?*

Hai cách đều đúng, nhưng trong một bài chỉ nên dùng một cách.

## Đổi sang lời kể

*Nam hỏi bạn đọc xong chưa.* Khi kể lại, ta bỏ hai chấm, ngoặc kép, dấu hỏi, và đổi từ xưng hô cho
hợp.

**Tự làm:** chép lại ba lượt trò chuyện ở bữa cơm tối nay, dùng dấu hai chấm và dấu ngoặc kép.
`,
      ),
    ]),
  ],
)
