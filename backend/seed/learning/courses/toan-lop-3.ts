import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const toanLop3 = course(
  {
    name: 'Toán lớp 3: Nhân, chia và chu vi',
    category: 'lop-3',
    grade: 3,
    subject: 'Toán',
    teacher: 'Cô Mai Khanh',
    isSgk: true,
    summary:
      'Hiểu phép nhân trước khi thuộc bảng, chia hết và chia có dư, tính chu vi và một phần mấy.',
    html: prose`
Lớp 3 là năm của phép nhân và phép chia. Thuộc bảng mà không hiểu thì lên lớp 4 sẽ vướng; hiểu mà
không thuộc thì tính chậm. Khóa học đi cả hai đường.

## Em sẽ làm được

- suy ra mọi tích trong bảng từ vài tích đã nhớ;
- đặt tính nhân, chia với số có một chữ số;
- tính chu vi hình chữ nhật, hình vuông;
- tìm một phần mấy của một số.
`,
  },
  [
    chapter('Chương 1. Bảng nhân, bảng chia', [
      lesson(
        'Bài 1. Phép nhân là cộng nhiều lần',
        { minutes: 8, preview: true, clip: 'phep-nhan', handout: 'toan-3-bang-nhan' },
        prose`
Có 4 đĩa, mỗi đĩa 3 quả cam. Tất cả có \(3 + 3 + 3 + 3 = 12\) quả. Cộng mãi thì dài, ta viết gọn \(3
\times 4 = 12\), đọc là *ba nhân bốn bằng mười hai*.

## Nhìn bằng ô vuông

Vẽ 4 hàng, mỗi hàng 3 ô. Đếm theo hàng được 4 lần 3. Xoay tờ giấy lại, ta thấy 3 hàng, mỗi hàng 4 ô.
Số ô không đổi, vậy \(3 \times 4 = 4 \times 3\).

## Bảng nhân 3 và nhân 4

| | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
| × 3 | 3 | 6 | 9 | 12 | 15 | 18 | 21 | 24 | 27 | 30 |
| × 4 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 36 | 40 |

Hàng nhân 4 gấp đôi hàng nhân 2. Quên \(4 \times 7\), em lấy \(2 \times 7 = 14\) rồi gấp đôi thành 28.

## Phép chia đi ngược

Từ \(3 \times 4 = 12\) suy ra \(12 : 3 = 4\) và \(12 : 4 = 3\).

**Tự kiểm tra:** 7 bàn, mỗi bàn 4 bạn. Có bao nhiêu bạn? Đáp số: \(4 \times 7 = 28\) bạn.
`,
      ),
      lesson(
        'Bài 2. Bảng nhân 6, 7, 8, 9',
        { minutes: 9 },
        prose`
Bốn bảng này trông khó nhất, nhưng phần lớn em đã biết nhờ đổi chỗ: \(6 \times 3\) chính là \(3
\times 6\).

## Bắc cầu qua số 5

\(6 \times 7 = 5 \times 7 + 7 = 35 + 7 = 42\). Nhân 6 là nhân 5 thêm một lần.

## Gấp đôi

\(8 \times 6\) là gấp đôi của \(4 \times 6 = 24\), vậy bằng 48.

## Nhân 9

\(9 \times 8 = 10 \times 8 - 8 = 80 - 8 = 72\). Tổng hai chữ số của tích luôn bằng 9: \(7 + 2 = 9\),
\(6 + 3 = 9\).

Mẹo bàn tay: xòe mười ngón, gập ngón thứ 4 để tính \(9 \times 4\). Bên trái ngón gập có 3 ngón là 3
chục, bên phải có 6 ngón là 6 đơn vị: 36.

## Những tích nên thuộc ngay

- \(6 \times 6 = 36\), \(6 \times 8 = 48\)
- \(7 \times 7 = 49\), \(7 \times 8 = 56\)
- \(8 \times 8 = 64\)

Câu nhẩm cho \(7 \times 8\): *năm, sáu, bảy, tám* tức \(56 = 7 \times 8\).

**Tự kiểm tra:** một tuần có 7 ngày, 9 tuần có \(7 \times 9 = 63\) ngày.
`,
      ),
    ]),
    chapter('Chương 2. Nhân, chia trong phạm vi 1000', [
      lesson(
        'Bài 3. Đặt tính nhân',
        { minutes: 9 },
        prose`
Tính \(124 \times 3\). Ta nhân từ phải sang trái.

1. \(3 \times 4 = 12\), viết 2 nhớ 1.
2. \(3 \times 2 = 6\), thêm 1 được 7, viết 7.
3. \(3 \times 1 = 3\), viết 3.

Vậy \(124 \times 3 = 372\).

## Vì sao phải nhớ

\(124 = 100 + 20 + 4\). Nhân từng phần: \(300 + 60 + 12 = 372\). Số 12 gồm 1 chục và 2 đơn vị, chục
ấy phải sang hàng chục. Đó là số “nhớ”.

## Chỗ hay sai

Cộng số nhớ trước khi nhân. Với \(26 \times 4\): \(4 \times 6 = 24\), viết 4 nhớ 2; \(4 \times 2 =
8\), thêm 2 được 10. Kết quả 104. Nếu cộng 2 vào hàng chục trước rồi mới nhân sẽ ra 164, sai.

## Ước lượng trước khi tính

\(198 \times 4\) gần bằng \(200 \times 4 = 800\). Tính đúng được 792, nhỏ hơn 800 một chút, hợp lí.

**Tự kiểm tra:** một thùng có 136 quyển vở, 5 thùng có \(136 \times 5 = 680\) quyển.
`,
      ),
      lesson(
        'Bài 4. Chia hết và chia có dư',
        { minutes: 10 },
        prose`
Chia 14 cái kẹo cho 4 bạn, mỗi bạn được 3 cái và còn thừa 2 cái. Ta viết \(14 : 4 = 3\) dư 2.

## Số dư luôn bé hơn số chia

Nếu còn thừa 4 cái trở lên thì chia thêm được cho mỗi bạn một cái nữa. Vì vậy khi chia cho 4, số dư
chỉ có thể là 0, 1, 2, 3.

## Thử lại

Lấy thương nhân số chia rồi cộng số dư: \(3 \times 4 + 2 = 14\), đúng.

## Đặt tính chia

Tính \(96 : 4\):

1. 9 chục chia 4 được 2 chục, dư 1 chục.
2. Hạ 6, được 16 đơn vị, chia 4 được 4.

Vậy \(96 : 4 = 24\).

Tính \(725 : 6\): 7 chia 6 được 1 dư 1; hạ 2 được 12, chia 6 được 2 dư 0; hạ 5, 5 chia 6 được 0 dư 5.
Vậy \(725 : 6 = 120\) dư 5. Đừng quên số 0 ở hàng đơn vị.

## Dư để làm gì

Có 31 bạn đi đò, mỗi đò chở 4 bạn. \(31 : 4 = 7\) dư 3, phải cần 8 đò, vì 3 bạn cuối cũng phải có
đò.
`,
      ),
    ]),
    chapter('Chương 3. Hình và phần', [
      lesson(
        'Bài 5. Góc vuông, hình chữ nhật, hình vuông',
        { minutes: 7 },
        prose`
Góc bàn, góc vở, góc cửa đều là **góc vuông**. Muốn biết một góc có vuông hay không, em đặt ê ke sao
cho đỉnh và một cạnh trùng nhau, rồi xem cạnh kia có trùng không.

## Hình chữ nhật

Có 4 góc vuông, hai cạnh dài bằng nhau, hai cạnh ngắn bằng nhau. Cạnh dài gọi là chiều dài, cạnh
ngắn gọi là chiều rộng.

## Hình vuông

Có 4 góc vuông và 4 cạnh bằng nhau. Hình vuông là hình chữ nhật đặc biệt, có chiều dài bằng chiều
rộng.

## Làm ê ke bằng giấy

Gấp đôi một tờ giấy, rồi gấp lần nữa sao cho mép gấp trùng nhau. Góc vừa gấp là góc vuông.

## Tìm quanh nhà

| Vật | Góc vuông | Hình |
| Viên gạch lát | 4 | thường là hình vuông |
| Cánh cửa | 4 | hình chữ nhật |
| Miếng dưa hấu | có thể không có | không phải hai hình trên |

**Tự kiểm tra:** một hình có 4 cạnh bằng nhau nhưng không có góc vuông có phải hình vuông không?
Không, vì thiếu góc vuông.
`,
      ),
      lesson(
        'Bài 6. Chu vi hình chữ nhật, hình vuông',
        { minutes: 9, handout: 'toan-3-chu-vi' },
        prose`
Con kiến bò một vòng quanh mép quyển vở rồi về chỗ cũ. Độ dài đường đi của nó là **chu vi** của mặt
vở.

## Hình chữ nhật

Vở dài 20 cm, rộng 15 cm. Con kiến đi \(20 + 15 + 20 + 15 = 70\) cm. Nhanh hơn, ta tính
\[(20 + 15) \times 2 = 70\]

Muốn tính chu vi hình chữ nhật, ta lấy chiều dài cộng chiều rộng (cùng đơn vị đo) rồi nhân với 2.

## Hình vuông

Bốn cạnh bằng nhau nên chu vi bằng cạnh nhân 4. Khăn vuông cạnh 25 cm có chu vi \(25 \times 4 =
100\) cm.

## Cẩn thận đơn vị

Một mảnh đất dài 2 m, rộng 50 cm. Đổi \(2\ \text{m} = 200\ \text{cm}\), rồi tính \((200 + 50) \times
2 = 500\) cm, tức 5 m.

## Bài toán ngược

Hình chữ nhật có chu vi 36 cm, chiều dài 11 cm. Nửa chu vi là \(36 : 2 = 18\) cm, chiều rộng là \(18 -
11 = 7\) cm.

**Tự kiểm tra:** sân hình vuông có chu vi 48 m. Cạnh sân dài \(48 : 4 = 12\) m.
`,
      ),
      lesson(
        'Bài 7. Một phần mấy',
        { minutes: 8, clip: 'phan-so' },
        prose`
Cắt chiếc bánh thành 4 phần bằng nhau, lấy 1 phần. Ta được **một phần tư** chiếc bánh, viết là
\(\frac{1}{4}\).

## Chữ “bằng nhau” rất quan trọng

Nếu cắt lệch, một phần to ba phần nhỏ, thì không gọi phần nào là một phần tư được.

## Một phần mấy của một số

Có 12 quả trứng, lấy \(\frac{1}{3}\) số trứng. Chia 12 thành 3 phần bằng nhau, mỗi phần \(12 : 3 =
4\) quả. Vậy \(\frac{1}{3}\) của 12 quả là 4 quả.

Muốn tìm một phần mấy của một số, ta lấy số đó chia cho số phần.

## So sánh

\(\frac{1}{2}\) và \(\frac{1}{4}\) của cùng một chiếc bánh, phần nào lớn hơn? Chia càng nhiều phần
thì mỗi phần càng nhỏ, nên \(\frac{1}{2} \gt \frac{1}{4}\).

## Bài toán

Quyển truyện 84 trang, An đã đọc \(\frac{1}{4}\) số trang. An đã đọc \(84 : 4 = 21\) trang, còn lại
\(84 - 21 = 63\) trang.

**Tự kiểm tra:** \(\frac{1}{6}\) của 54 kg là \(54 : 6 = 9\) kg.
`,
      ),
    ]),
  ],
)
