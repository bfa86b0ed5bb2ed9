import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const toanLop5 = course(
  {
    name: 'Toán lớp 5: Số thập phân và phần trăm',
    category: 'lop-5',
    grade: 5,
    subject: 'Toán',
    teacher: 'Thầy Xuân Bách',
    isSgk: true,
    summary:
      'Dấu phẩy đặt ở đâu và vì sao. Bốn phép tính, tỉ số phần trăm, diện tích tam giác và hình thang.',
    html: prose`
Số thập phân là phân số mặc áo mới. Hiểu được từng hàng sau dấu phẩy thì bốn phép tính đều quen.
Khóa học kết thúc bằng phần trăm, thứ em gặp mỗi ngày ở cửa hàng.

## Em sẽ làm được

- đọc, viết, so sánh, làm tròn số thập phân;
- cộng, trừ, nhân, chia và kiểm tra bằng ước lượng;
- tính tỉ số phần trăm, giá sau khi giảm;
- tính diện tích hình tam giác, hình thang.
`,
  },
  [
    chapter('Chương 1. Số thập phân', [
      lesson(
        'Bài 1. Khái niệm số thập phân',
        { minutes: 8, preview: true, clip: 'so-thap-phan' },
        prose`
Chia 1 mét thành 10 phần bằng nhau, mỗi phần là \(\frac{1}{10}\) m, viết là \(0{,}1\) m. Chia thành
100 phần, mỗi phần là \(\frac{1}{100}\) m, viết là \(0{,}01\) m.

## Hàng sau dấu phẩy

Số \(7{,}385\) gồm:

| Hàng | đơn vị | phần mười | phần trăm | phần nghìn |
| Chữ số | 7 | 3 | 8 | 5 |

Đọc là *bảy phẩy ba trăm tám mươi lăm*. Phần trước dấu phẩy là **phần nguyên**, phần sau là **phần
thập phân**.

## Đổi từ phân số thập phân

- \(\frac{9}{10} = 0{,}9\)
- \(\frac{27}{100} = 0{,}27\)
- \(\frac{6}{1000} = 0{,}006\): phải đủ ba chữ số sau dấu phẩy.

## Đổi số đo

\(3\ \text{m}\ 45\ \text{cm} = 3\frac{45}{100}\ \text{m} = 3{,}45\ \text{m}\). Còn \(3\ \text{m}\ 5\
\text{cm} = 3{,}05\ \text{m}\), đừng quên chữ số 0.

**Tự kiểm tra:** \(8\ \text{kg}\ 60\ \text{g}\) bằng bao nhiêu ki-lô-gam? Vì \(60\ \text{g} =
\frac{60}{1000}\ \text{kg}\) nên bằng \(8{,}06\) kg.
`,
      ),
      lesson(
        'Bài 2. So sánh số thập phân',
        { minutes: 7 },
        prose`
Số nào lớn hơn: \(4{,}7\) hay \(4{,}65\)? Nhiều bạn chọn \(4{,}65\) vì 65 lớn hơn 7. Sai ở chỗ 7 là
bảy *phần mười*, còn 65 là sáu mươi lăm *phần trăm*.

## Viết cho bằng số chữ số

\(4{,}7 = 4{,}70\). Bây giờ so \(4{,}70\) với \(4{,}65\): 70 phần trăm lớn hơn 65 phần trăm, vậy
\(4{,}7 \gt 4{,}65\).

Thêm chữ số 0 vào tận cùng bên phải phần thập phân thì số không đổi.

## Các bước so sánh

1. So phần nguyên: \(12{,}3 \gt 9{,}98\).
2. Phần nguyên bằng nhau thì so hàng phần mười: \(5{,}27 \lt 5{,}31\).
3. Vẫn bằng nhau thì so tiếp hàng phần trăm, phần nghìn.

## Xếp thứ tự

Xếp từ bé đến lớn: \(0{,}5;\ 0{,}05;\ 0{,}55;\ 0{,}505\). Viết cùng ba chữ số: \(0{,}500;\ 0{,}050;\
0{,}550;\ 0{,}505\). Kết quả: \(0{,}05;\ 0{,}5;\ 0{,}505;\ 0{,}55\).

## Số ở giữa

Giữa \(2{,}3\) và \(2{,}4\) có vô số số thập phân, chẳng hạn \(2{,}31;\ 2{,}35;\ 2{,}399\).

**Tự kiểm tra:** tìm số tự nhiên \(x\) biết \(6{,}8 \lt x \lt 7{,}2\). Đó là \(x = 7\).
`,
      ),
    ]),
    chapter('Chương 2. Bốn phép tính', [
      lesson(
        'Bài 3. Cộng và trừ số thập phân',
        { minutes: 8 },
        prose`
Đặt tính sao cho **dấu phẩy thẳng dấu phẩy**. Khi ấy hàng nào thẳng hàng ấy.

## Ví dụ cộng

Tính \(12{,}6 + 3{,}85\). Viết \(12{,}60 + 3{,}85\), cộng như số tự nhiên:

1. Hàng phần trăm: \(0 + 5 = 5\).
2. Hàng phần mười: \(6 + 8 = 14\), viết 4 nhớ 1.
3. Hàng đơn vị: \(2 + 3 + 1 = 6\); hàng chục: 1.

Kết quả \(16{,}45\).

## Ví dụ trừ

\(20 - 7{,}36 = 20{,}00 - 7{,}36 = 12{,}64\). Thử lại: \(12{,}64 + 7{,}36 = 20\).

## Tính nhanh

\[4{,}75 + 8{,}6 + 5{,}25 = (4{,}75 + 5{,}25) + 8{,}6 = 10 + 8{,}6 = 18{,}6\]

Hãy tìm hai số cộng lại tròn chục, tròn đơn vị trước.

## Chỗ hay sai

\(3{,}5 + 2 = 5{,}5\), không phải \(3{,}7\). Số 2 là 2 đơn vị, phải thẳng cột với 3.

**Tự kiểm tra:** một sợi dây dài \(10\) m, cắt đi \(2{,}75\) m rồi cắt tiếp \(3{,}4\) m. Còn lại
\(10 - 2{,}75 - 3{,}4 = 3{,}85\) m.
`,
      ),
      lesson(
        'Bài 4. Nhân số thập phân',
        { minutes: 9 },
        prose`
## Nhân như số tự nhiên, rồi đếm chữ số

Tính \(2{,}4 \times 1{,}35\).

1. Bỏ dấu phẩy: \(24 \times 135 = 3240\).
2. Hai thừa số có \(1 + 2 = 3\) chữ số sau dấu phẩy.
3. Tách 3 chữ số từ phải sang: \(3{,}240 = 3{,}24\).

## Vì sao

\(2{,}4 = \frac{24}{10}\) và \(1{,}35 = \frac{135}{100}\), tích bằng \(\frac{3240}{1000}\).

## Nhân nhẩm

| Nhân với | Dấu phẩy dịch | Ví dụ |
| 10 | sang phải 1 chữ số | 3,72 thành 37,2 |
| 100 | sang phải 2 chữ số | 3,72 thành 372 |
| 0,1 | sang trái 1 chữ số | 3,72 thành 0,372 |
| 0,01 | sang trái 2 chữ số | 3,72 thành 0,0372 |

## Ước lượng để kiểm tra

\(2{,}4 \times 1{,}35\) gần với \(2 \times 1{,}5 = 3\). Kết quả \(3{,}24\) hợp lí; nếu ra \(32{,}4\)
hay \(0{,}324\) thì biết ngay là đặt sai dấu phẩy.

Nhân với số bé hơn 1 thì tích bé đi: \(8 \times 0{,}5 = 4\).

**Tự kiểm tra:** 1 kg gạo giá 18.500 đồng, mua \(2{,}6\) kg hết \(18500 \times 2{,}6 = 48100\) đồng.
`,
      ),
      lesson(
        'Bài 5. Chia số thập phân',
        { minutes: 10 },
        prose`
## Chia cho số tự nhiên

Tính \(8{,}4 : 4\): phần nguyên 8 chia 4 được 2, viết dấu phẩy vào thương, hạ 4, chia 4 được 1. Kết
quả \(2{,}1\). Nguyên tắc: **trước khi hạ chữ số đầu tiên của phần thập phân, viết dấu phẩy vào
thương**.

## Chia cho số thập phân

Tính \(23{,}56 : 6{,}2\). Nhân cả số bị chia và số chia với 10 để số chia thành số tự nhiên:
\(235{,}6 : 62 = 3{,}8\). Thương không đổi vì cả hai cùng gấp lên 10 lần.

## Còn dư thì thêm 0

Tính \(3 : 8\): 3 chia 8 được 0; thêm 0 thành 30 phần mười, chia 8 được 3 dư 6; 60 phần trăm chia 8
được 7 dư 4; 40 phần nghìn chia 8 được 5. Vậy \(3 : 8 = 0{,}375\).

## Chia cho số bé hơn 1

\(6 : 0{,}5 = 60 : 5 = 12\). Chia cho số bé hơn 1 thì thương lớn hơn số bị chia. Hiểu đơn giản: 6
lít nước rót vào các cốc nửa lít thì được 12 cốc.

**Tự kiểm tra:** may một bộ quần áo hết \(2{,}8\) m vải. Tấm vải dài \(42\) m may được \(42 : 2{,}8
= 15\) bộ.
`,
      ),
    ]),
    chapter('Chương 3. Phần trăm và diện tích', [
      lesson(
        'Bài 6. Tỉ số phần trăm',
        { minutes: 10, handout: 'toan-5-phan-tram' },
        prose`
Lớp có 40 bạn, 10 bạn biết bơi. Tỉ số giữa số bạn biết bơi và số bạn cả lớp là \(\frac{10}{40} =
0{,}25 = \frac{25}{100}\), viết là **25 %**.

## Ba bài toán

1. **Tìm tỉ số phần trăm của hai số:** chia hai số, nhân thương với 100, thêm kí hiệu %. \(18 : 24 =
   0{,}75 = 75\,\%\).
2. **Tìm một số phần trăm của một số:** \(15\,\%\) của 80 là \(80 \times 15 : 100 = 12\).
3. **Tìm một số khi biết phần trăm của nó:** 30 % của một số là 45, số đó là \(45 : 30 \times 100 =
   150\).

## Giảm giá

Quyển sách giá 60.000 đồng, giảm 20 %. Số tiền giảm: \(60000 \times 20 : 100 = 12000\) đồng. Giá
mới: \(60000 - 12000 = 48000\) đồng. Cách khác: còn lại 80 %, tức \(60000 \times 0{,}8 = 48000\)
đồng.

## Cạm bẫy

Tăng 10 % rồi giảm 10 % có về như cũ không? Từ 100, tăng thành 110; giảm 10 % của 110 là 11, còn 99.
Không về như cũ, vì 10 % lần sau tính trên số khác.

**Tự kiểm tra:** một cửa hàng lãi 15 % trên giá vốn 200.000 đồng. Giá bán là \(200000 \times 1{,}15
= 230000\) đồng.
`,
      ),
      lesson(
        'Bài 7. Diện tích hình tam giác, hình thang',
        { minutes: 9 },
        prose`
## Hình tam giác

Cắt hình chữ nhật theo đường chéo, ta được hai tam giác vuông bằng nhau. Mỗi tam giác có diện tích
bằng nửa hình chữ nhật. Với tam giác bất kì:
\[S = \frac{a \times h}{2}\]
trong đó \(a\) là độ dài đáy, \(h\) là chiều cao, cùng đơn vị đo.

Chiều cao phải **vuông góc** với đáy. Tam giác tù có khi chiều cao nằm ngoài hình.

## Hình thang

Ghép hai hình thang giống hệt nhau thành một hình bình hành có đáy \(a + b\). Vì vậy
\[S = \frac{(a + b) \times h}{2}\]

## Ví dụ

Thửa ruộng hình thang có đáy lớn 30 m, đáy bé 20 m, chiều cao 16 m. Diện tích: \((30 + 20) \times 16
: 2 = 400\ \text{m}^2\).

## Bài toán ngược

Tam giác có diện tích \(24\ \text{cm}^2\), đáy 8 cm. Chiều cao là \(24 \times 2 : 8 = 6\) cm. Nhớ
nhân 2 trước khi chia.

**Tự kiểm tra:** tam giác vuông có hai cạnh góc vuông 6 cm và 9 cm. Diện tích \(6 \times 9 : 2 = 27\
\text{cm}^2\).
`,
      ),
    ]),
  ],
)
