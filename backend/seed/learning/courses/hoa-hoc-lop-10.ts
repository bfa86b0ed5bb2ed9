import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const hoaHocLop10 = course(
  {
    name: 'Hóa học lớp 10: Cấu tạo nguyên tử và liên kết',
    category: 'lop-10',
    grade: 10,
    subject: 'Hóa học',
    teacher: 'Thầy Minh Đăng',
    isSgk: true,
    validDays: 365,
    summary: 'Proton, neutron, electron; bảng tuần hoàn; vì sao các nguyên tử bắt tay nhau.',
    html: prose`
Hóa học lớp 10 trả lời một câu hỏi lớn: vì sao chất này khác chất kia. Sáu bài đi từ hạt nhân ra lớp
vỏ, từ một nguyên tử tới cái bắt tay giữa hai nguyên tử.

Em cần một bảng tuần hoàn và một tờ giấy nháp. Tên nguyên tố gọi theo danh pháp quốc tế: sodium,
potassium, oxygen.
`,
  },
  [
    chapter('Chương 1. Nguyên tử', [
      lesson(
        'Bài 1. Thành phần của nguyên tử',
        { minutes: 8, preview: true },
        prose`
Nguyên tử gồm **hạt nhân** ở giữa và **lớp vỏ electron** bên ngoài.

| Hạt | Nơi ở | Điện tích tương đối | Khối lượng (amu) |
| proton (p) | hạt nhân | +1 | khoảng 1 |
| neutron (n) | hạt nhân | 0 | khoảng 1 |
| electron (e) | vỏ | −1 | khoảng 0,00055 |

Nguyên tử trung hòa điện nên **số proton bằng số electron**. Khối lượng tập trung ở hạt nhân vì
electron quá nhẹ.

## Rỗng đến mức nào

Nếu phóng hạt nhân to bằng hạt đậu 1 cm thì nguyên tử rộng chừng 100 m. Phần lớn nguyên tử là khoảng
trống. Nhà vật lí Rutherford nhận ra điều đó khi bắn hạt alpha qua lá vàng mỏng: đa số đi thẳng, rất
ít bật lại.

## Bài toán số hạt

*Tổng số hạt p, n, e của một nguyên tử là 40, số hạt mang điện nhiều hơn số hạt không mang điện 12.*
Gọi \(Z\) là số proton, \(N\) là số neutron.
\[2Z + N = 40, \qquad 2Z - N = 12\]
Cộng lại \(4Z = 52\), \(Z = 13\), \(N = 14\). Đó là nhôm (aluminium).

## Chỗ hay sai

Hạt mang điện gồm cả proton **và** electron, tức \(2Z\).

**Tự kiểm tra:** nguyên tử có 11 proton, 12 neutron thì có 11 electron và tổng 34 hạt.
`,
      ),
      lesson(
        'Bài 2. Nguyên tố, đồng vị, nguyên tử khối trung bình',
        { minutes: 9 },
        prose`
**Số hiệu nguyên tử** \(Z\) là số proton. Các nguyên tử cùng \(Z\) thuộc cùng một nguyên tố. **Số
khối** \(A = Z + N\). Kí hiệu \({}^{A}_{Z}X\), ví dụ \({}^{23}_{11}\text{Na}\) có 11 proton và 12
neutron.

## Đồng vị

Cùng \(Z\), khác \(N\). Carbon có \({}^{12}\text{C}\), \({}^{13}\text{C}\), \({}^{14}\text{C}\).
Tính chất hóa học gần như nhau vì số electron như nhau.

## Nguyên tử khối trung bình

\[\overline{A} = \frac{a_1 A_1 + a_2 A_2 + \ldots}{100}\]
với \(a_i\) là phần trăm số nguyên tử.

Chlorine có 75,77 % \({}^{35}\text{Cl}\) và 24,23 % \({}^{37}\text{Cl}\):
\[\overline{A} = \frac{75{,}77 \cdot 35 + 24{,}23 \cdot 37}{100} \approx 35{,}48\]

## Bài toán ngược

Đồng có hai đồng vị 63 và 65, nguyên tử khối trung bình 63,54. Gọi phần trăm đồng vị 65 là \(x\):
\(63(100 - x) + 65x = 6354\), \(2x = 54\), \(x = 27\). Vậy có 27 % \({}^{65}\text{Cu}\).

## Ứng dụng

\({}^{14}\text{C}\) giúp xác định tuổi cổ vật: cứ khoảng 5.730 năm thì lượng của nó còn một nửa.

**Tự kiểm tra:** \({}^{39}_{19}\text{K}\) có \(39 - 19 = 20\) neutron.
`,
      ),
      lesson(
        'Bài 3. Lớp vỏ và cấu hình electron',
        { minutes: 10 },
        prose`
Electron chuyển động quanh hạt nhân trong các vùng gọi là **orbital**. Chúng xếp thành lớp (1, 2,
3…) và phân lớp (s, p, d, f).

| Phân lớp | Số orbital | Số electron tối đa |
| s | 1 | 2 |
| p | 3 | 6 |
| d | 5 | 10 |
| f | 7 | 14 |

Lớp thứ \(n\) chứa tối đa \(2n^2\) electron (với \(n \le 4\)).

## Thứ tự điền

\[1s\ 2s\ 2p\ 3s\ 3p\ 4s\ 3d\ 4p\ \ldots\]
Chú ý \(4s\) điền trước \(3d\).

## Viết cấu hình

- Oxygen (\(Z = 8\)): \(1s^2 2s^2 2p^4\).
- Sodium (\(Z = 11\)): \(1s^2 2s^2 2p^6 3s^1\), viết gọn \([\text{Ne}]3s^1\).
- Iron (\(Z = 26\)): điền \(4s^2\) trước rồi \(3d^6\), viết theo lớp: \([\text{Ar}]3d^6 4s^2\).

## Electron lớp ngoài cùng

Có 1, 2, 3 electron: thường là kim loại. Có 5, 6, 7: thường là phi kim. Có 8 (helium có 2): khí
hiếm, rất bền.

## Quy tắc Hund

Trong một phân lớp, electron chiếm mỗi orbital một chiếc trước, rồi mới ghép đôi. Nitrogen \(2p^3\)
có ba electron độc thân.

**Tự kiểm tra:** chlorine \(Z = 17\): \(1s^2 2s^2 2p^6 3s^2 3p^5\), lớp ngoài có 7 electron.
`,
      ),
    ]),
    chapter('Chương 2. Bảng tuần hoàn và liên kết', [
      lesson(
        'Bài 4. Đọc bảng tuần hoàn',
        { minutes: 9 },
        prose`
Ba nguyên tắc sắp xếp: theo chiều tăng điện tích hạt nhân; cùng số lớp electron thì cùng **chu kì**
(hàng); cùng số electron hóa trị thì cùng **nhóm** (cột).

## Tìm vị trí

\(Z = 16\): \(1s^2 2s^2 2p^6 3s^2 3p^4\). Ba lớp nên chu kì 3; sáu electron hóa trị, electron cuối ở
p nên nhóm VIA. Đó là sulfur.

## Xu hướng trong bảng

| Tính chất | Theo chu kì, trái sang phải | Theo nhóm A, trên xuống |
| Bán kính nguyên tử | giảm | tăng |
| Độ âm điện | tăng | giảm |
| Tính kim loại | giảm | tăng |
| Tính phi kim | tăng | giảm |

Vì sao bán kính giảm trong chu kì? Cùng số lớp, điện tích hạt nhân tăng nên hút electron mạnh hơn.

## So sánh

Xếp theo bán kính giảm dần: \(\text{K}, \text{Na}, \text{Mg}\). K ở chu kì 4 nên lớn nhất; Na và Mg
cùng chu kì 3, Na đứng trước nên lớn hơn Mg.

## Oxide cao nhất

Nguyên tố nhóm VIA có hóa trị cao nhất với oxygen là VI: \(\text{SO}_3\). Nhóm IA:
\(\text{R}_2\text{O}\).

**Tự kiểm tra:** fluorine có độ âm điện lớn nhất trong bảng.
`,
      ),
      lesson(
        'Bài 5. Quy tắc octet và liên kết ion',
        { minutes: 9, handout: 'hoa-10-lien-ket' },
        prose`
Khí hiếm có 8 electron ngoài cùng (helium có 2), rất bền. Nguyên tử khác có xu hướng nhường, nhận
hoặc góp chung electron để giống khí hiếm gần nhất: **quy tắc octet**.

## Tạo ion

- Na nhường 1 electron: \(\text{Na} \to \text{Na}^+ + 1e\). Cation mang điện dương.
- Cl nhận 1 electron: \(\text{Cl} + 1e \to \text{Cl}^-\). Anion mang điện âm.

Hai ion trái dấu hút nhau tạo **liên kết ion** trong \(\text{NaCl}\).

## Khi nào là ion

Thường giữa kim loại điển hình và phi kim điển hình, hiệu độ âm điện từ 1,7 trở lên. Na 0,93 và Cl
3,16: hiệu 2,23.

## Viết công thức

Điện tích phải cân bằng: \(\text{Mg}^{2+}\) với \(\text{Cl}^-\) cho \(\text{MgCl}_2\);
\(\text{Al}^{3+}\) với \(\text{O}^{2-}\) cho \(\text{Al}_2\text{O}_3\).

## Tính chất

Hợp chất ion là tinh thể rắn, nhiệt độ nóng chảy cao (NaCl khoảng 801 °C), dẫn điện khi nóng chảy
hoặc tan trong nước.

## Chỗ hay sai

\(\text{Na}^+\) có cấu hình của neon chứ **không phải** là neon: số proton vẫn là 11.

**Tự kiểm tra:** công thức tạo bởi \(\text{Ca}^{2+}\) và \(\text{O}^{2-}\) là CaO.
`,
      ),
      lesson(
        'Bài 6. Liên kết cộng hóa trị',
        { minutes: 9 },
        prose`
Hai phi kim không ai muốn nhường, bèn **góp chung** electron. Mỗi cặp chung là một liên kết, vẽ bằng
một gạch.

## Công thức Lewis

- \(\text{H}_2\): H–H, một cặp chung.
- \(\text{O}_2\): O=O, hai cặp chung.
- \(\text{N}_2\): N≡N, ba cặp chung, rất bền.
- \(\text{H}_2\text{O}\): O nối với hai H, trên O còn hai cặp electron riêng.
- \(\text{CO}_2\): O=C=O.

## Cách viết

1. Tính tổng electron hóa trị. \(\text{CO}_2\): \(4 + 2 \cdot 6 = 16\).
2. Nối các nguyên tử bằng liên kết đơn, trừ đi số electron đã dùng.
3. Điền đủ 8 cho nguyên tử ngoài.
4. Nguyên tử trung tâm chưa đủ 8 thì chuyển cặp riêng thành cặp chung.

## Phân cực hay không

Hiệu độ âm điện: dưới 0,4 là không phân cực (\(\text{Cl}_2\)); từ 0,4 đến dưới 1,7 là phân cực (HCl,
\(3{,}16 - 2{,}20 = 0{,}96\)).

## Độ bền

Liên kết ba bền hơn liên kết đôi, liên kết đôi bền hơn liên kết đơn. Vì thế khí nitrogen trơ ở nhiệt
độ thường.

## Tính chất

Nhiệt độ nóng chảy thường thấp, nhiều chất là khí hoặc lỏng ở điều kiện thường.

**Tự kiểm tra:** phân tử \(\text{NH}_3\) có ba liên kết N–H và một cặp electron riêng trên N.
`,
      ),
    ]),
  ],
)
