import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const toanLop6 = course(
  {
    name: 'Toán lớp 6: Số tự nhiên và phân số',
    category: 'lop-6',
    grade: 6,
    subject: 'Toán',
    teacher: 'Cô Lan Chi',
    isSgk: true,
    summary:
      'Tập hợp, lũy thừa, chia hết, ước và bội, số nguyên, phân số: nền móng của bốn năm trung học cơ sở.',
    html: prose`
Lên lớp 6, em gặp nhiều từ mới: tập hợp, lũy thừa, số nguyên tố, bội chung. Bài nào cũng đi từ một
tình huống quen, rồi mới tới kí hiệu.

## Em sẽ làm được

- dùng kí hiệu tập hợp, lũy thừa đúng quy ước;
- nhận ra một số chia hết cho 2, 3, 5, 9 mà không cần chia;
- tìm ước chung lớn nhất, bội chung nhỏ nhất và biết khi nào cần đến chúng;
- tính với số nguyên âm và phân số.
`,
  },
  [
    chapter('Chương 1. Tập hợp và phép tính', [
      lesson(
        'Bài 1. Tập hợp',
        { minutes: 8, preview: true },
        prose`
Các bạn tổ 1, các số chẵn nhỏ hơn 10, các chữ số của số 2026: mỗi nhóm như thế là một **tập hợp**.

## Hai cách viết

1. Liệt kê: \(A = \{0;\ 2;\ 4;\ 6;\ 8\}\).
2. Nêu dấu hiệu đặc trưng: \(A = \{x \mid x \text{ là số tự nhiên chẵn},\ x \lt 10\}\).

Mỗi phần tử chỉ viết một lần, thứ tự tùy ý. Tập hợp các chữ số của số 2026 là \(\{0;\ 2;\ 6\}\): chữ
số 2 có hai lần nhưng chỉ viết một lần.

## Thuộc và không thuộc

\(4 \in A\) đọc là *4 thuộc A*. \(5 \notin A\) đọc là *5 không thuộc A*.

## Hai tập hợp số quen thuộc

- \(\mathbb{N} = \{0;\ 1;\ 2;\ 3;\ \ldots\}\) là tập hợp số tự nhiên.
- \(\mathbb{N}^* = \{1;\ 2;\ 3;\ \ldots\}\) là tập hợp số tự nhiên khác 0.

## Chỗ hay sai

Số phần tử từ 5 đến 20 không phải \(20 - 5 = 15\) mà là \(20 - 5 + 1 = 16\). Cứ thử với tập nhỏ: từ
3 đến 5 có 3, 4, 5, tức ba số.

**Tự kiểm tra:** tập hợp các số tự nhiên lẻ có hai chữ số có bao nhiêu phần tử? Từ 11 đến 99, cách
nhau 2: \((99 - 11) : 2 + 1 = 45\).
`,
      ),
      lesson(
        'Bài 2. Lũy thừa và thứ tự thực hiện',
        { minutes: 9 },
        prose`
Gập đôi một tờ giấy 5 lần, số lớp giấy là \(2 \times 2 \times 2 \times 2 \times 2 = 2^5 = 32\).
Trong \(2^5\), 2 là **cơ số**, 5 là **số mũ**.

## Quy tắc

\[a^m \cdot a^n = a^{m+n}, \qquad a^m : a^n = a^{m-n}\ (a \neq 0,\ m \ge n)\]

Quy ước \(a^0 = 1\) với \(a \neq 0\).

Ví dụ: \(3^4 \cdot 3^2 = 3^6\), \(5^7 : 5^5 = 5^2 = 25\).

## Chỗ hay sai

\(2^3\) là \(2 \cdot 2 \cdot 2 = 8\), không phải \(2 \cdot 3 = 6\). Và \(2^3 + 2^2 = 8 + 4 = 12\),
không phải \(2^5\).

## Thứ tự thực hiện

1. Trong ngoặc trước: ( ) rồi [ ] rồi { }.
2. Lũy thừa.
3. Nhân, chia từ trái sang phải.
4. Cộng, trừ từ trái sang phải.

Ví dụ: \(20 - 2 \cdot 3^2 : 6 = 20 - 2 \cdot 9 : 6 = 20 - 18 : 6 = 20 - 3 = 17\).

**Tự kiểm tra:** \(5 \cdot [30 - (4 + 2)^2 : 9] = 5 \cdot [30 - 36 : 9] = 5 \cdot 26 = 130\).
`,
      ),
    ]),
    chapter('Chương 2. Chia hết', [
      lesson(
        'Bài 3. Dấu hiệu chia hết',
        { minutes: 8 },
        prose`
| Chia hết cho | Dấu hiệu | Ví dụ |
| 2 | chữ số tận cùng là 0, 2, 4, 6, 8 | 374 |
| 5 | chữ số tận cùng là 0 hoặc 5 | 1.235 |
| 9 | tổng các chữ số chia hết cho 9 | 4.572 vì tổng 18 |
| 3 | tổng các chữ số chia hết cho 3 | 2.031 vì tổng 6 |

## Vì sao xét tổng chữ số

\(4572 = 4 \cdot 999 + 5 \cdot 99 + 7 \cdot 9 + (4 + 5 + 7 + 2)\). Ba số hạng đầu chia hết cho 9,
nên chỉ cần xét tổng các chữ số.

## Quan hệ

Số chia hết cho 9 thì chia hết cho 3. Điều ngược lại không đúng: 12 chia hết cho 3 mà không chia hết
cho 9.

## Ví dụ

Tìm chữ số \(*\) để \(\overline{37*}\) chia hết cho cả 2 và 3. Tổng \(3 + 7 + * = 10 + *\) phải chia
hết cho 3 nên \(*\) thuộc \(\{2;\ 5;\ 8\}\). Chia hết cho 2 thì \(*\) chẵn. Vậy \(* = 2\) hoặc \(* =
8\).

## Chia hết của một tổng

Nếu \(a\) và \(b\) cùng chia hết cho \(m\) thì \(a + b\) chia hết cho \(m\). Nhưng \(a + b\) chia
hết cho \(m\) chưa chắc từng số đã chia hết: \(5 + 7 = 12\) chia hết cho 6.

**Tự kiểm tra:** 90 cái kẹo có chia đều được cho 9 bạn, 4 bạn không? Được với 9, không được với 4.
`,
      ),
      lesson(
        'Bài 4. Số nguyên tố, phân tích ra thừa số',
        { minutes: 8 },
        prose`
**Số nguyên tố** là số tự nhiên lớn hơn 1, chỉ có hai ước là 1 và chính nó: 2, 3, 5, 7, 11, 13, 17,
19… **Hợp số** có nhiều hơn hai ước. Số 0 và số 1 không phải số nguyên tố, cũng không phải hợp số.
Số 2 là số nguyên tố chẵn duy nhất.

## Sàng lọc

Viết các số từ 2 đến 50. Giữ 2, gạch các bội của 2; giữ 3, gạch các bội của 3; rồi 5, rồi 7. Những
số còn lại là số nguyên tố.

## Kiểm tra một số

Để biết 97 có nguyên tố không, thử chia cho 2, 3, 5, 7. Không cần thử tới 11 vì \(11 \cdot 11 = 121
\gt 97\). Không số nào chia hết, vậy 97 là số nguyên tố. Còn \(91 = 7 \cdot 13\) là hợp số.

## Phân tích ra thừa số nguyên tố

\(360 = 2 \cdot 180 = 2 \cdot 2 \cdot 90 = 2^3 \cdot 45 = 2^3 \cdot 3^2 \cdot 5\).

Dù bắt đầu chia theo thứ tự nào, kết quả cuối cùng cũng giống nhau.

## Đếm số ước

\(360 = 2^3 \cdot 3^2 \cdot 5^1\) có \((3+1)(2+1)(1+1) = 24\) ước.

**Tự kiểm tra:** \(84 = 2^2 \cdot 3 \cdot 7\), có \(3 \cdot 2 \cdot 2 = 12\) ước.
`,
      ),
      lesson(
        'Bài 5. Ước chung lớn nhất, bội chung nhỏ nhất',
        { minutes: 10, handout: 'toan-6-uoc-boi' },
        prose`
## Khi nào cần ƯCLN

*Có 24 vở và 36 bút, chia đều thành nhiều phần thưởng nhất.* Số phần thưởng phải là ước của cả 24 và
36, và lớn nhất.

\(24 = 2^3 \cdot 3\), \(36 = 2^2 \cdot 3^2\). Lấy các thừa số **chung**, số mũ **nhỏ nhất**:
\(\text{ƯCLN}(24, 36) = 2^2 \cdot 3 = 12\). Được 12 phần, mỗi phần 2 vở 3 bút.

## Khi nào cần BCNN

*Xe buýt tuyến A cứ 12 phút có một chuyến, tuyến B cứ 18 phút. Lúc 6 giờ cả hai cùng xuất bến, khi
nào gặp lại?* Số phút là bội của cả 12 và 18, và nhỏ nhất.

\(12 = 2^2 \cdot 3\), \(18 = 2 \cdot 3^2\). Lấy **tất cả** thừa số, số mũ **lớn nhất**:
\(\text{BCNN}(12, 18) = 2^2 \cdot 3^2 = 36\). Hai xe gặp lại lúc 6 giờ 36 phút.

## Liên hệ

\[\text{ƯCLN}(a, b) \cdot \text{BCNN}(a, b) = a \cdot b\]
Với 12 và 18: \(6 \cdot 36 = 216 = 12 \cdot 18\).

## Thuật toán Euclid

\(\text{ƯCLN}(91, 65)\): \(91 = 65 + 26\), \(65 = 2 \cdot 26 + 13\), \(26 = 2 \cdot 13\). Vậy bằng 13.

**Tự kiểm tra:** số học sinh khối 6 xếp hàng 8, hàng 10 đều vừa đủ, trong khoảng 150 đến 190.
\(\text{BCNN}(8, 10) = 40\), vậy có 160 học sinh.
`,
      ),
    ]),
    chapter('Chương 3. Số nguyên và phân số', [
      lesson(
        'Bài 6. Số nguyên âm',
        { minutes: 9 },
        prose`
Nhiệt độ Mẫu Sơn hạ xuống 3 độ dưới 0, ta viết \(-3\) °C. Thang máy xuống tầng hầm 2 là tầng \(-2\).
Tập hợp số nguyên \(\mathbb{Z} = \{\ldots;\ -2;\ -1;\ 0;\ 1;\ 2;\ \ldots\}\).

## Trên trục số

Số nằm bên trái nhỏ hơn số nằm bên phải: \(-5 \lt -2 \lt 0 \lt 3\). Với hai số âm, số nào xa số 0
hơn thì nhỏ hơn.

## Cộng

- Cùng dấu: cộng phần số, giữ dấu. \((-4) + (-7) = -11\).
- Khác dấu: lấy số lớn trừ số bé, mang dấu của số có phần số lớn hơn. \((-9) + 5 = -4\), \(8 + (-3)
  = 5\).

Hiểu như tiền: nợ 9, trả được 5, còn nợ 4.

## Trừ

Trừ một số là cộng với số đối: \(3 - 8 = 3 + (-8) = -5\), \(2 - (-6) = 2 + 6 = 8\).

## Nhân và chia

Cùng dấu thì kết quả dương, khác dấu thì kết quả âm: \((-6) \cdot (-2) = 12\), \((-15) : 3 = -5\).

## Bỏ ngoặc

Trước ngoặc có dấu trừ thì đổi dấu mọi số hạng: \(10 - (4 - 7) = 10 - 4 + 7 = 13\).

**Tự kiểm tra:** sáng \(-2\) °C, trưa tăng 9 °C, đêm giảm 12 °C. Nhiệt độ đêm là \(-2 + 9 - 12 =
-5\) °C.
`,
      ),
      lesson(
        'Bài 7. Phân số và các phép tính',
        { minutes: 10, clip: 'phan-so' },
        prose`
## Phân số bằng nhau

\(\frac{a}{b} = \frac{c}{d}\) khi \(a \cdot d = b \cdot c\). Nhân hoặc chia cả tử và mẫu với cùng
một số khác 0 thì phân số không đổi. Rút gọn: \(\frac{18}{24} = \frac{18 : 6}{24 : 6} =
\frac{3}{4}\).

## Cộng, trừ

Cùng mẫu thì cộng tử, giữ mẫu. Khác mẫu thì quy đồng:
\[\frac{5}{6} - \frac{3}{8} = \frac{20}{24} - \frac{9}{24} = \frac{11}{24}\]
Mẫu chung nhỏ nhất là BCNN của 6 và 8, bằng 24.

## Nhân, chia

\[\frac{2}{3} \cdot \frac{9}{10} = \frac{18}{30} = \frac{3}{5}, \qquad \frac{4}{7} : \frac{2}{5} =
\frac{4}{7} \cdot \frac{5}{2} = \frac{20}{14} = \frac{10}{7}\]

Nên rút gọn chéo trước khi nhân để số không lớn.

## Hai bài toán

- Tìm \(\frac{3}{5}\) của 40: \(40 \cdot \frac{3}{5} = 24\).
- Biết \(\frac{3}{5}\) của một số là 24: số đó là \(24 : \frac{3}{5} = 40\).

## Chỗ hay sai

\(\frac{1}{2} + \frac{1}{3}\) không bằng \(\frac{2}{5}\). Thử bằng bánh: nửa cái đã hơn hai phần năm
rồi. Kết quả đúng là \(\frac{5}{6}\).

**Tự kiểm tra:** An đọc \(\frac{2}{5}\) cuốn sách, hôm sau đọc \(\frac{1}{3}\) cuốn. Còn lại \(1 -
\frac{2}{5} - \frac{1}{3} = \frac{4}{15}\) cuốn.
`,
      ),
    ]),
  ],
)
