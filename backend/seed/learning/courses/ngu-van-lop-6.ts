import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const nguVanLop6 = course(
  {
    name: 'Ngữ văn lớp 6: Truyện dân gian và thơ lục bát',
    category: 'lop-6',
    grade: 6,
    subject: 'Ngữ văn',
    teacher: 'Cô Hạ Vi',
    isSgk: true,
    summary:
      'Truyền thuyết, cổ tích, ca dao và luật lục bát; tập kể một trải nghiệm và viết cảm xúc về bài thơ.',
    html: prose`
Truyện dân gian không có tác giả, vì cả làng cùng kể. Khóa học giúp em đọc ra những dấu vân tay ấy:
cái gì là lịch sử, cái gì là ước mơ, cái gì người kể thêm vào cho vui.
`,
  },
  [
    chapter('Phần 1. Truyện dân gian', [
      lesson(
        'Bài 1. Truyền thuyết: lịch sử mọc cánh',
        { minutes: 9, preview: true },
        prose`
**Truyền thuyết** kể về nhân vật và sự kiện có liên quan đến lịch sử, thường có yếu tố kì ảo, thể
hiện cách nhìn của nhân dân.

## Đọc Thánh Gióng

Hãy tách ba lớp trong truyện:

| Lớp | Chi tiết |
| Cốt lõi lịch sử | thời Hùng Vương, chống giặc Ân, vũ khí bằng sắt |
| Kì ảo | ướm chân mà mang thai, ba tuổi không nói, vươn vai thành tráng sĩ, ngựa sắt phun lửa |
| Tình cảm của dân | cả làng góp gạo nuôi Gióng, lập đền thờ, hội Gióng |

## Câu nói đầu tiên

Ba năm không nói, câu đầu tiên là đòi đi đánh giặc. Người kể muốn bảo: lòng yêu nước im lặng đến lúc
cần thì cất tiếng.

## Cả làng góp gạo

Gióng lớn lên từ cơm của dân. Người anh hùng không tự mình lớn. Nếu bỏ chi tiết này, Gióng chỉ còn
là một vị thần.

## Sự tích Hồ Gươm

Gươm thần được Lê Thận kéo lên từ nước, chuôi gươm Lê Lợi tìm thấy trên cây: lưỡi ở miền xuôi, chuôi
ở miền ngược, ghép lại mới thành gươm. Khi hòa bình, gươm trả lại cho Rùa Vàng.

**Tự làm:** nếu chuôi và lưỡi ở cùng một chỗ, truyện mất đi ý nghĩa gì? Viết 4 câu.
`,
      ),
      lesson(
        'Bài 2. Cổ tích: công bằng của người nghèo',
        { minutes: 8 },
        prose`
**Cổ tích** kể về số phận các kiểu nhân vật quen: mồ côi, em út, người mang lốt vật, người thông
minh, người ngốc. Truyện có yếu tố kì ảo và thường kết thúc bằng phần thưởng cho người tốt.

## Đọc Thạch Sanh

Thạch Sanh trải qua bốn thử thách: giết chằn tinh, bắn đại bàng, bị nhốt ngục, quân mười tám nước
vây. Lần nào Lý Thông cũng cướp công.

Hai vật kì ảo đáng nhớ:

- **Tiếng đàn:** minh oan cho người lương thiện, làm giặc nguôi lòng.
- **Niêu cơm:** ăn mãi không hết, thết cả kẻ thua.

Đàn thay cho vũ khí, niêu cơm thay cho lời đe dọa. Người kể truyện tin rằng thắng bằng lòng nhân thì
thắng lâu hơn.

## Đọc Sọ Dừa

Người mang lốt xấu xí nhưng có tài. Cô út nhìn thấy người thật sau cái vỏ. Bài học không phải là
“chờ vỏ rơi ra”, mà là biết nhìn.

## Cổ tích khác truyền thuyết

| | Truyền thuyết | Cổ tích |
| Nhân vật | gắn với lịch sử | kiểu người quen thuộc |
| Nơi chốn | có tên, có đền thờ | “ngày xửa ngày xưa” |
| Người nghe | tin là có thật | biết là chuyện kể |

**Tự làm:** kể lại đoạn Thạch Sanh gảy đàn trong ngục từ góc nhìn của chính cây đàn.
`,
      ),
    ]),
    chapter('Phần 2. Thơ lục bát', [
      lesson(
        'Bài 3. Ca dao về quê hương',
        { minutes: 8 },
        prose`
Ca dao là lời của những câu hát dân gian. Bài ngắn, hình ảnh quen, nghe một lần là nhớ.

> Đường vô xứ Huế quanh quanh,
> Non xanh nước biếc như tranh họa đồ.

Hai câu mà có đường đi, có núi, có nước, có cả cảm giác quanh co. Chữ *quanh quanh* vừa tả đường,
vừa bắt người đọc phải đi chậm.

> Gió đưa cành trúc la đà,
> Tiếng chuông Trấn Vũ, canh gà Thọ Xương.

Ở đây có gió, có chuông, có gà: ba âm thanh của một buổi sớm Thăng Long. Tác giả dân gian không nói
yêu, chỉ lắng nghe.

## Cách đọc một bài ca dao

1. Ai đang nói, nói với ai?
2. Hình ảnh nào được nêu trước, hình ảnh nào sau?
3. Từ láy hoặc địa danh nào không thể thay?
4. Đọc to, chỗ nào giọng tự nhiên chậm lại?

## Biện pháp hay gặp

So sánh (*như tranh họa đồ*), từ láy (*quanh quanh, la đà*), điệp ngữ, mở đầu bằng *Ai về…, Đường
vô…, Gió đưa…*.

**Tự làm:** tìm một câu ca dao có tên đất nơi em ở hoặc quê em, trả lời bốn câu hỏi trên.
`,
      ),
      lesson(
        'Bài 4. Luật thơ lục bát',
        { minutes: 9, handout: 'ngu-van-6-luc-bat' },
        prose`
Lục bát gồm từng cặp: một dòng sáu tiếng, một dòng tám tiếng.

## Vần

Tiếng thứ **sáu** của dòng lục vần với tiếng thứ **sáu** của dòng bát. Tiếng thứ **tám** của dòng
bát vần với tiếng thứ sáu của dòng lục tiếp theo.

> Trăm năm trong cõi người **ta**,
> Chữ tài chữ mệnh khéo **là** ghét **nhau**.
> Trải qua một cuộc bể **dâu**,
> Những điều trông thấy mà **đau** đớn lòng.

*ta – là*, *nhau – dâu – đau*: sợi chỉ vần khâu các dòng lại.

## Thanh

Tiếng thứ 2, 6, 8 thường là thanh bằng (ngang, huyền); tiếng thứ 4 thường là thanh trắc (sắc, hỏi,
ngã, nặng). Ở dòng bát, tiếng thứ 6 và thứ 8 cùng bằng nhưng khác nhau: một ngang, một huyền.

| Tiếng | 2 | 4 | 6 | 8 |
| Dòng lục | B | T | B | |
| Dòng bát | B | T | B | B |

## Nhịp

Thường ngắt nhịp chẵn: 2/2/2 và 2/2/2/2. Nhịp lẻ như 3/3 dùng khi muốn gây chú ý.

## Tập làm

Bắt đầu bằng một câu sáu tiếng về việc thường ngày: *Chiều nay mưa tạnh bên thềm*. Tìm các tiếng vần
với *thềm*: êm, đêm, thêm, mềm. Viết câu tám sao cho tiếng thứ sáu là một trong số đó: *Lá non ướt
át, nắng **mềm** trên tay*.

**Tự làm:** viết tiếp hai câu nữa, tiếng thứ sáu vần với *tay*.
`,
      ),
    ]),
    chapter('Phần 3. Viết', [
      lesson(
        'Bài 5. Kể lại một trải nghiệm',
        { minutes: 9 },
        prose`
Trải nghiệm không cần lớn. Lần đầu đi chợ một mình, lần làm vỡ cái bát của bà, lần lạc nhau ở bến
xe: chuyện nhỏ mà em thay đổi sau đó là chuyện đáng kể.

## Ngôi thứ nhất

Người kể xưng *em* hoặc *tôi*. Chỉ kể điều mình thấy, nghe, nghĩ. Không thể viết *bà nghĩ rằng* nếu
bà không nói.

## Đường đi của câu chuyện

1. **Trước:** em là người thế nào, tình huống ra sao.
2. **Việc xảy ra:** chậm lại ở giây phút quan trọng nhất.
3. **Sau:** điều gì khác đi.

Nhiều bài kể đều đều từ sáng đến tối. Hãy dành nửa bài cho năm phút quan trọng.

## Kể bằng cảnh

**Kể tóm:** *Em làm vỡ bát và rất sợ.*

**Kể bằng cảnh:** *Tiếng vỡ gọn lỏn. Em đứng im, nhìn bông hoa cúc trên miệng bát nằm tách làm đôi.
Bà ở ngoài sân ngừng tay chổi.*

## Lời thoại

Hai, ba câu thoại là đủ. Lời thoại phải làm câu chuyện đi tiếp, đừng chào hỏi cho đủ.

## Kết

Đừng rút bài học thành khẩu hiệu. Một hành động nhỏ ở cuối đã đủ: *Từ hôm ấy, cái bát dán keo vẫn ở
trong chạn, và em luôn lấy nó ăn trước.*

**Tự làm:** viết năm câu cho giây phút quan trọng nhất trong trải nghiệm của em.
`,
      ),
      lesson(
        'Bài 6. Đoạn văn ghi cảm xúc về một bài thơ',
        { minutes: 8 },
        prose`
Đề thường yêu cầu đoạn khoảng 150 chữ. Cảm xúc không đứng một mình, nó phải tựa vào chữ trong bài
thơ.

## Bốn phần của đoạn

| Phần | Số câu |
| Tên bài, tác giả hoặc “ca dao”, cảm xúc chung | 1 |
| Điều gì trong nội dung làm em rung động | 2–3 |
| Từ ngữ, hình ảnh nào tạo ra điều ấy | 2–3 |
| Điều còn lại trong em | 1 |

## Ba câu nên tránh

- *Bài thơ rất hay và ý nghĩa.* Hay ở đâu?
- *Tác giả đã sử dụng biện pháp tu từ đặc sắc.* Biện pháp nào, để làm gì?
- *Qua đó em thấy mình cần học giỏi hơn.* Có thật bài thơ nói thế không?

## Ví dụ ngắn

*Đọc câu ca dao “Đường vô xứ Huế quanh quanh”, em thấy chân mình chậm lại. Chữ “quanh quanh” không
chỉ tả con đường men núi mà còn như lời dặn: đừng vội. Đến “như tranh họa đồ”, người đi đường đã
dừng hẳn để ngắm. Chỉ mười bốn tiếng mà em được dắt đi một đoạn. Em chưa tới Huế, nhưng từ nay mỗi
lần đi đâu xa, em sẽ nhìn ra cửa sổ lâu hơn một chút.*

Đếm lại: có chữ dẫn ra từ bài, có tác dụng, có điều còn lại.

**Tự làm:** viết đoạn 150 chữ về một bài ca dao ở bài 3.
`,
      ),
    ]),
  ],
)
