import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const luyenDeTotNghiep = course(
  {
    name: 'Luyện đề tốt nghiệp THPT môn Toán',
    category: 'lop-12',
    grade: 12,
    subject: 'Toán',
    teacher: 'Cô Lan Chi',
    validDays: 240,
    summary:
      'Sáu buổi luyện theo cấu trúc ba phần từ năm 2025: cách chọn, cách phân bổ, cách tránh mất điểm.',
    html: prose`
Đề Toán tốt nghiệp có ba phần trong 90 phút: 12 câu chọn một phương án (3 điểm), 4 câu đúng sai bốn
ý (4 điểm), 6 câu trả lời ngắn (3 điểm). Khóa học luyện từng phần, rồi ghép lại thành đề trọn vẹn.

Mọi câu hỏi đều tự soạn. Bài làm được giữ lại khi mất mạng, chấm xong có lời giải.
`,
  },
  [
    chapter('Phần 1. Hiểu đề', [
      lesson(
        'Buổi 1. Bản đồ đề thi và chín mươi phút',
        { minutes: 9, preview: true },
        prose`
## Điểm nằm ở đâu

| Phần | Số câu | Điểm mỗi câu | Tổng |
| I. Chọn một phương án | 12 | 0,25 | 3 |
| II. Đúng sai bốn ý | 4 | tối đa 1 | 4 |
| III. Trả lời ngắn | 6 | 0,5 | 3 |

## Phân bổ thời gian

Gợi ý cho người nhắm 8 điểm:

1. Phần I: 20 phút, mỗi câu không quá hai phút.
2. Phần II: 32 phút, mỗi câu tám phút.
3. Phần III: 28 phút.
4. Còn 10 phút soát: tô đáp án, đơn vị, làm tròn.

## Ba lượt

Lượt một làm mọi câu thấy ngay đường đi. Lượt hai quay lại câu cần tính dài. Lượt ba mới tới câu lạ.
Không ai thưởng điểm vì làm theo thứ tự.

## Phân bổ theo mục tiêu

- Nhắm 6 điểm: chắc phần I, mỗi câu phần II ba ý, hai câu phần III. \(3 + 4 \cdot 0{,}5 + 2 \cdot
  0{,}5 = 6\).
- Nhắm 8 điểm: phần I đủ, hai câu phần II trọn vẹn và hai câu ba ý, bốn câu phần III. \(3 + 2 + 1 +
  2 = 8\).

## Máy tính

Máy tính kiểm tra kết quả, không thay suy nghĩ. Trong phần II, máy không trả lời được câu “đồng biến
trên khoảng nào”.

**Việc làm:** lấy đề cũ của em, tính lại điểm theo bảng trên và ghi mỗi phần mất bao nhiêu phút.
`,
      ),
      lesson(
        'Buổi 2. Phần I: mười hai câu chắc tay',
        { minutes: 10 },
        prose`
Phần I hỏi kiến thức nền. Mất điểm ở đây thường vì vội.

## Loại trừ có lí do

*Nguyên hàm của \(f(x) = 2x + \frac{1}{x}\) là…* Các phương án: A. \(x^2 + \ln|x| + C\); B. \(2 -
\frac{1}{x^2} + C\); C. \(x^2 - \frac{1}{x^2} + C\); D. \(2x^2 + \ln|x| + C\). B và C là **đạo hàm**
của gì đó, loại. D lấy đạo hàm ra \(4x\), loại. Chọn A.

## Đọc kĩ chữ

- *Khoảng* hay *đoạn*.
- *Giá trị cực đại* hay *điểm cực đại*.
- *Bán kính* hay *đường kính*.
- *Không đúng*, *sai* in đậm.

## Những điểm rơi thường gặp

| Nội dung | Hay nhầm |
| Cấp số nhân | \(u_n = u_1 q^{n-1}\), không phải \(q^n\) |
| Lôgarit | \(\log_a(xy)\) là tổng, không phải tích |
| Xác suất | P(A hợp B) phải trừ P(A giao B) |
| Vectơ | tích vô hướng là số |

## Ví dụ

*Cấp số nhân có \(u_1 = 3\), \(q = 2\). Số hạng thứ 5 bằng bao nhiêu?* \(u_5 = 3 \cdot 2^4 = 48\).

*\(\log_2 8 + \log_2 4 = ?\)* \(3 + 2 = 5 = \log_2 32\).

**Việc làm:** 12 câu trong 20 phút, chấm ngay, ghi lại câu sai vì *không biết* và câu sai vì *đọc
nhầm*.
`,
      ),
      lesson(
        'Buổi 3. Phần II: bốn ý nối nhau',
        { minutes: 11 },
        prose`
Ý a dễ, ý d khó, ý sau dựa vào ý trước. Làm lần lượt, ghi nháp rõ.

## Bài mẫu

*Cho \(f(x) = x^3 - 6x^2 + 9x + 1\).*

**a)** \(f'(x) = 3x^2 - 12x + 9\). **Đúng.**

**b)** \(f\) nghịch biến trên \((1;\ 3)\). \(f' = 3(x-1)(x-3)\), âm giữa 1 và 3. **Đúng.**

**c)** Giá trị cực đại của \(f\) bằng 1. \(f(1) = 1 - 6 + 9 + 1 = 5\). **Sai**: giá trị cực đại là
5, còn \(x = 1\) là điểm cực đại.

**d)** Trên đoạn \([0;\ 5]\), giá trị lớn nhất của \(f\) bằng 21. \(f(0) = 1\), \(f(1) = 5\), \(f(3)
= 1\), \(f(5) = 125 - 150 + 45 + 1 = 21\). **Đúng.**

## Điểm nhận được

Làm đúng a, b, d mà nhầm c: 0,5 điểm, mất một nửa. Ý c là ý *gọi tên*, không phải ý tính.

## Bốn thói quen

1. Viết lại giả thiết thành kí hiệu trước khi đọc các ý.
2. Mỗi ý ghi **một** dòng chứng cứ.
3. Không chắc thì tìm phản ví dụ.
4. Soát lại ý nào có chữ *luôn, mọi, duy nhất, cùng*.

## Đoán hay không

Không bị trừ điểm khi sai, nên đừng bỏ trống. Nhưng khi đã chắc ba ý, hãy đầu tư thời gian cho ý thứ
tư: nó đáng giá 0,5 điểm.

**Việc làm:** bốn câu, 32 phút. Tính điểm theo bậc 0,1; 0,25; 0,5; 1.
`,
      ),
    ]),
    chapter('Phần 2. Luyện', [
      lesson(
        'Buổi 4. Phần III: trả lời ngắn',
        { minutes: 10 },
        prose`
Phần này không có phương án để dò. Kết quả phải đúng đến từng chữ số, đúng cách làm tròn.

## Quy tắc ghi

- Dấu phẩy thập phân, dấu trừ đứng trước: \(-2{,}5\).
- Chỉ ghi số, không ghi đơn vị.
- Làm tròn ở bước cuối cùng.

## Bài mẫu: tối ưu

*Một công ty bán vé với giá \(x\) nghìn đồng thì số vé bán được là \(300 - 2x\). Giá bao nhiêu để
doanh thu lớn nhất?* \(R = x(300 - 2x)\), lớn nhất tại \(x = \frac{300}{4} = 75\). Trả lời: 75.

## Bài mẫu: xác suất

*Hộp I có 3 bi đỏ, 2 bi xanh; hộp II có 1 đỏ, 4 xanh. Chọn ngẫu nhiên một hộp rồi lấy một bi. Xác
suất được bi đỏ?* \(\frac{1}{2} \cdot \frac{3}{5} + \frac{1}{2} \cdot \frac{1}{5} = \frac{4}{10} =
0{,}4\). Trả lời: 0,4.

## Bài mẫu: khoảng cách

*Trong không gian \(Oxyz\), tính khoảng cách từ \(M(1;\ 2;\ 3)\) tới mặt phẳng \(2x - y + 2z + 3 =
0\).* \(\frac{|2 - 2 + 6 + 3|}{\sqrt{4 + 1 + 4}} = \frac{9}{3} = 3\). Trả lời: 3.

## Tự kiểm

Ước lượng trước khi tính. Xác suất phải từ 0 đến 1. Độ dài phải dương. Vận tốc xe đạp không thể là
300 km/h.

**Việc làm:** sáu câu, 28 phút, mỗi câu ghi một dòng ước lượng trước khi giải.
`,
      ),
      lesson(
        'Buổi 5. Bài toán thực tế và mô hình',
        { minutes: 10 },
        prose`
Đề mới có nhiều câu bằng lời. Kĩ năng chính là đổi lời thành kí hiệu.

## Bảng đổi

| Lời | Kí hiệu |
| tốc độ thay đổi của | đạo hàm |
| tổng lượng trong khoảng thời gian | tích phân |
| ít nhất một | lấy 1 trừ xác suất không có |
| biết rằng đã xảy ra A | xác suất có điều kiện |
| tăng p % mỗi năm | nhân \((1 + p/100)\) mỗi năm |

## Bài mẫu: lãi kép

*Gửi 100 triệu đồng, lãi 6 % một năm, lãi nhập gốc. Sau 3 năm được bao nhiêu?* \(100 \cdot 1{,}06^3
= 119{,}1016\) triệu, khoảng 119,1 triệu đồng.

## Bài mẫu: xét nghiệm

*Một bệnh có ở 1 % dân số. Xét nghiệm phát hiện đúng 95 % người bệnh, báo nhầm 5 % người khỏe. Một
người có kết quả dương tính, xác suất bị bệnh?*
\[P = \frac{0{,}01 \cdot 0{,}95}{0{,}01 \cdot 0{,}95 + 0{,}99 \cdot 0{,}05} =
\frac{0{,}0095}{0{,}059} \approx 0{,}161\]
Chỉ khoảng 16 %. Kết quả ngược với cảm giác, đó là lí do phải tính.

## Bài mẫu: bể nước

*Nước chảy vào với tốc độ \(v(t) = 6t\) lít/phút. Sau 10 phút có bao nhiêu lít?* \(\int_0^{10}
6t\,dt = 3 \cdot 100 = 300\) lít.

## Đọc đề dài

Đọc câu hỏi cuối trước, rồi quay lại gạch dữ kiện. Nhiều con số trong đề chỉ để kể chuyện.

**Việc làm:** mỗi ngày đổi một tin trong báo thành một bài toán nhỏ.
`,
      ),
      lesson(
        'Buổi 6. Tuần cuối và phòng thi',
        { minutes: 8 },
        prose`
## Bảy ngày cuối

| Ngày | Việc |
| 7–5 | Mỗi ngày một đề đúng giờ, chấm và ghi sổ lỗi |
| 4–3 | Chỉ làm lại câu trong sổ lỗi |
| 2 | Đọc công thức một lượt, làm năm câu dễ để giữ tay |
| 1 | Nghỉ, soạn đồ |

## Trong phòng thi

1. Hai phút đầu: lật hết đề, đánh dấu câu làm ngay.
2. Tô phiếu sau mỗi phần, đừng đợi cuối giờ.
3. Phần II: tô từng ý ngay khi xong câu.
4. Phần III: viết số ra ô rồi mới tô, chú ý ô dấu phẩy và dấu trừ.
5. Còn 5 phút: không sửa đáp án đã chắc trừ khi tìm thấy lỗi cụ thể.

## Khi gặp câu bí

Bỏ qua sau hai phút. Thở ra dài hơn hít vào, ba lần. Quay lại sau khi làm xong một câu dễ. Não vẫn
làm việc trong lúc bạn làm câu khác.

## Sổ lỗi của em nên có gì

- Năm công thức hay nhầm dấu.
- Ba dạng hay mất thời gian.
- Hai điều hay đọc sót.

## Lời cuối

Điểm thi là ảnh chụp của một buổi sáng. Nó quan trọng, nhưng nó không phải chân dung của em.

**Việc làm:** viết một trang “lời dặn của em cho em” và để vào túi đựng bút.
`,
      ),
    ]),
  ],
)
