import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const toanLop10 = course(
  {
    name: 'Toán lớp 10: Mệnh đề, tập hợp, hàm số bậc hai',
    category: 'lop-10',
    grade: 10,
    subject: 'Toán',
    teacher: 'Cô Lan Chi',
    isSgk: true,
    summary:
      'Ngôn ngữ của Toán trung học phổ thông: mệnh đề, tập hợp, miền nghiệm, parabol và tam giác.',
    html: prose`
Lên lớp 10, Toán bắt đầu nói bằng câu chặt chẽ hơn. Khóa học giúp em quen với ngôn ngữ ấy trước, rồi
đến hàm số bậc hai và hệ thức lượng, hai phần dùng suốt ba năm.
`,
  },
  [
    chapter('Chương 1. Mệnh đề và tập hợp', [
      lesson(
        'Bài 1. Mệnh đề',
        { minutes: 9, preview: true },
        prose`
**Mệnh đề** là câu khẳng định đúng hoặc sai, không thể vừa đúng vừa sai. *Số 7 là số nguyên tố* là
mệnh đề đúng. *Trời đẹp quá!* không phải mệnh đề. *\(x + 2 = 5\)* là **mệnh đề chứa biến**: đúng hay
sai tùy \(x\).

## Phủ định

Phủ định của \(P\) là \(\overline{P}\), đúng khi \(P\) sai. Phủ định của *lớn hơn* là *không lớn
hơn* tức \(\le\), không phải *nhỏ hơn*.

## Kéo theo, đảo, tương đương

\(P \Rightarrow Q\) chỉ sai khi \(P\) đúng mà \(Q\) sai. Mệnh đề đảo là \(Q \Rightarrow P\).

*Nếu tứ giác là hình vuông thì nó có bốn góc vuông*: đúng. Đảo lại: sai, vì còn hình chữ nhật. Khi
cả hai chiều đúng, ta viết \(P \Leftrightarrow Q\).

## Điều kiện cần, điều kiện đủ

Trong \(P \Rightarrow Q\): \(P\) là điều kiện **đủ** để có \(Q\); \(Q\) là điều kiện **cần** để có
\(P\).

## Với mọi, tồn tại

\(\forall x \in \mathbb{R}: x^2 \ge 0\) là đúng. Phủ định của *mọi* là *tồn tại*:
\[\overline{\forall x: P(x)} \ \text{ là }\ \exists x: \overline{P(x)}\]

Muốn bác bỏ một câu *mọi*, chỉ cần một phản ví dụ.

**Tự kiểm tra:** *mọi số nguyên tố đều lẻ* là sai, phản ví dụ là số 2.
`,
      ),
      lesson(
        'Bài 2. Tập hợp và các phép toán',
        { minutes: 9 },
        prose`
## Tập con

\(A \subset B\) khi mọi phần tử của \(A\) đều thuộc \(B\). Tập rỗng \(\varnothing\) là con của mọi
tập. Tập có \(n\) phần tử có \(2^n\) tập con.

## Ba phép toán

- **Giao** \(A \cap B\): thuộc cả hai.
- **Hợp** \(A \cup B\): thuộc ít nhất một.
- **Hiệu** \(A \setminus B\): thuộc \(A\) mà không thuộc \(B\).

Với \(A = \{1;2;3;4\}\), \(B = \{3;4;5\}\): \(A \cap B = \{3;4\}\), \(A \cup B = \{1;2;3;4;5\}\),
\(A \setminus B = \{1;2\}\).

## Khoảng, đoạn

\((2;\ 5]\) gồm các số \(2 \lt x \le 5\). Vẽ trục số, gạch phần bỏ đi, phần còn lại là giao.

\((-1;\ 4] \cap [2;\ 7) = [2;\ 4]\), \((-1;\ 4] \cup [2;\ 7) = (-1;\ 7)\).

## Đếm bằng biểu đồ Ven

*Lớp có 40 bạn, 25 bạn thích bóng đá, 20 bạn thích cầu lông, 10 bạn thích cả hai.* Số bạn thích ít
nhất một môn: \(25 + 20 - 10 = 35\). Số bạn không thích môn nào: 5.

\[n(A \cup B) = n(A) + n(B) - n(A \cap B)\]

**Tự kiểm tra:** tập \(\{a;b;c\}\) có \(2^3 = 8\) tập con.
`,
      ),
      lesson(
        'Bài 3. Miền nghiệm và bài toán tối ưu',
        { minutes: 10 },
        prose`
Bất phương trình bậc nhất hai ẩn \(2x + y \le 6\) có vô số nghiệm. Vẽ đường thẳng \(2x + y = 6\), nó
chia mặt phẳng làm hai nửa. Thử điểm \(O(0;0)\): \(0 \le 6\) đúng, nên miền nghiệm là nửa chứa
\(O\), kể cả bờ.

## Hệ bất phương trình

Miền nghiệm của hệ là phần giao các nửa mặt phẳng, thường là một đa giác.

## Bài toán tối ưu

*Một xưởng làm bàn và ghế. Bàn cần 3 giờ mộc, 1 giờ sơn; ghế cần 1 giờ mộc, 1 giờ sơn. Mỗi ngày có
12 giờ mộc, 8 giờ sơn. Lãi một bàn 400 nghìn, một ghế 200 nghìn.* Gọi số bàn \(x\), số ghế \(y\):
\[\begin{cases} 3x + y \le 12 \\ x + y \le 8 \\ x \ge 0,\ y \ge 0 \end{cases}\]

Các đỉnh: \((0;0), (4;0), (2;6), (0;8)\). Tính lãi \(F = 400x + 200y\):

| Đỉnh | F (nghìn đồng) |
| (0; 0) | 0 |
| (4; 0) | 1600 |
| (2; 6) | 2000 |
| (0; 8) | 1600 |

Lãi lớn nhất 2 triệu đồng khi làm 2 bàn và 6 ghế. Giá trị lớn nhất, nhỏ nhất luôn đạt ở **đỉnh** của
đa giác.

**Tự kiểm tra:** điểm \((1;\ 3)\) có thuộc miền nghiệm của hệ trên không? \(3 + 3 = 6 \le 12\), \(4
\le 8\): có.
`,
      ),
    ]),
    chapter('Chương 2. Hàm số', [
      lesson(
        'Bài 4. Hàm số và tập xác định',
        { minutes: 8 },
        prose`
Nếu mỗi giá trị \(x\) thuộc tập \(D\) cho **đúng một** giá trị \(y\) thì \(y\) là hàm số của \(x\).
Tiền điện theo số điện, nhiệt độ theo giờ là các hàm số.

## Tập xác định

- \(\frac{1}{x - 3}\): \(x \neq 3\).
- \(\sqrt{x + 2}\): \(x \ge -2\).
- \(\frac{\sqrt{5 - x}}{x - 1}\): \(x \le 5\) và \(x \neq 1\).

## Đồng biến, nghịch biến

Trên khoảng \((a; b)\), hàm đồng biến nếu \(x_1 \lt x_2\) kéo theo \(f(x_1) \lt f(x_2)\): đồ thị đi
lên từ trái sang phải. Nghịch biến thì đi xuống.

## Hàm cho bằng nhiều công thức

Giá taxi: 15 nghìn đồng cho 1 km đầu, từ km thứ hai mỗi km 12 nghìn. Với \(x \ge 1\): \(f(x) = 15 +
12(x - 1) = 12x + 3\) (nghìn đồng). Đi 6 km hết 75 nghìn.

## Kiểm tra bằng đường thẳng đứng

Một đường cong là đồ thị hàm số khi mọi đường thẳng đứng cắt nó nhiều nhất một điểm. Đường tròn
không phải đồ thị của một hàm số.

**Tự kiểm tra:** tập xác định của \(y = \frac{1}{\sqrt{x - 4}}\) là \((4;\ +\infty)\).
`,
      ),
      lesson(
        'Bài 5. Hàm số bậc hai',
        { minutes: 10, handout: 'toan-10-parabol' },
        prose`
Hàm số \(y = ax^2 + bx + c\) với \(a \neq 0\) có đồ thị là parabol, đỉnh
\[I\left(-\frac{b}{2a};\ -\frac{\Delta}{4a}\right)\]
trục đối xứng \(x = -\frac{b}{2a}\).

## Vẽ nhanh

Với \(y = x^2 - 4x + 3\):

1. Đỉnh: \(x = 2\), \(y = 4 - 8 + 3 = -1\), \(I(2;\ -1)\).
2. Giao trục tung: \((0;\ 3)\); điểm đối xứng qua trục: \((4;\ 3)\).
3. Giao trục hoành: \(x = 1\) và \(x = 3\).
4. \(a = 1 \gt 0\) nên bề lõm quay lên.

Nghịch biến trên \((-\infty;\ 2)\), đồng biến trên \((2;\ +\infty)\), giá trị nhỏ nhất \(-1\).

## Tìm công thức

Parabol có đỉnh \((1;\ -2)\) và đi qua \((3;\ 6)\). Viết \(y = a(x - 1)^2 - 2\), thay vào: \(6 = 4a -
2\), \(a = 2\). Vậy \(y = 2(x-1)^2 - 2 = 2x^2 - 4x\).

## Bài toán rào vườn

Có 40 m lưới rào ba cạnh của mảnh vườn sát tường. Gọi cạnh vuông góc với tường là \(x\): \(S = x(40 -
2x) = -2x^2 + 40x\), lớn nhất khi \(x = 10\), \(S = 200\ \text{m}^2\).

**Tự kiểm tra:** giá trị lớn nhất của \(y = -x^2 + 6x - 5\) là \(y(3) = 4\).
`,
      ),
      lesson(
        'Bài 6. Dấu của tam thức bậc hai',
        { minutes: 9 },
        prose`
Cho \(f(x) = ax^2 + bx + c\).

| | Dấu của f(x) |
| \(\Delta \lt 0\) | cùng dấu với a, với mọi x |
| \(\Delta = 0\) | cùng dấu với a, trừ tại nghiệm kép |
| \(\Delta \gt 0\) | trái dấu với a ở giữa hai nghiệm, cùng dấu với a ở ngoài |

Câu nhớ: *trong trái, ngoài cùng*.

## Giải bất phương trình

\(x^2 - 5x + 6 \lt 0\): nghiệm 2 và 3, \(a \gt 0\), âm ở giữa. Tập nghiệm \((2;\ 3)\).

\(-x^2 + 4x \le 0\): nghiệm 0 và 4, \(a \lt 0\), âm ở ngoài. Tập nghiệm \((-\infty;\ 0] \cup [4;\
+\infty)\).

## Luôn dương

\(f(x) = x^2 - 2mx + m + 2 \gt 0\) với mọi \(x\) khi \(\Delta' = m^2 - m - 2 \lt 0\), tức \(-1 \lt m
\lt 2\).

Nếu hệ số \(a\) có tham số, phải xét riêng \(a = 0\).

## Chỗ hay sai

Chia hai vế bất phương trình cho \(x\) khi chưa biết dấu của \(x\). Hãy chuyển vế và xét dấu tích.

**Tự kiểm tra:** \(x^2 \ge 9\) có tập nghiệm \((-\infty;\ -3] \cup [3;\ +\infty)\), không phải chỉ
\(x \ge 3\).
`,
      ),
    ]),
    chapter('Chương 3. Tam giác', [
      lesson(
        'Bài 7. Định lí côsin, định lí sin',
        { minutes: 10 },
        prose`
Với tam giác \(ABC\) có cạnh \(a, b, c\) đối diện góc \(A, B, C\):

\[a^2 = b^2 + c^2 - 2bc\cos A\]
\[\frac{a}{\sin A} = \frac{b}{\sin B} = \frac{c}{\sin C} = 2R\]

## Khi nào dùng gì

- Biết hai cạnh và góc **xen giữa**, hoặc biết ba cạnh: định lí côsin.
- Biết một cạnh và hai góc: định lí sin.

## Ví dụ

\(b = 8\), \(c = 5\), \(A = 60^\circ\): \(a^2 = 64 + 25 - 2 \cdot 8 \cdot 5 \cdot \frac{1}{2} =
49\), \(a = 7\).

Diện tích: \(S = \frac{1}{2}bc\sin A = \frac{1}{2} \cdot 40 \cdot \frac{\sqrt{3}}{2} = 10\sqrt{3}\).

Bán kính đường tròn ngoại tiếp: \(R = \frac{a}{2\sin A} = \frac{7}{\sqrt{3}}\).

## Ba cạnh

Tam giác 5, 6, 7: \(\cos C = \frac{25 + 36 - 49}{60} = \frac{12}{60} = 0{,}2\) với \(c = 7\). Góc
lớn nhất có côsin dương nên tam giác nhọn.

## Công thức Heron

\(p = \frac{a + b + c}{2}\), \(S = \sqrt{p(p-a)(p-b)(p-c)}\). Với 13, 14, 15: \(p = 21\), \(S =
\sqrt{21 \cdot 8 \cdot 7 \cdot 6} = 84\).

## Liên hệ

Khi \(A = 90^\circ\), \(\cos A = 0\), định lí côsin trở thành định lí Pythagore.

**Tự kiểm tra:** tam giác có hai cạnh 3 và 4, góc xen giữa \(120^\circ\). Cạnh còn lại: \(\sqrt{9 +
16 + 12} = \sqrt{37}\).
`,
      ),
    ]),
  ],
)
