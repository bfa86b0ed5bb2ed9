import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const toanLop1 = course(
  {
    name: 'Toán lớp 1: Số đến 100',
    category: 'lop-1',
    grade: 1,
    subject: 'Toán',
    teacher: 'Cô Mai Khanh',
    isSgk: true,
    summary:
      'Đếm, so sánh, cộng trừ và đo những thứ quanh nhà. Bảy bài ngắn cho bé và người ngồi cạnh.',
    html: prose`
Bé học số bằng tay trước, bằng mắt sau, bằng chữ số sau cùng. Mỗi bài mở đầu bằng một việc làm với
đồ vật có sẵn trong nhà: hạt đậu, nắp chai, que tính.

## Bé sẽ làm được

- đếm, đọc, viết các số đến 100;
- so sánh hai số và giải thích vì sao;
- cộng, trừ trong phạm vi 100 không nhớ;
- đo độ dài bằng xăng-ti-mét và xem giờ đúng.

## Cha mẹ cần chuẩn bị

Hai mươi hạt đậu, mười que tính buộc được thành bó, một chiếc thước và mười lăm phút mỗi ngày.
`,
  },
  [
    chapter('Phần 1. Các số đến 10', [
      lesson(
        'Bài 1. Đếm và viết các số đến 10',
        { minutes: 8, preview: true, clip: 'dem-den-muoi', handout: 'toan-1-dem-den-10' },
        prose`
Con lấy ra năm hạt đậu và xếp thành hàng. Chạm ngón tay vào từng hạt, mỗi lần chạm đọc một số: *một,
hai, ba, bốn, năm*. Số đọc cuối cùng cho biết có bao nhiêu hạt.

## Ba điều cần nhớ khi đếm

1. Mỗi hạt chỉ được chạm một lần.
2. Đọc số theo đúng thứ tự.
3. Xếp lại thế nào thì số hạt vẫn không đổi.

Con thử xếp năm hạt thành vòng tròn rồi đếm lại. Vẫn là năm.

## Viết chữ số

| Số | Cách nhớ nét |
| 1 | một nét xiên ngắn, một nét sổ thẳng |
| 2 | cổ thiên nga, rồi một nét ngang |
| 5 | nét ngang, nét sổ ngắn, rồi cong như cái bụng |
| 8 | một nét khép kín, lượn như sợi dây buộc nơ |

## Đếm thêm đến 10

Thêm một hạt vào 5 hạt được 6 hạt. Cứ thêm một hạt, ta được số tiếp theo: \(6, 7, 8, 9, 10\). Số
đứng sau luôn nhiều hơn số đứng trước một đơn vị.

**Con tự làm:** tìm trong nhà 7 đồ vật màu đỏ. Đếm ngược từ 10 về 1 khi bước xuống cầu thang.
`,
      ),
      lesson(
        'Bài 2. Lớn hơn, bé hơn, bằng nhau',
        { minutes: 7 },
        prose`
Bên trái có 4 quả cam, bên phải có 6 quả cam. Con nối mỗi quả bên trái với một quả bên phải. Bên
phải còn thừa 2 quả, vậy 6 nhiều hơn 4.

## Ba dấu so sánh

- \(6 \gt 4\) đọc là *sáu lớn hơn bốn*.
- \(4 \lt 6\) đọc là *bốn bé hơn sáu*.
- \(5 = 5\) đọc là *năm bằng năm*.

Dấu giống như miệng cá sấu: cá sấu luôn há miệng về phía nhiều thức ăn hơn. Đầu nhọn chỉ vào số bé.

## Ví dụ

Điền dấu vào chỗ trống: \(7 \,\square\, 3\), \(2 \,\square\, 9\), \(8 \,\square\, 8\).

1. 7 hạt nhiều hơn 3 hạt, ta viết \(7 \gt 3\).
2. 2 hạt ít hơn 9 hạt, ta viết \(2 \lt 9\).
3. Hai bên bằng nhau, ta viết \(8 = 8\).

## Xếp thứ tự

Xếp 5, 2, 8 từ bé đến lớn: số bé nhất là 2, rồi 5, rồi 8. Khi đếm từ 1, số nào đọc trước thì số ấy
bé hơn.

**Con tự làm:** rút hai thẻ số bất kì, đặt que tính thành dấu ở giữa rồi đọc to.
`,
      ),
    ]),
    chapter('Phần 2. Cộng và trừ trong phạm vi 10', [
      lesson(
        'Bài 3. Phép cộng là gộp lại',
        { minutes: 8, handout: 'toan-1-cong-tru-10' },
        prose`
Tay trái cầm 3 hạt, tay phải cầm 2 hạt. Gộp hai tay lại, con đếm được 5 hạt. Ta viết \(3 + 2 = 5\),
đọc là *ba cộng hai bằng năm*.

## Đếm tiếp nhanh hơn đếm lại

Để tính \(6 + 3\), con không cần đếm từ 1. Giữ số 6 trong đầu rồi đếm tiếp ba bước: *bảy, tám,
chín*. Vậy \(6 + 3 = 9\).

## Đổi chỗ không đổi tổng

\(2 + 7\) và \(7 + 2\) đều bằng 9. Gặp \(2 + 7\), con giữ số lớn là 7 rồi đếm tiếp hai bước, nhanh
hơn nhiều.

## Các cặp số làm thành 10

| Số thứ nhất | Số thứ hai | Tổng |
| 1 | 9 | 10 |
| 2 | 8 | 10 |
| 3 | 7 | 10 |
| 4 | 6 | 10 |
| 5 | 5 | 10 |

Năm dòng này rất quan trọng, sau này cộng qua 10 con sẽ dùng mãi. Cộng với 0 thì số không đổi: \(4 +
0 = 4\).

**Con tự làm:** giấu vài hạt trong tay, nói “có 10 hạt, mẹ thấy 7, tay con giấu mấy hạt?”.
`,
      ),
      lesson(
        'Bài 4. Phép trừ là bớt đi',
        { minutes: 8 },
        prose`
Trên đĩa có 7 quả nho, con ăn 2 quả. Trên đĩa còn 5 quả. Ta viết \(7 - 2 = 5\).

## Ba câu chuyện của phép trừ

1. **Bớt đi:** có 9 con chim, bay mất 4 con, còn \(9 - 4 = 5\) con.
2. **So sánh:** chị có 8 viên bi, em có 5 viên. Chị nhiều hơn em \(8 - 5 = 3\) viên.
3. **Tìm phần còn lại:** cả nhà có 6 người, 2 người lớn, vậy có \(6 - 2 = 4\) trẻ em.

## Đếm lùi

Tính \(8 - 3\): bắt đầu từ 8, lùi ba bước *bảy, sáu, năm*. Kết quả là 5.

## Cộng và trừ là bạn

Từ \(4 + 3 = 7\), con biết luôn hai phép trừ: \(7 - 3 = 4\) và \(7 - 4 = 3\). Ba số 3, 4, 7 là một
gia đình.

Trừ chính nó thì hết: \(6 - 6 = 0\). Trừ 0 thì còn nguyên: \(6 - 0 = 6\).

**Con tự làm:** viết bốn phép tính của gia đình số 2, 6, 8.
`,
      ),
    ]),
    chapter('Phần 3. Các số đến 100', [
      lesson(
        'Bài 5. Chục và đơn vị',
        { minutes: 9 },
        prose`
Đếm 10 que tính và buộc thành một bó. Một bó là **1 chục**. Hai bó là 2 chục, tức 20 que. Que lẻ gọi
là **đơn vị**.

## Đọc và viết

3 bó và 4 que lẻ là \(30 + 4 = 34\), đọc là *ba mươi tư*. Trong số 34, chữ số 3 chỉ 3 chục, chữ số 4
chỉ 4 đơn vị.

| Số | Chục | Đơn vị | Cách đọc |
| 15 | 1 | 5 | mười lăm |
| 21 | 2 | 1 | hai mươi mốt |
| 55 | 5 | 5 | năm mươi lăm |
| 80 | 8 | 0 | tám mươi |

Chú ý cách đọc: 21 đọc *mốt*, 25 đọc *lăm*, 24 đọc *tư*.

## So sánh hai số có hai chữ số

So chữ số hàng chục trước: \(47 \lt 52\) vì 4 chục bé hơn 5 chục. Chục bằng nhau thì so đơn vị: \(68
\gt 63\) vì 8 lớn hơn 3.

Số 100 gồm 10 chục, là số liền sau của 99.

**Con tự làm:** mở một cuốn truyện, đọc số trang, nói có mấy chục và mấy đơn vị.
`,
      ),
      lesson(
        'Bài 6. Cộng, trừ không nhớ trong phạm vi 100',
        { minutes: 9 },
        prose`
Tính \(32 + 15\). Ta đặt hai số thẳng cột: đơn vị dưới đơn vị, chục dưới chục, rồi cộng từ phải sang
trái.

1. Hàng đơn vị: \(2 + 5 = 7\), viết 7.
2. Hàng chục: \(3 + 1 = 4\), viết 4.

Vậy \(32 + 15 = 47\).

## Phép trừ cũng thế

Tính \(68 - 25\):

1. Hàng đơn vị: \(8 - 5 = 3\).
2. Hàng chục: \(6 - 2 = 4\).

Vậy \(68 - 25 = 43\). Thử lại: \(43 + 25 = 68\), đúng.

## Chỗ hay sai

Đặt lệch cột. \(40 + 5\) là 45, không phải 90. Hãy hỏi: số 5 là chục hay đơn vị?

## Bài toán có lời văn

*Lan gấp được 24 con hạc, Minh gấp được 13 con. Hai bạn gấp được tất cả bao nhiêu con?*

Bài giải: Hai bạn gấp được số con hạc là \(24 + 13 = 37\) (con). Đáp số: 37 con hạc.

**Con tự làm:** nghĩ một bài toán về số trang sách con đọc hôm qua và hôm nay.
`,
      ),
    ]),
    chapter('Phần 4. Đo và xem giờ', [
      lesson(
        'Bài 7. Xăng-ti-mét và giờ đúng',
        { minutes: 8 },
        prose`
Muốn biết chiếc bút dài bao nhiêu, ta dùng thước có vạch **xăng-ti-mét**, viết tắt là cm.

## Đo đúng cách

1. Đặt vạch số 0 trùng với một đầu bút.
2. Giữ thước nằm sát và thẳng theo bút.
3. Đọc số ở vạch trùng với đầu kia.

Nếu đầu bút ở vạch 14 thì bút dài 14 cm. Nếu lỡ đặt bắt đầu từ vạch 1 và đầu kia ở vạch 15, bút vẫn
dài \(15 - 1 = 14\) cm.

## Ước lượng

Móng tay út của người lớn rộng chừng 1 cm, gang tay con chừng 12 cm. Đoán trước rồi đo sau, lần nào
đoán lệch không quá 2 cm là giỏi.

## Giờ đúng

Kim ngắn chỉ giờ, kim dài chỉ phút. Khi kim dài chỉ số 12 và kim ngắn chỉ số 7, đồng hồ báo **7
giờ**.

| Con làm gì | Lúc |
| Thức dậy | 6 giờ |
| Vào lớp | 7 giờ |
| Ăn tối | 18 giờ, kim ngắn chỉ số 6 |
| Đi ngủ | 21 giờ, kim ngắn chỉ số 9 |

**Con tự làm:** đo ba đồ vật trên bàn học và vẽ đồng hồ chỉ giờ con thích nhất trong ngày.
`,
      ),
    ]),
  ],
)
