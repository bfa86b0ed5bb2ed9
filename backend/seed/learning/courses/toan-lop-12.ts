import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const toanLop12 = course(
  {
    name: 'Toán lớp 12: Ứng dụng đạo hàm và tích phân',
    category: 'lop-12',
    grade: 12,
    subject: 'Toán',
    teacher: 'Cô Lan Chi',
    isSgk: true,
    validDays: 365,
    summary:
      'Đơn điệu, cực trị, tiệm cận, khảo sát; nguyên hàm, tích phân, diện tích. Theo dạng câu hỏi mới.',
    html: prose`
Hai chương này chiếm phần lớn câu hỏi giải tích của kì thi tốt nghiệp. Khóa học giảng kĩ ý nghĩa
trước khi tính, vì câu hỏi đúng sai bốn ý kiểm tra ý nghĩa nhiều hơn kiểm tra máy tính.

## Cần biết trước

Các quy tắc tính đạo hàm ở lớp 11. Quên thì mở bảng đạo hàm trong tờ in của bài 1.
`,
  },
  [
    chapter('Chương 1. Ứng dụng đạo hàm', [
      lesson(
        'Bài 1. Tính đơn điệu của hàm số',
        { minutes: 10, preview: true, clip: 'dao-ham', handout: 'toan-12-bang-dao-ham' },
        prose`
Đạo hàm tại một điểm là độ dốc của tiếp tuyến. Nếu trên khoảng \(K\) mọi tiếp tuyến đều dốc lên thì
đồ thị đi lên.

## Định lí

- \(f'(x) \gt 0\) trên \(K\) thì \(f\) **đồng biến** trên \(K\).
- \(f'(x) \lt 0\) trên \(K\) thì \(f\) **nghịch biến** trên \(K\).

Nếu \(f'(x) \ge 0\) và chỉ bằng 0 tại hữu hạn điểm thì vẫn đồng biến: \(y = x^3\) có \(y'(0) = 0\)
mà đồng biến trên \(\mathbb{R}\).

## Các bước

1. Tập xác định.
2. Tính \(f'(x)\), tìm các điểm \(f'(x) = 0\) hoặc không xác định.
3. Lập bảng biến thiên.
4. Kết luận.

## Ví dụ

\(y = x^3 - 3x^2 - 9x + 5\), \(y' = 3x^2 - 6x - 9 = 3(x + 1)(x - 3)\).

| x | −∞ | | −1 | | 3 | | +∞ |
| y' | | + | 0 | − | 0 | + | |
| y | −∞ | ↗ | 10 | ↘ | −22 | ↗ | +∞ |

Đồng biến trên \((-\infty;\ -1)\) và \((3;\ +\infty)\), nghịch biến trên \((-1;\ 3)\).

## Chỗ hay sai

Viết “đồng biến trên \((-\infty; -1) \cup (3; +\infty)\)”. Sai: \(y(-1) = 10 \gt y(3{,}5)\). Phải
viết **và**, không viết hợp.

**Tự kiểm tra:** \(y = \frac{2x - 1}{x + 1}\) có \(y' = \frac{3}{(x+1)^2} \gt 0\), đồng biến trên
từng khoảng xác định.
`,
      ),
      lesson(
        'Bài 2. Cực trị của hàm số',
        { minutes: 9 },
        prose`
Điểm \(x_0\) là **cực đại** nếu trong một khoảng nhỏ quanh \(x_0\), \(f(x_0)\) lớn nhất; **cực
tiểu** nếu nhỏ nhất. Cực trị là chuyện lân cận, không phải lớn nhất trên cả tập.

## Dấu hiệu

- \(f'\) đổi dấu từ + sang − khi qua \(x_0\): cực đại.
- \(f'\) đổi dấu từ − sang +: cực tiểu.
- \(f'(x_0) = 0\) nhưng không đổi dấu: không là cực trị.

## Phân biệt ba cách gọi

| Gọi | Là gì | Với \(y = x^3 - 3x + 2\) |
| Điểm cực đại của hàm số | giá trị x | x = −1 |
| Giá trị cực đại | giá trị y | y = 4 |
| Điểm cực đại của đồ thị | cặp (x; y) | (−1; 4) |

Đề đúng sai rất hay hỏi lẫn ba cách gọi này.

## Dùng đạo hàm cấp hai

\(f'(x_0) = 0\) và \(f''(x_0) \lt 0\): cực đại; \(f''(x_0) \gt 0\): cực tiểu; \(f''(x_0) = 0\): chưa
kết luận, quay lại xét dấu \(f'\).

## Tham số

Tìm \(m\) để \(y = x^3 - 3mx^2 + 3x\) có hai cực trị: \(y' = 3x^2 - 6mx + 3\) có hai nghiệm phân
biệt, \(\Delta' = 9m^2 - 9 \gt 0\), tức \(|m| \gt 1\).

## Chỗ hay sai

\(y = |x|\) không có đạo hàm tại 0 mà vẫn đạt cực tiểu tại 0. Đừng chỉ tìm nghiệm của \(f'\).

**Tự kiểm tra:** \(y = x^4 - 2x^2\) có ba điểm cực trị: \(-1,\ 0,\ 1\).
`,
      ),
      lesson(
        'Bài 3. Giá trị lớn nhất, nhỏ nhất và bài toán tối ưu',
        { minutes: 11 },
        prose`
## Trên đoạn [a; b]

1. Tìm các điểm trong \((a; b)\) mà \(f' = 0\) hoặc không xác định.
2. Tính \(f\) tại các điểm đó và tại \(a, b\).
3. So sánh.

Ví dụ \(f(x) = x^3 - 3x + 1\) trên \([0;\ 3]\): \(f' = 0\) tại \(x = 1\) (loại \(-1\)). \(f(0) =
1\), \(f(1) = -1\), \(f(3) = 19\). Lớn nhất 19, nhỏ nhất \(-1\).

## Trên khoảng

Không có đầu mút, phải lập bảng biến thiên. \(f(x) = x + \frac{4}{x}\) trên \((0;\ +\infty)\) nhỏ
nhất bằng 4 tại \(x = 2\), không có lớn nhất.

## Tối ưu: hộp không nắp

*Tấm bìa vuông cạnh 12 cm, cắt bốn góc hình vuông cạnh \(x\), gập thành hộp.* Thể tích
\[V(x) = x(12 - 2x)^2, \quad 0 \lt x \lt 6\]
\(V'(x) = (12 - 2x)^2 - 4x(12 - 2x) = (12 - 2x)(12 - 6x)\). \(V' = 0\) tại \(x = 2\). \(V(2) = 2
\cdot 64 = 128\ \text{cm}^3\).

## Bốn câu hỏi khi gặp bài thực tế

Ẩn là gì, trong khoảng nào? Đại lượng cần tối ưu là gì? Viết theo ẩn ra sao? Kết quả có nghĩa không?

## Chỗ hay sai

Quên khoảng của ẩn, chọn nghiệm \(x = 6\) làm hộp bẹp.

**Tự kiểm tra:** hai số dương có tổng 20, tích lớn nhất là 100.
`,
      ),
      lesson(
        'Bài 4. Đường tiệm cận',
        { minutes: 8 },
        prose`
**Tiệm cận** là đường thẳng mà đồ thị tiến sát mãi.

## Ba loại

- **Đứng** \(x = x_0\): khi \(x \to x_0\), \(f(x) \to \pm\infty\).
- **Ngang** \(y = y_0\): khi \(x \to \pm\infty\), \(f(x) \to y_0\).
- **Xiên** \(y = ax + b\): khi \(x \to \pm\infty\), \(f(x) - (ax + b) \to 0\).

## Hàm phân thức bậc nhất

\(y = \frac{3x + 1}{x - 2}\): tiệm cận đứng \(x = 2\), tiệm cận ngang \(y = 3\). Giao hai tiệm cận
\((2;\ 3)\) là tâm đối xứng.

## Tiệm cận xiên

\(y = \frac{x^2 + 3x - 1}{x + 1}\). Chia đa thức: \(x^2 + 3x - 1 = (x + 1)(x + 2) - 3\), nên
\[y = x + 2 - \frac{3}{x + 1}\]
Tiệm cận xiên \(y = x + 2\), tiệm cận đứng \(x = -1\).

## Chỗ hay sai

Nghiệm của mẫu chưa chắc cho tiệm cận đứng. \(y = \frac{x^2 - 4}{x - 2}\) rút gọn thành \(x + 2\)
với \(x \neq 2\), không có tiệm cận nào.

## Thực tế

Chi phí trung bình để in \(x\) cuốn sách: \(\frac{20x + 5000}{x} = 20 + \frac{5000}{x}\) (nghìn
đồng). In càng nhiều, chi phí mỗi cuốn càng gần 20 nghìn: đó là tiệm cận ngang.

**Tự kiểm tra:** \(y = \frac{2x}{x^2 + 1}\) có tiệm cận ngang \(y = 0\), không có tiệm cận đứng.
`,
      ),
      lesson(
        'Bài 5. Khảo sát và vẽ đồ thị',
        { minutes: 11 },
        prose`
## Trình tự

1. Tập xác định.
2. Giới hạn, tiệm cận.
3. Đạo hàm, bảng biến thiên, cực trị.
4. Giao với hai trục, tâm đối xứng, vẽ.

## Hàm bậc ba

\(y = x^3 - 3x + 2\): cực đại \((-1;\ 4)\), cực tiểu \((1;\ 0)\), tâm đối xứng \((0;\ 2)\) là điểm
có \(y'' = 6x = 0\).

Nhận dạng nhanh: nhánh cuối đi lên thì \(a \gt 0\); số cực trị là 2 hoặc 0; giao trục tung cho
\(d\).

## Biện luận số nghiệm

Số nghiệm của \(x^3 - 3x + 2 = m\) là số giao điểm với đường \(y = m\):

| m | Số nghiệm |
| m < 0 hoặc m > 4 | 1 |
| m = 0 hoặc m = 4 | 2 |
| 0 < m < 4 | 3 |

## Hàm phân thức

\(y = \frac{x + 1}{x - 1}\): tiệm cận \(x = 1\), \(y = 1\); nghịch biến trên từng khoảng; qua \((0;\
-1)\) và \((-1;\ 0)\).

## Đọc đồ thị của f'

Đề hay cho đồ thị \(f'\) và hỏi về \(f\). Chỗ \(f'\) nằm **trên** trục hoành thì \(f\) đồng biến;
\(f'\) **cắt** trục hoành và đổi dấu thì \(f\) có cực trị. Đừng nhìn chỗ \(f'\) cao thấp.

**Tự kiểm tra:** đồ thị \(f'\) cắt trục hoành tại \(-2, 1, 4\), đổi dấu cả ba lần. \(f\) có ba điểm
cực trị.
`,
      ),
    ]),
    chapter('Chương 2. Nguyên hàm, tích phân', [
      lesson(
        'Bài 6. Nguyên hàm',
        { minutes: 9 },
        prose`
\(F\) là **nguyên hàm** của \(f\) nếu \(F' = f\). Biết vận tốc, tìm vị trí: đó là đi tìm nguyên hàm.

\[\int f(x)\,dx = F(x) + C\]

Hằng số \(C\) không được quên: biết vận tốc mà chưa biết điểm xuất phát thì chưa biết đang ở đâu.

## Bảng cơ bản

| Hàm | Nguyên hàm |
| \(x^n\ (n \neq -1)\) | \(\frac{x^{n+1}}{n+1} + C\) |
| \(\frac{1}{x}\) | \(\ln\lvert x\rvert + C\) |
| \(e^x\) | \(e^x + C\) |
| \(\sin x\) | \(-\cos x + C\) |
| \(\cos x\) | \(\sin x + C\) |

## Tính chất

Nguyên hàm của tổng bằng tổng nguyên hàm; hằng số đưa ra ngoài. **Không có** công thức cho tích và
thương.

\(\int (3x^2 - 4x + 5)\,dx = x^3 - 2x^2 + 5x + C\).

## Tìm C

Tìm \(F\) biết \(F' = 6x - 2\) và \(F(1) = 4\): \(F = 3x^2 - 2x + C\), \(3 - 2 + C = 4\), \(C = 3\).

## Chỗ hay sai

\(\int (2x + 1)^2\,dx\) không phải \(\frac{(2x+1)^3}{3} + C\). Khai triển: \(\int (4x^2 + 4x +
1)\,dx = \frac{4x^3}{3} + 2x^2 + x + C\). Thử lại bằng cách lấy đạo hàm.

**Tự kiểm tra:** \(\int \left(\cos x - \frac{2}{x}\right)dx = \sin x - 2\ln|x| + C\).
`,
      ),
      lesson(
        'Bài 7. Tích phân',
        { minutes: 9 },
        prose`
\[\int_a^b f(x)\,dx = F(b) - F(a)\]

Nếu \(f\) là vận tốc thì tích phân là độ dịch chuyển từ lúc \(a\) đến lúc \(b\). Nếu \(f \ge 0\), đó
là diện tích dưới đồ thị.

## Ví dụ

\(\int_1^3 (2x + 1)\,dx = (x^2 + x)\Big|_1^3 = 12 - 2 = 10\).

\(\int_0^{\pi} \sin x\,dx = (-\cos x)\Big|_0^{\pi} = 1 + 1 = 2\).

## Tính chất

- \(\int_a^b = -\int_b^a\), \(\int_a^a = 0\).
- \(\int_a^c = \int_a^b + \int_b^c\).
- Kết quả không phụ thuộc tên biến.

Biết \(\int_0^5 f = 7\) và \(\int_0^2 f = 3\) thì \(\int_2^5 f = 4\).

## Trị tuyệt đối

\(\int_0^3 |x - 1|\,dx = \int_0^1 (1 - x)\,dx + \int_1^3 (x - 1)\,dx = \frac{1}{2} + 2 =
\frac{5}{2}\).

## Bài toán chuyển động

Xe chạy 20 m/s, phanh với \(v(t) = 20 - 5t\). Dừng khi \(t = 4\). Quãng đường: \(\int_0^4 (20 -
5t)\,dt = 80 - 40 = 40\) m.

## Chỗ hay sai

Tích phân có thể **âm**: \(\int_0^1 (x - 1)\,dx = -\frac{1}{2}\). Diện tích thì không âm.

**Tự kiểm tra:** \(\int_0^2 (3x^2 - 2)\,dx = 8 - 4 = 4\).
`,
      ),
      lesson(
        'Bài 8. Diện tích hình phẳng, thể tích tròn xoay',
        { minutes: 11 },
        prose`
## Diện tích

Hình giới hạn bởi \(y = f(x)\), \(y = g(x)\), \(x = a\), \(x = b\):
\[S = \int_a^b |f(x) - g(x)|\,dx\]

Tìm hoành độ giao điểm trước để biết đoạn nào \(f\) ở trên.

## Ví dụ

\(y = x^2\) và \(y = x + 2\): giao tại \(-1\) và \(2\). Trên đoạn ấy đường thẳng ở trên:
\[S = \int_{-1}^{2} (x + 2 - x^2)\,dx = \left(\frac{x^2}{2} + 2x -
\frac{x^3}{3}\right)\Big|_{-1}^{2} = \frac{10}{3} - \left(-\frac{7}{6}\right) = \frac{9}{2}\]

## Thể tích khối tròn xoay

Quay hình dưới \(y = f(x)\) quanh trục \(Ox\):
\[V = \pi \int_a^b f^2(x)\,dx\]

\(y = \sqrt{x}\) từ 0 đến 4: \(V = \pi \int_0^4 x\,dx = 8\pi\).

## Công thức nhanh cho parabol

Diện tích giữa parabol và đường thẳng cắt nó tại hai điểm cách nhau \(d\) theo phương ngang:
\(\frac{|a| d^3}{6}\). Ở ví dụ trên, \(d = 3\), \(\frac{27}{6} = \frac{9}{2}\). Dùng để kiểm tra,
không thay cho lời giải.

## Cổng hình parabol

Cổng rộng 8 m, cao 8 m: \(y = 8 - \frac{x^2}{2}\). Diện tích \(\int_{-4}^{4} \left(8 -
\frac{x^2}{2}\right)dx = 64 - \frac{64}{3} = \frac{128}{3} \approx 42{,}7\ \text{m}^2\).

## Chỗ hay sai

Quên bình phương \(f\) hoặc quên \(\pi\) trong công thức thể tích; bỏ trị tuyệt đối khi đồ thị cắt
nhau giữa đoạn.

**Tự kiểm tra:** diện tích giữa \(y = x^2\) và \(y = 4\) là \(\frac{4^3}{6} = \frac{32}{3}\).
`,
      ),
    ]),
  ],
)
