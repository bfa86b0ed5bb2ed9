import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const luyenThiVao10 = course(
  {
    name: 'Luyện thi vào lớp 10 môn Toán',
    category: 'lop-9',
    grade: 9,
    subject: 'Toán',
    teacher: 'Thầy Xuân Bách',
    validDays: 300,
    summary: 'Sáu chuyên đề bám cấu trúc đề tuyển sinh, một đề làm đúng giờ.',
    html: prose`
Đề thi vào lớp 10 của các tỉnh khác nhau ở vài câu, nhưng phần xương sống giống nhau. Khóa học đi
theo sáu phần ấy, phần nào cũng có cách trình bày để không mất điểm lẻ.

Hãy học sau khi đã xong khóa [Toán lớp 9](course:toan-lop-9-can-thuc-ham-so-phuong-trinh), hoặc khi
em tự làm được bài kiểm tra cuối khóa ấy từ 6 điểm.
`,
  },
  [
    chapter('Phần 1. Những điểm chắc tay', [
      lesson(
        'Chuyên đề 1. Rút gọn và câu hỏi phụ',
        { minutes: 12, preview: true },
        prose`
Câu rút gọn thường chiếm 2 điểm: tính giá trị, rút gọn, câu hỏi phụ.

## Đề mẫu

Cho \(A = \frac{\sqrt{x} + 2}{\sqrt{x} - 3}\) và \(B = \frac{\sqrt{x} + 5}{\sqrt{x} + 1} + \frac{7 -
\sqrt{x}}{1 - x}\) với \(x \ge 0,\ x \neq 1,\ x \neq 9\).

**a) Tính A khi x = 25.** \(\sqrt{25} = 5\), \(A = \frac{7}{2}\).

**b) Rút gọn B.** Vì \(1 - x = -(x - 1)\) nên
\[B = \frac{(\sqrt{x} + 5)(\sqrt{x} - 1) - (7 - \sqrt{x})}{x - 1} = \frac{x + 5\sqrt{x} - 12}{x -
1}\]

Kiểm tra tử: \((\sqrt{x} + 5)(\sqrt{x} - 1) = x + 4\sqrt{x} - 5\); trừ \(7 - \sqrt{x}\) được \(x +
5\sqrt{x} - 12\). Tử này không chia hết cho \(\sqrt{x} - 1\), nên dừng ở đây.

## Thử bằng số

Với \(x = 4\): \(B = \frac{7}{3} + \frac{5}{-3} = \frac{2}{3}\). Công thức rút gọn: \(\frac{4 + 10 -
12}{3} = \frac{2}{3}\). Khớp. Luôn dành 20 giây thử một giá trị.

## Ba câu hỏi phụ

- *Tìm x để A > 0:* tử luôn dương nên cần \(\sqrt{x} \gt 3\), tức \(x \gt 9\).
- *Tìm x nguyên để A nguyên:* \(A = 1 + \frac{5}{\sqrt{x} - 3}\). Cần \(\sqrt{x} - 3\) là ước của 5:
  \(\sqrt{x} \in \{2;\ 4;\ 8\}\), \(x \in \{4;\ 16;\ 64\}\).
- *Tìm giá trị nhỏ nhất:* đưa về \(t = \sqrt{x} \ge 0\).

**Trình bày:** ghi điều kiện ở dòng đầu và kết luận có đối chiếu ở dòng cuối.
`,
      ),
      lesson(
        'Chuyên đề 2. Lập phương trình, hệ phương trình',
        { minutes: 11 },
        prose`
## Bốn kiểu hay gặp

| Kiểu | Đại lượng | Quan hệ |
| Chuyển động | s, v, t | s = v · t |
| Năng suất | khối lượng việc, năng suất, thời gian | việc = năng suất · thời gian |
| Phần trăm | số cũ, số mới | số mới = số cũ · (1 + p/100) |
| Hình học | cạnh, chu vi, diện tích | công thức |

## Kiểu năng suất

*Một tổ dự định may 600 áo. Thực tế mỗi ngày may thêm 10 áo nên xong sớm 2 ngày.* Gọi số áo dự định
mỗi ngày là \(x\), \(x \in \mathbb{N}^*\).
\[\frac{600}{x} - \frac{600}{x + 10} = 2\]
\(600 \cdot 10 = 2x(x + 10)\), \(x^2 + 10x - 3000 = 0\), \(\Delta' = 25 + 3000 = 3025 = 55^2\). \(x
= 50\) (nhận), \(x = -60\) (loại). Mỗi ngày dự định may 50 áo.

## Kiểu phần trăm với hệ

*Hai lớp quyên góp 300 cuốn sách. Năm sau lớp A tăng 10 %, lớp B tăng 20 %, tổng 345 cuốn.* \(x + y
= 300\) và \(1{,}1x + 1{,}2y = 345\). Từ đó \(0{,}1y = 345 - 330 = 15\), \(y = 150\), \(x = 150\).

## Bảng ba dòng

Kẻ bảng: dự định, thực tế, quan hệ. Điền xong bảng là có phương trình. Bảng để ngoài nháp, trong bài
viết thành lời.

## Điểm lẻ hay mất

Thiếu điều kiện, thiếu đơn vị, thiếu câu trả lời. Mỗi thứ thường 0,25 điểm.

**Tự luyện:** hai vòi chảy chung 4 giờ 48 phút đầy bể; vòi một chảy một mình nhanh hơn vòi hai 4
giờ. Đáp số: 8 giờ và 12 giờ.
`,
      ),
      lesson(
        'Chuyên đề 3. Parabol và đường thẳng',
        { minutes: 11 },
        prose`
Cho \((P): y = x^2\) và \((d): y = 2mx - m^2 + 4\).

## Phương trình hoành độ

\(x^2 - 2mx + m^2 - 4 = 0\). \(\Delta' = m^2 - (m^2 - 4) = 4 \gt 0\) với mọi \(m\), nên \((d)\) luôn
cắt \((P)\) tại hai điểm phân biệt. Nghiệm là \(x = m \pm 2\).

## Các câu hỏi thường đi kèm

- **Hai giao điểm nằm hai phía trục tung:** \(x_1 x_2 \lt 0\), tức \(m^2 - 4 \lt 0\), \(-2 \lt m \lt
  2\).
- **Thỏa \(x_1^2 + x_2^2 = 20\):** \(S = 2m\), \(P = m^2 - 4\), \(4m^2 - 2m^2 + 8 = 20\), \(m^2 =
  6\), \(m = \pm\sqrt{6}\).
- **Cả hai hoành độ dương:** \(\Delta' \ge 0\), \(S \gt 0\), \(P \gt 0\), suy ra \(m \gt 2\).

## Diện tích tam giác OAB

Với \(m = 1\): \((d): y = 2x + 3\), giao điểm \(A(-1;\ 1)\), \(B(3;\ 9)\). Đường thẳng cắt trục tung
tại \(C(0;\ 3)\). Diện tích \(OAB = \frac{1}{2} \cdot OC \cdot (|x_A| + |x_B|) = \frac{1}{2} \cdot 3
\cdot 4 = 6\).

## Trình bày

Viết đủ: “Phương trình hoành độ giao điểm của (d) và (P) là…”. Nhiều bạn bắt đầu thẳng bằng phương
trình và mất 0,25 điểm.

**Tự luyện:** tìm \(m\) để \((d): y = x + m\) tiếp xúc \((P): y = x^2\). \(\Delta = 1 + 4m = 0\),
\(m = -\frac{1}{4}\).
`,
      ),
    ]),
    chapter('Phần 2. Hình học và điểm cuối', [
      lesson(
        'Chuyên đề 4. Tứ giác nội tiếp',
        { minutes: 12, handout: 'thi-10-hinh' },
        prose`
Bài hình thường 3 điểm, ý a gần như luôn là chứng minh tứ giác nội tiếp.

## Bốn dấu hiệu

1. Tổng hai góc đối bằng 180°.
2. Góc ngoài tại một đỉnh bằng góc trong của đỉnh đối.
3. Hai đỉnh kề nhau cùng nhìn một cạnh dưới hai góc bằng nhau.
4. Bốn đỉnh cách đều một điểm.

## Bài mẫu

*Cho đường tròn \((O)\) và điểm \(A\) nằm ngoài. Kẻ hai tiếp tuyến \(AB, AC\) với \(B, C\) là tiếp
điểm.*

**a)** \(\widehat{ABO} = \widehat{ACO} = 90^\circ\) (tiếp tuyến vuông góc với bán kính tại tiếp
điểm). Tổng hai góc đối bằng \(180^\circ\) nên \(ABOC\) nội tiếp đường tròn đường kính \(AO\).

**b)** \(AB = AC\), \(OB = OC\) nên \(AO\) là trung trực của \(BC\), \(AO \perp BC\) tại \(H\).

**c)** Tam giác \(ABO\) vuông tại \(B\), đường cao \(BH\): \(OH \cdot OA = OB^2 = R^2\).

## Nếu có số

\(R = 3\), \(OA = 5\): \(AB = \sqrt{25 - 9} = 4\); \(OH = \frac{9}{5} = 1{,}8\); \(BH = \frac{AB
\cdot OB}{OA} = \frac{12}{5} = 2{,}4\); \(BC = 4{,}8\).

## Thói quen cứu điểm

- Vẽ hình to, bằng bút chì, kí hiệu góc vuông và đoạn bằng nhau ngay.
- Mỗi khẳng định kèm lí do trong ngoặc.
- Không làm được ý b vẫn dùng được kết quả ý b cho ý c.

**Tự luyện:** tam giác \(ABC\) có hai đường cao \(BD, CE\). Chứng minh \(BCDE\) nội tiếp (hai góc
vuông cùng nhìn cạnh \(BC\)).
`,
      ),
      lesson(
        'Chuyên đề 5. Hình học có yếu tố thực tế',
        { minutes: 10 },
        prose`
## Tỉ số lượng giác

*Một cột cờ có bóng dài 9 m khi tia nắng tạo với mặt đất góc 50°.* Chiều cao \(h = 9 \tan 50^\circ
\approx 9 \cdot 1{,}19 = 10{,}7\) m.

Nhớ: sin là đối trên huyền, cos là kề trên huyền, tan là đối trên kề.

## Đo khoảng cách không tới được

Đứng ở \(A\) nhìn đỉnh tháp dưới góc 30°, tiến lại 20 m tới \(B\) nhìn dưới góc 60°. Gọi chiều cao
\(h\): \(h\sqrt{3} - \frac{h}{\sqrt{3}} = 20\), tức \(\frac{2h}{\sqrt{3}} = 20\), \(h = 10\sqrt{3}
\approx 17{,}3\) m.

## Hình trụ, nón, cầu

| Hình | Diện tích xung quanh | Thể tích |
| Trụ | \(2\pi r h\) | \(\pi r^2 h\) |
| Nón | \(\pi r l\) | \(\frac{1}{3}\pi r^2 h\) |
| Cầu | \(4\pi r^2\) | \(\frac{4}{3}\pi r^3\) |

*Hộp sữa hình trụ đường kính đáy 6 cm, cao 12 cm.* \(r = 3\): thể tích \(\pi \cdot 9 \cdot 12 =
108\pi \approx 339\ \text{cm}^3\). Đề cho **đường kính**, phải chia đôi.

## Làm tròn

Chỉ làm tròn ở kết quả cuối, theo yêu cầu của đề. Ghi dấu \(\approx\) khi đã làm tròn.

**Tự luyện:** nón có bán kính đáy 5 cm, đường sinh 13 cm. Chiều cao \(\sqrt{169 - 25} = 12\) cm, thể
tích \(\frac{1}{3}\pi \cdot 25 \cdot 12 = 100\pi\ \text{cm}^3\).
`,
      ),
      lesson(
        'Chuyên đề 6. Câu cuối: bất đẳng thức nhỏ',
        { minutes: 11 },
        prose`
Câu cuối thường 0,5 điểm. Đừng ngồi quá mười phút, nhưng cũng đừng bỏ trắng: dự đoán dấu bằng và
viết được hướng là có thể có 0,25.

## Hai công cụ

1. \(a^2 + b^2 \ge 2ab\), dấu bằng khi \(a = b\).
2. Với \(a, b \gt 0\): \(a + b \ge 2\sqrt{ab}\) và \(\frac{1}{a} + \frac{1}{b} \ge \frac{4}{a +
   b}\).

## Ví dụ 1

*Cho \(a, b \gt 0\), \(a + b = 4\). Tìm giá trị nhỏ nhất của \(\frac{1}{a} + \frac{1}{b}\).* Theo
công cụ thứ hai, biểu thức \(\ge \frac{4}{4} = 1\), bằng 1 khi \(a = b = 2\).

## Ví dụ 2

*Cho \(x \gt 0\). Tìm giá trị nhỏ nhất của \(P = x + \frac{9}{x}\).* \(P \ge 2\sqrt{9} = 6\), bằng 6
khi \(x = \frac{9}{x}\), tức \(x = 3\).

## Điểm rơi

*Cho \(x \ge 3\), tìm giá trị nhỏ nhất của \(P = x + \frac{1}{x}\).* Nếu dùng ngay thì dấu bằng ở
\(x = 1\), không thuộc miền. Dự đoán tại \(x = 3\): tách \(P = \frac{x}{9} + \frac{1}{x} +
\frac{8x}{9} \ge \frac{2}{3} + \frac{8}{3} = \frac{10}{3}\).

## Trình bày

Nêu rõ bất đẳng thức dùng, chỉ ra điều kiện dấu bằng và kiểm tra nó thuộc miền.

**Tự luyện:** cho \(a + b = 10\), \(a, b \ge 0\), giá trị lớn nhất của \(ab\) là 25 khi \(a = b =
5\).
`,
      ),
    ]),
  ],
)
