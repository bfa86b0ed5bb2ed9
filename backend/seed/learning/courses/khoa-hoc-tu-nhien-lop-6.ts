import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const khoaHocTuNhienLop6 = course(
  {
    name: 'Khoa học tự nhiên lớp 6: Chất, tế bào và lực',
    category: 'lop-6',
    grade: 6,
    subject: 'Khoa học tự nhiên',
    teacher: 'Thầy Minh Đăng',
    isSgk: true,
    summary:
      'Đo đạc, các thể của chất, tách hỗn hợp, tế bào, phân loại sinh vật và lực, kèm thí nghiệm làm được ở bếp.',
    html: prose`
Khoa học bắt đầu bằng câu hỏi và một phép thử. Bài nào cũng có thí nghiệm nhỏ làm với đồ trong bếp.
Em nhớ hỏi người lớn trước khi dùng nước nóng hoặc vật sắc.
`,
  },
  [
    chapter('Phần 1. Đo và chất', [
      lesson(
        'Bài 1. An toàn và phép đo',
        { minutes: 8, preview: true },
        prose`
## Trước khi làm thí nghiệm

- Đọc hết hướng dẫn, rồi mới chạm vào dụng cụ.
- Không nếm, không ngửi trực tiếp hóa chất. Muốn ngửi thì dùng tay phẩy nhẹ hơi về phía mũi.
- Kí hiệu hình thoi viền đỏ cảnh báo chất nguy hiểm: ngọn lửa là dễ cháy, đầu lâu là độc.
- Làm vỡ, làm đổ thì báo ngay, đừng tự dọn.

## Đo là so sánh

Đo chiều dài là so với đơn vị mét. Trước khi đo, em ước lượng để chọn dụng cụ.

| Đại lượng | Đơn vị | Dụng cụ |
| Chiều dài | mét (m) | thước |
| Khối lượng | ki-lô-gam (kg) | cân |
| Thời gian | giây (s) | đồng hồ |
| Nhiệt độ | độ C | nhiệt kế |

## Giới hạn đo và độ chia nhỏ nhất

**Giới hạn đo** là số lớn nhất ghi trên dụng cụ. **Độ chia nhỏ nhất** là khoảng cách giữa hai vạch
liền nhau. Thước 20 cm có vạch mi-li-mét thì độ chia nhỏ nhất là 1 mm.

## Đọc kết quả

Mắt nhìn vuông góc với vạch chia. Nhìn nghiêng sẽ đọc sai.

**Thử ở nhà:** đo bề dày của một tờ giấy bằng cách đo bề dày 100 tờ rồi chia cho 100.
`,
      ),
      lesson(
        'Bài 2. Ba thể của chất',
        { minutes: 8 },
        prose`
Nước đá, nước lỏng và hơi nước đều là nước, chỉ khác thể.

| | Thể rắn | Thể lỏng | Thể khí |
| Hình dạng | giữ nguyên | theo vật chứa | chiếm đầy vật chứa |
| Thể tích | xác định | xác định | không xác định |
| Các hạt | sát nhau, dao động tại chỗ | gần nhau, trượt lên nhau | xa nhau, bay tự do |

## Sáu sự chuyển thể

- **Nóng chảy:** rắn → lỏng. Nước đá nóng chảy ở 0 °C.
- **Đông đặc:** lỏng → rắn.
- **Bay hơi:** lỏng → khí, ở mọi nhiệt độ, từ bề mặt.
- **Sôi:** lỏng → khí, cả trong lòng chất lỏng, ở nhiệt độ xác định. Nước sôi ở 100 °C khi áp suất
  bình thường.
- **Ngưng tụ:** khí → lỏng.
- **Thăng hoa:** rắn → khí, như băng phiến.

## Nhiệt độ đứng yên

Khi nước đá đang tan, dù vẫn đun, nhiệt độ giữ ở 0 °C cho tới khi tan hết. Nhiệt lượng dùng để gỡ
các hạt ra khỏi chỗ.

**Thử ở nhà:** đặt cốc nước đá ra bàn. Những giọt nước bám ngoài thành cốc từ đâu ra? Không phải
nước thấm ra, mà là hơi nước trong không khí ngưng tụ.
`,
      ),
      lesson(
        'Bài 3. Hỗn hợp và cách tách',
        { minutes: 9, handout: 'khtn-6-tach-hon-hop' },
        prose`
**Chất tinh khiết** chỉ có một chất, như nước cất. **Hỗn hợp** gồm nhiều chất trộn lẫn, như nước
biển, không khí, cháo.

## Dung dịch, huyền phù, nhũ tương

- **Dung dịch:** chất tan phân bố đều, trong suốt. Nước muối.
- **Huyền phù:** hạt rắn lơ lửng, để yên sẽ lắng. Nước phù sa.
- **Nhũ tương:** giọt lỏng lơ lửng trong lỏng khác. Dầu giấm lắc mạnh.

## Dựa vào khác biệt để tách

| Cách tách | Dựa vào | Ví dụ |
| Lọc | hạt rắn không tan | tách cát khỏi nước |
| Cô cạn | chất tan không bay hơi | lấy muối từ nước biển |
| Chiết | hai chất lỏng không tan vào nhau | tách dầu ăn và nước |
| Dùng nam châm | chất bị hút | tách bột sắt khỏi bột gỗ |

## Một bài toán tách

*Hỗn hợp cát, muối và mạt sắt.* Làm lần lượt: dùng nam châm hút mạt sắt; hòa phần còn lại vào nước,
lọc lấy cát; cô cạn nước lọc được muối.

## Tan nhanh hơn

Khuấy, nghiền nhỏ, dùng nước nóng. Ba cách đều làm chất tan gặp nước nhiều hơn.

**Thử ở nhà:** pha nước muối đặc, để một đĩa mỏng ngoài nắng hai ngày. Em sẽ thấy các hạt muối hình
vuông nhỏ.
`,
      ),
    ]),
    chapter('Phần 2. Sự sống và lực', [
      lesson(
        'Bài 4. Tế bào, viên gạch của sự sống',
        { minutes: 8 },
        prose`
Mọi cơ thể sống đều làm từ tế bào. Vi khuẩn chỉ có một tế bào, cơ thể người có hàng chục nghìn tỉ.

## Ba phần chính

- **Màng tế bào:** bao quanh, cho chất cần vào, cho chất thải ra.
- **Chất tế bào:** nơi diễn ra phần lớn hoạt động sống.
- **Nhân** (hoặc vùng nhân): điều khiển, chứa vật chất di truyền.

## Nhân sơ và nhân thực

Tế bào vi khuẩn chưa có màng bao quanh nhân: **nhân sơ**. Tế bào thực vật, động vật, nấm có nhân
hoàn chỉnh: **nhân thực**.

## Thực vật khác động vật

| | Tế bào thực vật | Tế bào động vật |
| Thành tế bào | có | không |
| Lục lạp | có, ở phần xanh | không |
| Không bào | lớn, ở giữa | nhỏ hoặc không có |

Lục lạp giúp cây quang hợp. Thành tế bào cứng giúp cây đứng thẳng dù không có xương.

## Lớn lên và sinh sản

Một tế bào lớn lên, chia đôi thành 2, rồi 4, rồi 8. Sau \(n\) lần phân chia, từ một tế bào có
\(2^n\) tế bào. Nhờ vậy vết đứt tay liền lại.

**Thử ở nhà:** bóc lớp vỏ mỏng trong vảy hành, soi bằng kính lúp mạnh hoặc kính hiển vi của trường.
Những ô xếp như gạch chính là tế bào.
`,
      ),
      lesson(
        'Bài 5. Phân loại và khóa lưỡng phân',
        { minutes: 8 },
        prose`
Thư viện xếp sách theo loại để dễ tìm. Sinh học xếp sinh vật cũng vậy, từ lớn đến nhỏ: **giới,
ngành, lớp, bộ, họ, chi, loài**.

## Năm giới

Khởi sinh (vi khuẩn), Nguyên sinh (tảo, trùng roi), Nấm, Thực vật, Động vật.

## Tên khoa học

Gồm hai phần: tên chi viết hoa và tên loài viết thường, in nghiêng. Lúa là *Oryza sativa*. Tên khoa
học giống nhau ở mọi nước, nhờ vậy không nhầm.

## Khóa lưỡng phân

Mỗi bước chia nhóm làm **hai** theo một đặc điểm rõ ràng.

1. Có xương sống? Không → *con ong*. Có → bước 2.
2. Có lông vũ? Có → *con gà*. Không → bước 3.
3. Sống dưới nước, thở bằng mang? Có → *cá chép*. Không → *con mèo*.

Câu hỏi phải trả lời được bằng có hoặc không, đừng hỏi “to hay nhỏ” vì to nhỏ tùy người.

## Cá voi là cá?

Cá voi thở bằng phổi, nuôi con bằng sữa, nên thuộc lớp Thú. Hình dáng giống nhau chưa chắc cùng
nhóm.

**Thử ở nhà:** lập khóa lưỡng phân cho bốn đồ vật trong bếp: thìa, bát, dao, nồi.
`,
      ),
      lesson(
        'Bài 6. Lực, trọng lực và ma sát',
        { minutes: 9 },
        prose`
**Lực** là tác dụng đẩy hoặc kéo của vật này lên vật khác. Lực có thể làm vật đổi tốc độ, đổi hướng
hoặc biến dạng. Đơn vị lực là **newton** (N), đo bằng lực kế.

## Biểu diễn lực

Vẽ mũi tên: gốc ở điểm đặt, hướng theo hướng lực, độ dài theo tỉ lệ với độ lớn.

## Trọng lực

Trái Đất hút mọi vật. Lực hút ấy gọi là trọng lực, hướng thẳng xuống. Vật có khối lượng 1 kg chịu
trọng lực gần 10 N. Vậy chiếc cặp 3,5 kg nặng khoảng 35 N.

Khối lượng khác trọng lượng: lên Mặt Trăng, khối lượng em vẫn thế, trọng lượng chỉ còn khoảng một
phần sáu.

## Ma sát

Khi hai bề mặt cọ vào nhau, lực ma sát cản chuyển động.

- **Có ích:** nhờ ma sát ta đi được, phanh được xe, cầm được bút.
- **Có hại:** làm mòn máy, nóng ổ trục.

Muốn giảm ma sát thì tra dầu, dùng bánh xe, ổ bi. Muốn tăng thì làm mặt nhám, như đế giày có rãnh.

## Lực cản của nước và không khí

Xòe ô mà chạy thì khó hơn. Vật càng rộng, đi càng nhanh thì lực cản càng lớn.

**Thử ở nhà:** kéo quyển sách trên mặt bàn bằng dây chun, đo độ dài dây. Lót mấy chiếc bút chì tròn
bên dưới rồi kéo lại, dây dãn ít hơn hẳn.
`,
      ),
    ]),
  ],
)
