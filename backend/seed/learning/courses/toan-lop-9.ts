import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const toanLop9 = course(
  {
    name: 'Toán lớp 9: Căn thức, hàm số, phương trình',
    category: 'lop-9',
    grade: 9,
    subject: 'Toán',
    teacher: 'Thầy Xuân Bách',
    isSgk: true,
    validDays: 365,
    summary: 'Tám bài đại số trọng tâm của lớp 9, ví dụ giải từng bước, chỉ rõ chỗ hay sai.',
    html: prose`
Khóa học gom phần đại số của lớp 9 thành ba chương: căn thức, hàm số và hệ phương trình, phương
trình bậc hai. Mỗi bài có một mục **Chỗ hay sai** lấy từ bài làm thật của học sinh.

## Cần biết trước

Hằng đẳng thức đáng nhớ, phương trình bậc nhất, hàm số bậc nhất ở lớp 8.

## Học thế nào

Đọc bài, che lời giải, tự làm ví dụ, rồi làm bài tập tự chấm ngay trong ngày. Sau tám bài, làm bài
kiểm tra cuối khóa trong 45 phút.
`,
  },
  [
    chapter('Chương 1. Căn thức', [
      lesson(
        'Bài 1. Căn bậc hai và căn thức bậc hai',
        { minutes: 10, preview: true },
        prose`
Số \(x\) gọi là **căn bậc hai** của số \(a\) không âm nếu \(x^2 = a\). Số 9 có hai căn bậc hai là 3
và \(-3\). Kí hiệu \(\sqrt{a}\) chỉ căn bậc hai **không âm**: \(\sqrt{9} = 3\).

## Điều kiện xác định

\(\sqrt{A}\) có nghĩa khi \(A \ge 0\). Ví dụ \(\sqrt{2x - 6}\) có nghĩa khi \(2x - 6 \ge 0\), tức
\(x \ge 3\).

## Hằng đẳng thức quan trọng

\[\sqrt{A^2} = |A|\]

Vì kết quả của căn luôn không âm. Ví dụ \(\sqrt{(-5)^2} = |-5| = 5\), không phải \(-5\). Với \(x \lt
2\) thì \(\sqrt{(x - 2)^2} = |x - 2| = 2 - x\).

## So sánh

Nếu \(0 \le a \lt b\) thì \(\sqrt{a} \lt \sqrt{b}\). So sánh 4 và \(\sqrt{15}\): \(4 = \sqrt{16} \gt
\sqrt{15}\).

## Chỗ hay sai

- Viết \(\sqrt{16} = \pm 4\). Sai: \(\sqrt{16} = 4\). Phương trình \(x^2 = 16\) mới có hai nghiệm
  \(\pm 4\).
- Viết \(\sqrt{x^2} = x\) mà không xét dấu của \(x\).

**Tự kiểm tra:** rút gọn \(\sqrt{(1 - \sqrt{2})^2}\). Vì \(1 - \sqrt{2} \lt 0\) nên kết quả là
\(\sqrt{2} - 1\).
`,
      ),
      lesson(
        'Bài 2. Khai căn một tích, một thương',
        { minutes: 9 },
        prose`
Với \(A \ge 0,\ B \ge 0\): \(\sqrt{AB} = \sqrt{A} \cdot \sqrt{B}\). Với \(A \ge 0,\ B \gt 0\):
\(\sqrt{\frac{A}{B}} = \frac{\sqrt{A}}{\sqrt{B}}\).

## Tính nhẩm

- \(\sqrt{1{,}44 \cdot 100} = 1{,}2 \cdot 10 = 12\).
- \(\sqrt{8} \cdot \sqrt{50} = \sqrt{400} = 20\).
- \(\frac{\sqrt{75}}{\sqrt{3}} = \sqrt{25} = 5\).

## Đưa thừa số ra ngoài dấu căn

\(\sqrt{72} = \sqrt{36 \cdot 2} = 6\sqrt{2}\). Hãy tìm ước chính phương lớn nhất: của 72 là 36,
không phải 9.

## Cộng các căn đồng dạng

\(\sqrt{12} + \sqrt{27} - \sqrt{48} = 2\sqrt{3} + 3\sqrt{3} - 4\sqrt{3} = \sqrt{3}\).

## Chỗ hay sai

\(\sqrt{9 + 16}\) bằng \(\sqrt{25} = 5\), không bằng \(\sqrt{9} + \sqrt{16} = 7\). Căn của tổng
**không** bằng tổng các căn.

## Vì sao công thức đúng

\((\sqrt{A} \cdot \sqrt{B})^2 = A \cdot B\), và \(\sqrt{A} \cdot \sqrt{B}\) không âm, nên nó chính
là căn bậc hai số học của \(AB\).

**Tự kiểm tra:** \(\sqrt{45} - \sqrt{20} + \sqrt{80} = 3\sqrt{5} - 2\sqrt{5} + 4\sqrt{5} =
5\sqrt{5}\).
`,
      ),
      lesson(
        'Bài 3. Rút gọn biểu thức chứa căn',
        { minutes: 12, handout: 'toan-9-rut-gon' },
        prose`
## Trục căn thức ở mẫu

Mẫu có một căn: \(\frac{6}{\sqrt{3}} = \frac{6\sqrt{3}}{3} = 2\sqrt{3}\).

Mẫu là tổng hoặc hiệu: nhân với biểu thức liên hợp.
\[\frac{4}{\sqrt{5} - 1} = \frac{4(\sqrt{5} + 1)}{5 - 1} = \sqrt{5} + 1\]

## Bài toán rút gọn mẫu

Cho \(P = \left(\frac{1}{\sqrt{x} - 1} + \frac{1}{\sqrt{x} + 1}\right) \cdot \frac{x -
1}{\sqrt{x}}\) với \(x \gt 0,\ x \neq 1\).

1. Mẫu chung trong ngoặc: \((\sqrt{x} - 1)(\sqrt{x} + 1) = x - 1\).
2. Tử: \(\sqrt{x} + 1 + \sqrt{x} - 1 = 2\sqrt{x}\).
3. \(P = \frac{2\sqrt{x}}{x - 1} \cdot \frac{x - 1}{\sqrt{x}} = 2\).

## Bốn bước cố định

Điều kiện → phân tích mẫu thành nhân tử → quy đồng, rút gọn → đối chiếu điều kiện. Với đề thi vào
lớp 10, bước đầu và bước cuối có điểm.

## Câu hỏi phụ hay gặp

- Tính giá trị tại \(x = 4 - 2\sqrt{3}\): nhận ra \(x = (\sqrt{3} - 1)^2\) nên \(\sqrt{x} = \sqrt{3} -
  1\).
- Tìm \(x\) nguyên để biểu thức nguyên: tách phần nguyên, xét ước.

## Chỗ hay sai

Quên rằng \(x - 1 = (\sqrt{x} - 1)(\sqrt{x} + 1)\), đi quy đồng ba mẫu khác nhau.

**Tự kiểm tra:** \(\frac{1}{2 + \sqrt{3}} + \frac{1}{2 - \sqrt{3}} = (2 - \sqrt{3}) + (2 + \sqrt{3})
= 4\).
`,
      ),
    ]),
    chapter('Chương 2. Hàm số và hệ phương trình', [
      lesson(
        'Bài 4. Hàm số y = ax² và đồ thị',
        { minutes: 10, clip: 'parabol' },
        prose`
Hàm số \(y = ax^2\) với \(a \neq 0\) có đồ thị là đường cong gọi là **parabol**, đỉnh \(O\), nhận
trục \(Oy\) làm trục đối xứng.

## Dấu của a

| | a > 0 | a < 0 |
| Bề lõm | quay lên | quay xuống |
| Khi x tăng từ âm đến 0 | y giảm | y tăng |
| Khi x tăng từ 0 | y tăng | y giảm |
| Giá trị tại 0 | nhỏ nhất, bằng 0 | lớn nhất, bằng 0 |

## Vẽ đồ thị

Với \(y = \frac{1}{2}x^2\), lập bảng:

| x | −4 | −2 | 0 | 2 | 4 |
| y | 8 | 2 | 0 | 2 | 8 |

Chấm năm điểm, nối bằng đường cong trơn, không dùng thước thẳng.

## Giao điểm với đường thẳng

Tìm giao điểm của \(y = x^2\) và \(y = x + 2\): giải \(x^2 = x + 2\), tức \(x^2 - x - 2 = 0\), được
\(x = -1\) hoặc \(x = 2\). Hai giao điểm là \((-1;\ 1)\) và \((2;\ 4)\).

## Trong đời sống

Quả bóng ném xiên, dòng nước phun, mặt cắt của chảo ăng-ten đều có dạng parabol.

## Chỗ hay sai

Tính \(y\) tại \(x = -2\) của \(y = -x^2\): \(-(-2)^2 = -4\), không phải 4.

**Tự kiểm tra:** parabol \(y = ax^2\) đi qua \((3;\ 18)\). Khi đó \(9a = 18\), \(a = 2\).
`,
      ),
      lesson(
        'Bài 5. Hệ hai phương trình bậc nhất hai ẩn',
        { minutes: 10 },
        prose`
## Phương pháp thế

\[\begin{cases} x + 2y = 8 \\ 3x - y = 3 \end{cases}\]

Từ phương trình đầu, \(x = 8 - 2y\). Thay vào phương trình sau: \(3(8 - 2y) - y = 3\), được \(24 -
7y = 3\), \(y = 3\), rồi \(x = 2\).

## Phương pháp cộng

\[\begin{cases} 2x + 3y = 7 \\ 4x - 3y = 5 \end{cases}\]

Hệ số của \(y\) đối nhau, cộng vế với vế: \(6x = 12\), \(x = 2\). Thay lại \(4 + 3y = 7\), \(y =
1\).

Nếu hệ số chưa đối nhau thì nhân từng phương trình với số thích hợp trước.

## Ba khả năng

Hệ \(\begin{cases} ax + by = c \\ a'x + b'y = c' \end{cases}\) với các hệ số khác 0:

- \(\frac{a}{a'} \neq \frac{b}{b'}\): một nghiệm, hai đường thẳng cắt nhau.
- \(\frac{a}{a'} = \frac{b}{b'} \neq \frac{c}{c'}\): vô nghiệm, hai đường thẳng song song.
- \(\frac{a}{a'} = \frac{b}{b'} = \frac{c}{c'}\): vô số nghiệm, hai đường thẳng trùng nhau.

## Bài toán có lời văn

*Mua 3 vở và 2 bút hết 41.000 đồng, mua 2 vở và 5 bút hết 53.000 đồng. Mỗi thứ giá bao nhiêu?* Gọi
giá một vở là \(x\), một bút là \(y\) (nghìn đồng), ta có \(3x + 2y = 41\) và \(2x + 5y = 53\). Nhân
phương trình đầu với 2, phương trình sau với 3 rồi trừ: \(11y = 77\), \(y = 7\), suy ra \(x = 9\).

Thử lại vào **cả hai** phương trình: \(27 + 14 = 41\) và \(18 + 35 = 53\). Một vở giá 9.000 đồng,
một bút giá 7.000 đồng.

**Tự kiểm tra:** giải hệ \(x - y = 1\), \(x + y = 9\). Đáp số \(x = 5,\ y = 4\).
`,
      ),
    ]),
    chapter('Chương 3. Phương trình bậc hai', [
      lesson(
        'Bài 6. Công thức nghiệm',
        { minutes: 10 },
        prose`
Phương trình \(ax^2 + bx + c = 0\) với \(a \neq 0\). Tính biệt thức
\[\Delta = b^2 - 4ac\]

- \(\Delta \gt 0\): hai nghiệm phân biệt \(x_{1,2} = \frac{-b \pm \sqrt{\Delta}}{2a}\).
- \(\Delta = 0\): nghiệm kép \(x = -\frac{b}{2a}\).
- \(\Delta \lt 0\): vô nghiệm.

## Ví dụ

\(2x^2 - 7x + 3 = 0\): \(\Delta = 49 - 24 = 25\), \(x_1 = \frac{7 + 5}{4} = 3\), \(x_2 = \frac{7 -
5}{4} = \frac{1}{2}\).

## Công thức thu gọn

Khi \(b = 2b'\): \(\Delta' = b'^2 - ac\), \(x_{1,2} = \frac{-b' \pm \sqrt{\Delta'}}{a}\). Với \(x^2 -
6x + 4 = 0\): \(\Delta' = 9 - 4 = 5\), \(x = 3 \pm \sqrt{5}\).

## Hai trường hợp nhẩm nhanh

- \(a + b + c = 0\): nghiệm \(1\) và \(\frac{c}{a}\).
- \(a - b + c = 0\): nghiệm \(-1\) và \(-\frac{c}{a}\).

Ví dụ \(3x^2 - 5x + 2 = 0\) có \(3 - 5 + 2 = 0\) nên nghiệm là 1 và \(\frac{2}{3}\).

## Chỗ hay sai

Quên dấu của \(b\): với \(b = -7\) thì \(-b = 7\) và \(b^2 = 49\), không phải \(-49\).

**Tự kiểm tra:** \(x^2 + 2x + 5 = 0\) có \(\Delta' = 1 - 5 = -4 \lt 0\), vô nghiệm.
`,
      ),
      lesson(
        'Bài 7. Định lí Vi-ét',
        { minutes: 10 },
        prose`
Nếu \(x_1, x_2\) là hai nghiệm của \(ax^2 + bx + c = 0\) thì
\[x_1 + x_2 = -\frac{b}{a}, \qquad x_1 x_2 = \frac{c}{a}\]

## Tính mà không giải

Với \(x^2 - 5x + 2 = 0\), ta có \(S = 5\), \(P = 2\) và \(\Delta = 17 \gt 0\).

- \(x_1^2 + x_2^2 = S^2 - 2P = 25 - 4 = 21\).
- \(\frac{1}{x_1} + \frac{1}{x_2} = \frac{S}{P} = \frac{5}{2}\).
- \((x_1 - x_2)^2 = S^2 - 4P = 17\).

## Tìm hai số biết tổng và tích

Hai số có tổng \(S\), tích \(P\) là nghiệm của \(x^2 - Sx + P = 0\), điều kiện \(S^2 \ge 4P\). Tổng
12, tích 35: \(x^2 - 12x + 35 = 0\), được 5 và 7.

## Bài toán tham số

Tìm \(m\) để \(x^2 - 2x + m - 3 = 0\) có hai nghiệm thỏa \(x_1^2 + x_2^2 = 10\).

1. Điều kiện: \(\Delta' = 1 - (m - 3) = 4 - m \ge 0\), tức \(m \le 4\).
2. \(S = 2\), \(P = m - 3\). \(4 - 2(m - 3) = 10\), suy ra \(m = 0\).
3. \(m = 0\) thỏa điều kiện.

## Chỗ hay sai

Dùng Vi-ét khi chưa kiểm tra \(\Delta \ge 0\). Với \(x^2 + x + 1 = 0\), “tổng hai nghiệm” không có
nghĩa vì phương trình vô nghiệm.

**Tự kiểm tra:** \(2x^2 - 8x + 3 = 0\) có tổng hai nghiệm bằng 4, tích bằng \(\frac{3}{2}\).
`,
      ),
      lesson(
        'Bài 8. Giải bài toán bằng cách lập phương trình',
        { minutes: 11 },
        prose`
## Ba bước

1. Chọn ẩn, ghi đơn vị và **điều kiện**; biểu diễn các đại lượng khác theo ẩn; lập phương trình.
2. Giải phương trình.
3. Đối chiếu điều kiện, trả lời bằng lời.

## Chuyển động

*Quãng đường AB dài 60 km. Một xe đi từ A đến B rồi quay về, lúc về nhanh hơn 10 km/h nên ít hơn 30
phút.* Gọi vận tốc lúc đi là \(x\) (km/h), \(x \gt 0\).
\[\frac{60}{x} - \frac{60}{x + 10} = \frac{1}{2}\]
Quy đồng: \(120(x + 10) - 120x = x(x + 10)\), tức \(x^2 + 10x - 1200 = 0\). \(\Delta' = 25 + 1200 =
1225\), \(x = -5 + 35 = 30\) (nhận), \(x = -40\) (loại). Vận tốc lúc đi là 30 km/h.

## Hình học

*Mảnh vườn hình chữ nhật có chu vi 34 m, diện tích 60 m².* Nửa chu vi 17. Gọi một cạnh là \(x\):
\(x(17 - x) = 60\), \(x^2 - 17x + 60 = 0\), được 12 và 5. Vườn dài 12 m, rộng 5 m.

## Làm chung công việc

Hai vòi cùng chảy 6 giờ đầy bể, vòi một chảy riêng nhanh hơn vòi hai 5 giờ: \(\frac{1}{x} +
\frac{1}{x + 5} = \frac{1}{6}\). Giải ra \(x = 10\). Vòi một 10 giờ, vòi hai 15 giờ.

## Chỗ hay sai

Không đổi 30 phút thành \(\frac{1}{2}\) giờ; quên loại nghiệm âm; trả lời “\(x = 30\)” mà không có
đơn vị.

**Tự kiểm tra:** tìm hai số tự nhiên liên tiếp có tích 156: \(x^2 + x - 156 = 0\), được 12 và 13.
`,
      ),
    ]),
  ],
)
