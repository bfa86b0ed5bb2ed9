import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const vatLiLop10 = course(
  {
    name: 'Vật lí lớp 10: Chuyển động và lực',
    category: 'lop-10',
    grade: 10,
    subject: 'Vật lí',
    teacher: 'Thầy Gia Huy',
    isSgk: true,
    summary:
      'Từ độ dịch chuyển tới ba định luật Newton, đọc đồ thị thành thạo và giải bài có đơn vị.',
    html: prose`
Sáu bài cơ học nền tảng của lớp 10. Quy ước của khóa học: luôn vẽ hình, luôn ghi đơn vị, luôn hỏi
kết quả có hợp lí không. Lấy \(g = 9{,}8\ \text{m/s}^2\), khi đề cho phép thì lấy \(10\
\text{m/s}^2\).
`,
  },
  [
    chapter('Phần 1. Động học', [
      lesson(
        'Bài 1. Độ dịch chuyển, tốc độ và vận tốc',
        { minutes: 9, preview: true },
        prose`
An đi từ nhà về phía đông 300 m tới hiệu sách, rồi quay lại phía tây 100 m tới trường.

- **Quãng đường** đi được: \(300 + 100 = 400\) m. Không có hướng.
- **Độ dịch chuyển**: từ nhà tới trường, \(300 - 100 = 200\) m về phía đông. Có hướng, là đại lượng
  vectơ.

Chỉ khi đi thẳng không đổi chiều thì quãng đường mới bằng độ lớn độ dịch chuyển.

## Tốc độ và vận tốc trung bình

\[v_{tb} = \frac{s}{t}, \qquad \vec{v}_{tb} = \frac{\vec{d}}{t}\]

Nếu An đi hết 5 phút (300 s): tốc độ trung bình \(\frac{400}{300} \approx 1{,}33\) m/s; vận tốc
trung bình \(\frac{200}{300} \approx 0{,}67\) m/s, hướng đông.

## Đổi đơn vị

\(1\ \text{m/s} = 3{,}6\ \text{km/h}\). \(54\ \text{km/h} = 54 : 3{,}6 = 15\ \text{m/s}\).

## Cộng vận tốc

Ca nô chạy với vận tốc 6 m/s so với nước, nước chảy 2 m/s. Xuôi dòng 8 m/s, ngược dòng 4 m/s. Chạy
vuông góc với dòng: \(\sqrt{6^2 + 2^2} \approx 6{,}3\) m/s.

## Chỗ hay sai

Tốc độ trung bình cả đi lẫn về không bằng trung bình cộng hai tốc độ. Đi 40 km/h, về 60 km/h trên
cùng quãng đường: \(\frac{2 \cdot 40 \cdot 60}{100} = 48\) km/h.

**Tự kiểm tra:** chạy một vòng sân 400 m hết 100 s. Tốc độ trung bình 4 m/s, vận tốc trung bình 0.
`,
      ),
      lesson(
        'Bài 2. Đồ thị độ dịch chuyển – thời gian',
        { minutes: 8 },
        prose`
Trục ngang là thời gian \(t\), trục đứng là độ dịch chuyển \(d\). Đồ thị kể lại chuyển động mà không
cần lời.

## Đọc độ dốc

Độ dốc của đồ thị chính là vận tốc:
\[v = \frac{\Delta d}{\Delta t}\]

- Dốc lên: đi theo chiều dương. Càng dốc càng nhanh.
- Nằm ngang: đứng yên.
- Dốc xuống: đi ngược chiều dương, vận tốc âm.

## Ví dụ

| t (s) | 0 | 10 | 20 | 30 | 50 |
| d (m) | 0 | 40 | 40 | 60 | 0 |

1. Từ 0 đến 10 s: \(v = 4\) m/s.
2. Từ 10 đến 20 s: đứng yên.
3. Từ 20 đến 30 s: \(v = 2\) m/s.
4. Từ 30 đến 50 s: \(v = \frac{0 - 60}{20} = -3\) m/s, quay về chỗ cũ.

Tổng quãng đường: \(40 + 0 + 20 + 60 = 120\) m; độ dịch chuyển: 0.

## Đồ thị cong

Vận tốc thay đổi. Vận tốc tại một thời điểm là độ dốc của tiếp tuyến tại điểm đó.

## Chỗ hay sai

Đồ thị không phải hình vẽ con đường. Đồ thị dốc lên không có nghĩa là leo dốc.

**Tự kiểm tra:** đường thẳng qua \((0;\ 5)\) và \((4;\ 17)\) có vận tốc \(\frac{12}{4} = 3\) m/s.
`,
      ),
      lesson(
        'Bài 3. Chuyển động thẳng biến đổi đều',
        { minutes: 10, handout: 'vat-li-10-cong-thuc' },
        prose`
**Gia tốc** cho biết vận tốc thay đổi nhanh hay chậm:
\[a = \frac{v - v_0}{t}\]
đơn vị m/s². Xe tăng từ 10 m/s lên 16 m/s trong 3 s có \(a = 2\) m/s².

## Ba công thức

\[v = v_0 + at\]
\[d = v_0 t + \frac{1}{2}at^2\]
\[v^2 - v_0^2 = 2ad\]

Nhanh dần: \(a\) cùng dấu với \(v\). Chậm dần: \(a\) trái dấu với \(v\).

## Phanh xe

Xe chạy 20 m/s, phanh với gia tốc độ lớn 5 m/s². Chọn chiều dương theo chiều chuyển động, \(a =
-5\).

- Thời gian dừng: \(t = \frac{0 - 20}{-5} = 4\) s.
- Quãng đường: \(d = \frac{0 - 400}{2 \cdot (-5)} = 40\) m.

Nếu vận tốc gấp đôi thì quãng đường phanh gấp **bốn**. Vì vậy giới hạn tốc độ quan trọng hơn ta
tưởng.

## Đồ thị vận tốc – thời gian

Độ dốc là gia tốc, diện tích dưới đồ thị là độ dịch chuyển.

## Chỗ hay sai

Áp dụng \(d = vt\) cho chuyển động có gia tốc.

**Tự kiểm tra:** xuất phát từ nghỉ, \(a = 3\) m/s², sau 4 s đi được \(\frac{1}{2} \cdot 3 \cdot 16 =
24\) m.
`,
      ),
      lesson(
        'Bài 4. Rơi tự do',
        { minutes: 8 },
        prose`
Thả một tờ giấy và một hòn bi: bi chạm đất trước. Vo tờ giấy lại rồi thả: gần như cùng lúc. Khác
biệt là do không khí, không do nặng nhẹ. **Rơi tự do** là rơi chỉ dưới tác dụng của trọng lực.

## Công thức

Bắt đầu từ nghỉ, chiều dương hướng xuống:
\[v = gt, \qquad h = \frac{1}{2}gt^2, \qquad v^2 = 2gh\]

## Ví dụ

Thả viên bi từ độ cao 20 m, lấy \(g = 10\ \text{m/s}^2\).

- Thời gian: \(t = \sqrt{\frac{2h}{g}} = \sqrt{4} = 2\) s.
- Vận tốc chạm đất: \(v = gt = 20\) m/s.

## Quãng đường trong từng giây

Giây thứ nhất 5 m, giây thứ hai 15 m, giây thứ ba 25 m: tỉ lệ 1 : 3 : 5.

## Ném thẳng đứng lên

Vận tốc giảm đều 10 m/s mỗi giây. Ném lên với 15 m/s thì sau 1,5 s lên tới đỉnh, độ cao
\(\frac{15^2}{20} = 11{,}25\) m.

## Đo g ở nhà

Quay phim một vật rơi cạnh thước, đếm khung hình. Với điện thoại 30 khung mỗi giây, sau 12 khung
(0,4 s) vật rơi khoảng 0,8 m.

**Tự kiểm tra:** vật rơi trong 3 s đi được \(\frac{1}{2} \cdot 10 \cdot 9 = 45\) m.
`,
      ),
    ]),
    chapter('Phần 2. Động lực học', [
      lesson(
        'Bài 5. Ba định luật Newton',
        { minutes: 10 },
        prose`
## Định luật I: quán tính

Nếu hợp lực bằng 0 thì vật đứng yên sẽ đứng yên mãi, vật đang chuyển động sẽ chuyển động thẳng đều
mãi. Xe phanh gấp, người trên xe ngả về trước vì thân người muốn giữ vận tốc cũ. Dây an toàn cung
cấp lực để dừng cùng xe.

## Định luật II: gia tốc

\[\vec{a} = \frac{\vec{F}}{m}\]

Cùng lực, vật nặng hơn thì gia tốc nhỏ hơn. Xe hàng 50 kg chịu hợp lực 100 N có \(a = 2\) m/s².

Các bước giải: vẽ các lực → chọn chiều dương → viết \(F = ma\) theo từng phương → giải.

## Định luật III: tương tác

Khi A tác dụng lên B một lực thì B tác dụng lại A một lực **cùng độ lớn, ngược chiều**, đặt vào vật
**khác**. Vì đặt vào hai vật khác nhau nên chúng không triệt tiêu.

Ta đi được vì chân đẩy đất về sau, đất đẩy chân về trước.

## Ví dụ

Vật 2 kg đang đứng yên, chịu lực 10 N trong 3 s, bỏ qua ma sát. \(a = 5\) m/s², \(v = 15\) m/s, \(d
= 22{,}5\) m.

## Chỗ hay sai

“Có lực mới có chuyển động.” Sai: có lực mới có **thay đổi** chuyển động.

**Tự kiểm tra:** hợp lực 12 N gây gia tốc 3 m/s² cho vật có khối lượng 4 kg.
`,
      ),
      lesson(
        'Bài 6. Trọng lực, lực căng, lực ma sát',
        { minutes: 10 },
        prose`
## Trọng lực

\(P = mg\), hướng thẳng xuống, đặt ở trọng tâm. Vật 5 kg có \(P = 49\) N với \(g = 9{,}8\).

## Lực căng dây

Dây kéo vật với lực căng \(T\) hướng theo dây, về phía điểm treo. Vật 2 kg treo yên: \(T = P =
19{,}6\) N. Thang máy đi lên nhanh dần với \(a = 2\): \(T - mg = ma\), \(T = 2(9{,}8 + 2) = 23{,}6\)
N.

## Lực ma sát trượt

\[F_{ms} = \mu N\]
\(\mu\) là hệ số ma sát, \(N\) là áp lực. Lực này không phụ thuộc diện tích tiếp xúc.

Kéo thùng 10 kg trên sàn ngang, \(\mu = 0{,}3\), lực kéo 50 N, lấy \(g = 10\):

1. \(N = mg = 100\) N, \(F_{ms} = 30\) N.
2. \(a = \frac{50 - 30}{10} = 2\) m/s².

## Ma sát nghỉ

Khi lực kéo nhỏ, vật chưa trượt: ma sát nghỉ bằng đúng lực kéo. Nó tăng theo lực kéo đến một giá trị
lớn nhất rồi vật mới trượt.

## Mặt phẳng nghiêng

Trên dốc nghiêng góc \(\alpha\) không ma sát, \(a = g\sin\alpha\). Dốc 30°: \(a = 4{,}9\) m/s².

**Tự kiểm tra:** để thùng trên chuyển động đều, lực kéo phải bằng 30 N.
`,
      ),
    ]),
  ],
)
