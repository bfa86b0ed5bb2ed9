import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const nguVanLop12 = course(
  {
    name: 'Ngữ văn lớp 12: Viết bài nghị luận',
    category: 'lop-12',
    grade: 12,
    subject: 'Ngữ văn',
    teacher: 'Cô Hạ Vi',
    isSgk: true,
    validDays: 365,
    summary: 'Sáu bước từ đọc đề tới sửa bài. Viết bằng suy nghĩ của mình, không bằng văn mẫu.',
    html: prose`
Đề thi Ngữ văn dùng ngữ liệu ngoài sách giáo khoa, nên thuộc lòng bài mẫu không còn giúp được. Khóa
học rèn sáu việc mà bài văn nào cũng cần: hiểu đề, tìm ý, dựng đoạn, dùng dẫn chứng, so sánh, sửa.

Mỗi bài có một đề luyện và bảng tự chấm. Em viết tay, bấm giờ, rồi tự đọc lại sau một ngày.
`,
  },
  [
    chapter('Phần 1. Trước khi viết', [
      lesson(
        'Bài 1. Đọc đề: ba lần gạch chân',
        { minutes: 8, preview: true },
        prose`
Lạc đề là lỗi nặng nhất, và luôn xảy ra trong ba phút đầu.

## Ba lần gạch chân

1. **Vấn đề:** đề bàn về điều gì?
2. **Thao tác:** phân tích, so sánh, bàn luận, nêu ý kiến?
3. **Phạm vi:** đoạn thơ nào, khoảng bao nhiêu chữ, từ góc độ của ai?

*“Từ góc độ của người trẻ, hãy viết đoạn văn khoảng 200 chữ trình bày suy nghĩ về **sự cần thiết của
việc lắng nghe bản thân**.”* Vấn đề là *sự cần thiết*, không phải *thế nào là lắng nghe* hay *làm
sao để lắng nghe*. Hai ý sau chỉ được nhắc qua.

## Đổi đề thành câu hỏi

Vì sao phải lắng nghe bản thân? Không lắng nghe thì mất gì? Câu hỏi nào không quay về chữ *cần
thiết* thì bỏ.

## Những chữ nhỏ đổi cả đề

| Đề ghi | Phải viết |
| ý nghĩa của | giá trị, tác dụng |
| biểu hiện của | dấu hiệu, ví dụ |
| giải pháp cho | việc cụ thể làm được |
| so sánh, đánh giá | cả giống và khác, rồi nhận xét |

## Bảng tự chấm

- Em nói lại được vấn đề bằng một câu không dùng chữ của đề?
- Mọi ý trong nháp đều trả lời câu hỏi của đề?

**Luyện:** đổi đề *“suy nghĩ về cái giá của sự nổi tiếng sớm”* thành ba câu hỏi.
`,
      ),
      lesson(
        'Bài 2. Tìm ý và lập dàn ý',
        { minutes: 9 },
        prose`
## Bốn cửa tìm ý

Với vấn đề bất kì, mở lần lượt bốn cửa:

1. **Là gì:** hiểu vấn đề bằng lời mình.
2. **Vì sao:** lí do từ bên trong con người, lí do từ hoàn cảnh.
3. **Nếu không:** điều gì xảy ra khi thiếu nó, hoặc khi nó đi quá.
4. **Vậy thì:** người như em làm được gì ngay tuần này.

## Chọn, đừng gom

Mỗi cửa viết nhanh ba ý ra nháp, rồi giữ một. Bài 600 chữ chỉ nuôi được ba, bốn ý lớn.

## Dàn ý một trang

*Đề: bàn về giá trị của việc làm những điều nhỏ.*

| Phần | Ý | Dẫn chứng |
| Mở | Ta hay chờ dịp lớn | hình ảnh người quét lá trước cổng trường |
| Thân 1 | Điều nhỏ làm được mỗi ngày nên bền | thói quen đọc mười trang |
| Thân 2 | Điều nhỏ chạm tới người cụ thể | bát nước chè trước hiên ngày nắng |
| Phản biện | Điều nhỏ không thay được việc lớn | dọn rác một buổi so với sửa cống thoát nước |
| Kết | Trở lại người quét lá | |

## Ý phản biện

Một đoạn thừa nhận giới hạn làm bài đáng tin. Viết: *Dĩ nhiên…, nhưng…* và nói rõ đến đâu thì đúng.

## Bảng tự chấm

- Dàn ý gói trong một mặt giấy?
- Mỗi ý có ít nhất một dẫn chứng?
- Có ý phản biện?

**Luyện:** lập dàn ý trong 10 phút cho đề *bàn về sự im lặng đúng lúc*.
`,
      ),
    ]),
    chapter('Phần 2. Trong khi viết', [
      lesson(
        'Bài 3. Đoạn văn nghị luận',
        { minutes: 9, handout: 'ngu-van-12-khung-doan' },
        prose`
Đoạn văn là đơn vị của lập luận: một ý, đi từ khẳng định tới bằng chứng tới ý nghĩa.

## Năm nhịp

1. **Khẳng định:** câu chủ đề, đủ chủ ngữ vị ngữ, không hỏi.
2. **Giải thích:** nói rõ từ quan trọng.
3. **Lí lẽ:** vì sao đúng.
4. **Dẫn chứng:** cụ thể, đủ chi tiết để người đọc nhìn thấy.
5. **Nối về:** dẫn chứng ấy nói lên điều gì cho câu chủ đề.

## Đoạn mẫu

*(1) Lắng nghe bản thân giúp ta biết dừng đúng lúc. (2) Lắng nghe ở đây không phải chiều theo ý
thích, mà là nhận ra tín hiệu của cơ thể và lòng mình. (3) Người bỏ qua tín hiệu nhỏ thường phải trả
giá bằng tín hiệu lớn. (4) Có người bạn của tôi thức trắng nhiều đêm trước kì thi, tự bảo cố thêm
chút nữa, rồi ngủ gục đúng giờ làm bài. (5) Giá biết dừng ở đêm thứ hai, bạn đã không mất cả năm
chuẩn bị.*

## Câu chủ đề yếu và mạnh

- Yếu: *Lắng nghe bản thân rất quan trọng.*
- Mạnh: *Lắng nghe bản thân giúp ta biết dừng đúng lúc.*

Câu mạnh có thể bị phản đối; câu yếu thì ai cũng gật và quên ngay.

## Liên kết

Dùng từ nối có nghĩa: *bởi thế, trái lại, chẳng hạn, nói cách khác*. Đừng rải *và, ngoài ra* cho đủ.

## Bảng tự chấm

- Bỏ câu chủ đề, người khác còn đoán được ý đoạn không?
- Nhịp 5 có quay về nhịp 1 không?

**Luyện:** viết đoạn năm nhịp về *làm lại từ đầu*.
`,
      ),
      lesson(
        'Bài 4. Dẫn chứng và phân tích dẫn chứng',
        { minutes: 8 },
        prose`
## Ba nguồn dẫn chứng

| Nguồn | Ưu | Nhược |
| Đời sống quanh em | mới, thật, không đụng hàng | cần kể gọn |
| Lịch sử, khoa học | có sức nặng | phải đúng |
| Văn học | gần với môn học | dễ sa vào kể truyện |

Tên tuổi quá quen (nhà phát minh bóng đèn, chàng trai không tay) không sai, nhưng người chấm đã đọc
nghìn lần.

## Kể trong ba câu

Ai, trong hoàn cảnh nào, làm gì, kết quả ra sao. Bỏ ngày tháng nếu không chắc.

## Phân tích, đừng chỉ nêu

Chỉ nêu: *Nguyễn Đình Chiểu mù lòa vẫn làm thơ.*

Phân tích: *Nguyễn Đình Chiểu mất đôi mắt ở tuổi hai mươi bảy, đúng khi con đường khoa cử đang mở.
Ông không tìm cách trở lại con đường cũ mà chọn con đường khác: dạy học, bốc thuốc, đọc thơ cho
người chép. Nghị lực ở đây không phải là cố làm điều cũ trong hoàn cảnh mới, mà là dám đổi điều mình
theo đuổi.*

Câu cuối là phần đáng điểm: nó biến một tấm gương thành một suy nghĩ.

## Dẫn chứng văn học

Trích ít chữ, đúng chữ, đặt trong ngoặc kép. Không nhớ chính xác thì diễn lại ý, đừng bịa câu thơ.

## Bảng tự chấm

- Dẫn chứng có chi tiết cụ thể không?
- Sau dẫn chứng có ít nhất một câu phân tích không?
- Số liệu em viết có chắc không?

**Luyện:** chọn một việc em chứng kiến tuần này, viết thành dẫn chứng cho ý *tử tế cần can đảm*.
`,
      ),
      lesson(
        'Bài 5. Nghị luận văn học và so sánh hai tác phẩm',
        { minutes: 10 },
        prose`
## Đọc một đoạn thơ lạ

1. Đọc to hai lượt, ghi cảm giác đầu tiên.
2. Ai nói, nói với ai, trong lúc nào?
3. Khoanh ba từ không thể thay. Thử thay xem mất gì.
4. Nhìn hình thức: thể thơ, vần, nhịp, câu dài ngắn.
5. Gộp lại: điều được nói **và** cách nói.

## Khung bài

Mở: tác giả, tác phẩm, nhận định chính. Thân: mỗi đoạn một luận điểm về nội dung gắn với nghệ thuật.
Đừng tách “nội dung” và “nghệ thuật” thành hai kho riêng. Kết: giá trị, dư âm.

## So sánh

Đề so sánh hai đoạn thơ hay hai truyện ngắn. Có hai cách sắp xếp:

- **Song song:** mỗi đoạn xét một tiêu chí trên cả hai tác phẩm. Chặt, khó.
- **Nối tiếp:** xong tác phẩm một tới tác phẩm hai, rồi một phần so sánh. Dễ, phải nhớ phần so sánh.

| Tiêu chí | Qua Đèo Ngang | Bạn đến chơi nhà |
| Tình huống | một mình giữa đèo | bạn quý tới nhà |
| “Ta với ta” | chỉ mình với mình | tôi với bạn |
| Giọng | trang nhã, buồn | hóm hỉnh, ấm |

Sau khi chỉ ra giống và khác, phải **lí giải**: vì hoàn cảnh, vì cá tính, vì thể loại.

## Chỗ hay sai

Kết luận “bài nào cũng hay”. Hãy nói mỗi bài hay ở điểm nào mà bài kia không có.

**Luyện:** so sánh cách kết bài của hai truyện ngắn em thích, 300 chữ.
`,
      ),
    ]),
    chapter('Phần 3. Sau khi viết', [
      lesson(
        'Bài 6. Sửa bài bằng mắt người chấm',
        { minutes: 8 },
        prose`
Dành mười phút cuối để sửa. Mười phút này thường đáng nửa điểm đến một điểm.

## Đọc bốn lượt

1. **Câu chủ đề:** đọc riêng câu đầu các đoạn. Nối lại có thành một lập luận không?
2. **Dẫn chứng:** đoạn nào không có? Thêm một chi tiết.
3. **Câu:** câu dài quá ba dòng thì cắt. Câu bắt đầu bằng *Qua đó, Thông qua, Với việc* thường thiếu
   chủ ngữ.
4. **Chính tả và tên riêng.**

## Những câu nên gạch

- *Trong cuộc sống hiện nay, … là vấn đề rất được quan tâm.*
- *Như chúng ta đã biết…*
- *Là học sinh, em hứa sẽ…*

Gạch đi mà bài không mất gì thì đúng là nên gạch.

## Câu thiếu chủ ngữ

Sai: *Qua bài thơ cho thấy tình yêu quê hương.* Đúng: *Bài thơ cho thấy tình yêu quê hương.* Hoặc:
*Qua bài thơ, tác giả bày tỏ…*

## Bảng chấm sáu tiêu chí

| Tiêu chí | Điểm tự cho (0–2) |
| Đúng vấn đề, đúng phạm vi | |
| Luận điểm rõ, sắp xếp hợp lí | |
| Dẫn chứng cụ thể, có phân tích | |
| Có ý riêng hoặc phản biện | |
| Câu gọn, liên kết | |
| Chính tả, trình bày | |

Dưới 8 điểm thì viết lại đoạn yếu nhất, không viết lại cả bài.

**Luyện:** lấy bài gần nhất, đọc bốn lượt, ghi lại ba thay đổi quan trọng nhất.
`,
      ),
    ]),
  ],
)
