import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const lichSuDiaLiLop5 = course(
  {
    name: 'Lịch sử và Địa lí lớp 5: Từ Cổ Loa đến Thăng Long',
    category: 'lop-5',
    grade: 5,
    subject: 'Lịch sử và Địa lí',
    teacher: 'Thầy Gia Huy',
    isSgk: true,
    summary:
      'Đất nước trên bản đồ và mười lăm thế kỉ đầu tiên, kể bằng bản đồ, mốc thời gian và câu chuyện.',
    html: prose`
Hai bài đầu đọc bản đồ: nước ta nằm ở đâu, núi sông thế nào. Bốn bài sau đi từ thành Cổ Loa tới kinh
đô Thăng Long. Em cần một tờ giấy dài để vẽ trục thời gian, học tới đâu ghi tới đó.
`,
  },
  [
    chapter('Phần 1. Đất nước trên bản đồ', [
      lesson(
        'Bài 1. Vị trí, hình dáng, đơn vị hành chính',
        { minutes: 8, preview: true },
        prose`
Việt Nam nằm ở phía đông bán đảo Đông Dương, thuộc khu vực Đông Nam Á. Trên đất liền, nước ta giáp
Trung Quốc ở phía bắc, Lào và Cam-pu-chia ở phía tây. Phía đông và phía nam là Biển Đông.

## Con số nên nhớ

| Điều | Con số |
| Diện tích đất liền | khoảng 331.000 km² |
| Bờ biển | dài khoảng 3.260 km |
| Nơi hẹp nhất theo chiều đông – tây | chưa đầy 50 km, ở Quảng Bình cũ, nay thuộc tỉnh Quảng Trị |
| Tỉnh, thành phố | 34, từ ngày 1 tháng 7 năm 2025 |

Trong 34 đơn vị ấy có 27 tỉnh và 7 thành phố: Hà Nội, Hải Phòng, Huế, Đà Nẵng, Đồng Nai, Thành phố
Hồ Chí Minh, Cần Thơ. Đồng Nai trở thành thành phố từ ngày 30 tháng 4 năm 2026. Con số có thể còn
đổi, em hãy hỏi thầy cô bản đồ mới nhất.

## Hình chữ S

Lãnh thổ đất liền dài và hẹp, uốn cong như chữ S. Hai quần đảo Hoàng Sa và Trường Sa nằm trên Biển
Đông là một phần của nước ta.

## Thuận lợi và khó khăn

Giáp biển dài thì giao thương và đánh bắt thuận lợi, nhưng cũng đón nhiều bão. Lãnh thổ trải dài nên
khí hậu hai miền khác nhau.

**Tự làm:** che bản đồ lại và vẽ bằng trí nhớ hình chữ S, chấm nơi em ở.
`,
      ),
      lesson(
        'Bài 2. Núi, sông và khí hậu',
        { minutes: 8 },
        prose`
Ba phần tư diện tích đất liền nước ta là đồi núi, phần lớn là đồi núi thấp. Một phần tư còn lại là
đồng bằng, nơi đông dân nhất.

## Núi và đồng bằng

- Dãy **Hoàng Liên Sơn** ở tây bắc có đỉnh Phan-xi-păng cao 3.143 m, cao nhất nước.
- Dãy **Trường Sơn** chạy dọc phía tây.
- **Đồng bằng Bắc Bộ** do sông Hồng và sông Thái Bình bồi đắp, có đê ngăn lũ.
- **Đồng bằng Nam Bộ** do sông Mê Công và sông Đồng Nai bồi đắp, kênh rạch chằng chịt.

## Sông ngòi

Sông nhiều nhưng phần lớn ngắn và dốc, nước lên xuống theo mùa, mang nhiều phù sa. Vì thế có mùa lũ
và mùa cạn.

## Khí hậu nhiệt đới gió mùa

Miền Bắc có mùa đông lạnh, mưa phùn. Miền Nam nóng quanh năm, một mùa mưa và một mùa khô rõ rệt. Dãy
Bạch Mã là ranh giới tự nhiên giữa hai miền khí hậu.

## Đọc biểu đồ

Gặp biểu đồ mưa, hãy hỏi: tháng nào cao nhất, tháng nào thấp nhất, mùa mưa kéo dài mấy tháng.

**Tự làm:** ghi nhiệt độ lúc 7 giờ sáng trong bảy ngày và vẽ biểu đồ cột.
`,
      ),
    ]),
    chapter('Phần 2. Những trang sử đầu', [
      lesson(
        'Bài 3. Văn Lang và Âu Lạc',
        { minutes: 9 },
        prose`
Khoảng thế kỉ VII trước Công nguyên, trên vùng sông Hồng, sông Mã, sông Cả, các bộ lạc hợp lại thành
nước **Văn Lang**, đứng đầu là các Vua Hùng, đóng đô ở Phong Châu, nay thuộc tỉnh Phú Thọ.

## Người Văn Lang sống ra sao

Họ cấy lúa, đúc đồng, ở nhà sàn, ăn cơm nếp, thích nhảy múa trong hội mùa. Trên mặt **trống đồng
Đông Sơn** có hình người chèo thuyền, giã gạo, chim bay: đó là trang sách bằng đồng kể về đời sống
của họ.

## Nước Âu Lạc

Cuối thế kỉ III trước Công nguyên, quân Tần từ phương bắc tràn xuống. Người Lạc Việt và Âu Việt cùng
chống giặc dưới sự chỉ huy của **Thục Phán**. Thắng lợi, ông lên ngôi, xưng là An Dương Vương, đặt
tên nước là Âu Lạc, dời đô về **Cổ Loa**, nay thuộc Hà Nội.

## Thành Cổ Loa

Thành có ba vòng, uốn theo hình xoáy trôn ốc, có hào nước nối ra sông. Người Âu Lạc chế được nỏ bắn
nhiều mũi tên; các nhà khảo cổ đã tìm thấy hàng vạn mũi tên đồng ở đây.

Năm 179 trước Công nguyên, Triệu Đà dùng mưu chiếm được Âu Lạc. Truyền thuyết Mị Châu – Trọng Thủy
kể lại bài học mất cảnh giác ấy.

**Tự làm:** vẽ trục thời gian, chấm ba mốc của bài này.
`,
      ),
      lesson(
        'Bài 4. Hơn một nghìn năm đấu tranh',
        { minutes: 9, handout: 'lich-su-5-moc-thoi-gian' },
        prose`
Từ năm 179 trước Công nguyên đến năm 938, nước ta bị các triều đại phương bắc đô hộ. Nhưng hơn một
nghìn năm ấy cũng là hơn một nghìn năm nổi dậy.

## Các mốc lớn

| Năm | Sự kiện |
| 40 | Khởi nghĩa Hai Bà Trưng |
| 248 | Khởi nghĩa Bà Triệu |
| 542 | Khởi nghĩa Lý Bí, lập nước Vạn Xuân năm 544 |
| 713 | Khởi nghĩa Mai Thúc Loan |
| khoảng 776 | Khởi nghĩa Phùng Hưng |
| 905 | Khúc Thừa Dụ giành quyền tự chủ |
| 938 | Ngô Quyền thắng trên sông Bạch Đằng |

## Trận Bạch Đằng năm 938

Ngô Quyền cho đóng cọc gỗ đầu bịt sắt xuống lòng sông. Khi nước triều lên che lấp bãi cọc, quân ta
dùng thuyền nhỏ khiêu chiến, dụ thuyền giặc vào sâu. Nước rút, cọc nhô lên, thuyền lớn của quân Nam
Hán mắc cạn và vỡ. Tướng giặc Lưu Hoằng Tháo tử trận.

## Vì sao thắng

Người chỉ huy hiểu con nước, hiểu dòng sông và hiểu đối phương nóng vội. Chiến thắng chấm dứt thời
kì Bắc thuộc, mở ra thời kì độc lập lâu dài.

**Tự làm:** vẽ ba khung tranh: nước lên, nước rút, sau trận đánh.
`,
      ),
      lesson(
        'Bài 5. Nhà Lý dời đô ra Thăng Long',
        { minutes: 8 },
        prose`
Năm 1009, Lý Công Uẩn lên ngôi, tức vua Lý Thái Tổ. Kinh đô bấy giờ là **Hoa Lư**, vùng núi đá hiểm
trở của Ninh Bình, tiện phòng thủ nhưng chật hẹp.

## Chiếu dời đô

Mùa thu năm 1010, vua ban *Chiếu dời đô*, quyết định chuyển kinh đô về thành Đại La. Lí do: Đại La ở
giữa đất trời, đất rộng mà bằng, cao mà thoáng, dân không khổ vì ngập lụt, muôn vật phong phú.

Tương truyền khi thuyền vua cập bến, có rồng vàng bay lên, nên thành được đặt tên **Thăng Long**,
nghĩa là rồng bay lên. Đó là Hà Nội ngày nay.

## Những việc lớn thời Lý

- Năm **1054**, đổi tên nước là Đại Việt.
- Năm **1070**, lập Văn Miếu; năm **1076**, mở Quốc Tử Giám.
- Năm **1075**, mở khoa thi đầu tiên.
- Năm **1077**, Lý Thường Kiệt chặn quân Tống ở phòng tuyến sông Như Nguyệt.

## Nghĩ thêm

Hoa Lư giữ được nước, Thăng Long mở được nước. Khi nào cần nơi hiểm, khi nào cần nơi rộng? Câu hỏi
ấy đúng cả với một lớp học hay một gia đình.

**Tự làm:** viết bốn câu như một người dân Hoa Lư nghe tin dời đô.
`,
      ),
      lesson(
        'Bài 6. Nhà Trần ba lần thắng quân Mông – Nguyên',
        { minutes: 9 },
        prose`
Thế kỉ XIII, quân Mông Cổ đánh chiếm nhiều nước từ châu Á sang châu Âu. Ba lần, vào các năm **1258,
1285** và **1287–1288**, họ tràn vào Đại Việt. Cả ba lần đều thất bại.

## Một kế chung

Trước thế giặc mạnh, nhà Trần rút khỏi Thăng Long, bỏ lại thành không nhà trống. Giặc thiếu lương
thực, mệt mỏi vì khí hậu. Khi ấy quân ta phản công.

## Cả nước một lòng

- **Hội nghị Diên Hồng** đầu năm 1285: vua hỏi các bô lão nên hòa hay nên đánh, muôn người cùng đáp
  một tiếng *đánh*.
- **Trần Quốc Tuấn**, tức Hưng Đạo Đại Vương, viết *Hịch tướng sĩ* khích lệ quân lính.
- **Trần Quốc Toản** chưa đủ tuổi dự họp ở bến Bình Than, bóp nát quả cam lúc nào không hay, về lập
  đội quân riêng.

## Bạch Đằng năm 1288

Trần Quốc Tuấn dùng lại kế cắm cọc của Ngô Quyền, diệt đoàn thuyền của Ô Mã Nhi. Ba trăm năm mươi
năm sau, con sông cũ lại giúp người biết lắng nghe nó.

## Bài học

Sức mạnh không chỉ ở số quân. Đoàn kết, biết chờ thời và hiểu đất đai của mình cũng là sức mạnh.

**Tự làm:** lập bảng so sánh hai trận Bạch Đằng năm 938 và 1288.
`,
      ),
    ]),
  ],
)
