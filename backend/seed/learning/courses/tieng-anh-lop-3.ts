import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const tiengAnhLop3 = course(
  {
    name: 'Tiếng Anh lớp 3: Lời chào đầu tiên',
    category: 'lop-3',
    grade: 3,
    subject: 'Tiếng Anh',
    teacher: 'Cô Bảo Ngân',
    summary: 'Năm bài hội thoại ngắn: chào hỏi, tên tuổi, số đếm, đồ dùng học tập và gia đình.',
    html: prose`
Mỗi bài có một đoạn hội thoại bốn câu, bảng từ mới và một trò chơi nói. Em hãy đọc to, đóng hai vai
với anh chị hoặc bố mẹ. Nghe và nói trước, chép sau.
`,
  },
  [
    chapter('Unit 1. Hello', [
      lesson(
        'Lesson 1. Hello and goodbye',
        { minutes: 6, preview: true },
        prose`
Gặp bạn, em nói **Hello** hoặc **Hi**. *Hi* thân mật hơn. Gặp thầy cô buổi sáng, em nói **Good
morning**.

## Hội thoại

- **Nam:** Hello, Lan. How are you?
- **Lan:** I’m fine, thank you. And you?
- **Nam:** I’m great, thanks.
- **Lan:** Goodbye, Nam. See you!

## Từ và câu

| Tiếng Anh | Nghĩa |
| Good morning | Chào buổi sáng |
| Good afternoon | Chào buổi chiều |
| How are you? | Bạn khỏe không? |
| I’m fine, thank you. | Mình khỏe, cảm ơn bạn. |
| Goodbye. / Bye. | Tạm biệt |

## Chú ý

*I’m* là cách viết gọn của *I am*. Dấu ’ thay cho chữ bị bớt. Khi hỏi lại, nói *And you?* và lên
giọng ở cuối.

**Chơi:** đi quanh nhà, chào từng đồ vật bằng tiếng Anh, mỗi vật một cách trả lời khác nhau.
`,
      ),
      lesson(
        'Lesson 2. What’s your name?',
        { minutes: 6 },
        prose`
Muốn biết tên bạn mới, em hỏi **What’s your name?** và trả lời **My name’s …**

## Hội thoại

- **Minh:** Hi. My name’s Minh. What’s your name?
- **Mai:** My name’s Mai. Nice to meet you, Minh.
- **Minh:** Nice to meet you, too. How do you spell your name?
- **Mai:** M – A – I.

## my và your

*My* là của tôi, *your* là của bạn: *my book, your book*. Sau *my* và *your* luôn có một danh từ.

## Đánh vần tên

Em cần đọc được bảng chữ cái. Chú ý những chữ hay nhầm:

| Chữ | Đọc gần giống |
| A | ây |
| E | i |
| I | ai |
| G | ji |
| J | jây |

## Đừng quên

Tên riêng luôn viết hoa chữ đầu, câu hỏi kết thúc bằng dấu hỏi.

**Chơi:** viết tên mình lên giấy, đánh vần cho người khác chép mà không cho nhìn.
`,
      ),
    ]),
    chapter('Unit 2. Around me', [
      lesson(
        'Lesson 3. Numbers and age',
        { minutes: 6 },
        prose`
Đếm từ một đến mười: **one, two, three, four, five, six, seven, eight, nine, ten**.

## Hỏi tuổi

- **A:** How old are you?
- **B:** I’m eight years old.
- **A:** How old is your brother?
- **B:** He’s five.

Nói tuổi, tiếng Anh dùng *am, is, are*, không dùng *have*. Có thể bỏ *years old* cho gọn: *I’m
eight.*

## he, she, it

- **he**: anh ấy, bạn nam, ông
- **she**: cô ấy, bạn nữ, bà
- **it**: con vật, đồ vật

*He’s* là *He is*, *She’s* là *She is*.

## Phát âm

Chữ *th* trong *three* đọc bằng cách đặt đầu lưỡi giữa hai hàm răng và thổi nhẹ. Chữ *gh* trong
*eight* không đọc.

**Chơi:** mỗi người giơ một số ngón tay, ai nói tổng bằng tiếng Anh trước thì thắng.
`,
      ),
      lesson(
        'Lesson 4. My school things',
        { minutes: 7 },
        prose`
## Từ mới

| Tiếng Anh | Nghĩa |
| a pencil | bút chì |
| a pen | bút mực |
| a ruler | thước kẻ |
| a notebook | vở |
| an eraser | cục tẩy |
| a school bag | cặp sách |

## a hay an

Trước âm phụ âm dùng **a**: *a pen*. Trước âm nguyên âm (a, e, i, o, u) dùng **an**: *an eraser*.

## This is … / Is this …?

- This is my ruler. *(Đây là thước của tôi.)*
- Is this your pen? – Yes, it is. / No, it isn’t.

Vật ở gần dùng **this**, vật ở xa dùng **that**: *That is my school bag.*

## Nhiều hơn một

Thêm **s**: *two pens, three rulers*. Khi ấy *this* đổi thành **these**: *These are my pens.*

**Chơi:** cho năm đồ vật vào cặp, nhắm mắt sờ và đoán: *Is this a ruler?*
`,
      ),
      lesson(
        'Lesson 5. My family',
        { minutes: 7 },
        prose`
## Từ mới

**father** (bố), **mother** (mẹ), **brother** (anh, em trai), **sister** (chị, em gái),
**grandfather** (ông), **grandmother** (bà).

Tiếng Anh không phân biệt anh với em trai trong một từ. Muốn rõ hơn, nói *older brother*, *younger
brother*.

## Giới thiệu ảnh

- This is my family.
- This is my father. His name’s Hùng. He’s forty.
- This is my sister. Her name’s Linh. She’s six.

**his** là của anh ấy, **her** là của cô ấy. Đừng nhầm *he’s* (anh ấy là) với *his* (của anh ấy).

## Hỏi về người trong ảnh

- **A:** Who’s that?
- **B:** That’s my grandmother.
- **A:** She’s very kind!

## Viết đoạn ngắn

*My name’s An. I’m eight. There are four people in my family: my father, my mother, my brother and
me. I love my family.*

**Chơi:** vẽ cây gia đình, viết tên và tuổi mỗi người bằng tiếng Anh, rồi giới thiệu trong một phút.
`,
      ),
    ]),
  ],
)
