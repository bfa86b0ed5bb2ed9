import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const vietBaiLuan = course(
  {
    name: 'Viết bài luận đầu tiên',
    category: 'ki-nang-hoc-tap',
    grade: 10,
    subject: 'Kĩ năng',
    teacher: 'Cô Thu Thảo',
    validDays: 365,
    summary:
      'Từ câu hỏi mơ hồ tới bài luận có luận điểm, có nguồn, có phản biện. Sáu bài, sáu phần bản thảo.',
    html: prose`
Bài luận không phải bài văn dài. Nó là một cuộc đi tìm câu trả lời, có người đọc đi cùng. Khóa học
dẫn bạn viết một bài chừng 1.500 chữ về đề tài tự chọn.

Sau mỗi bài, bạn có thêm một phần bản thảo: câu hỏi, danh sách nguồn, luận điểm, dàn ý, bản nháp,
bản sửa.
`,
  },
  [
    chapter('Phần 1. Đặt nền', [
      lesson(
        'Bài 1. Từ đề tài tới câu hỏi',
        { minutes: 8, preview: true },
        prose`
*Mạng xã hội và học sinh* là đề tài. *Xem mạng xã hội trước khi ngủ ảnh hưởng thế nào đến giấc ngủ
của học sinh lớp 10 trường tôi?* là câu hỏi. Đề tài để nói mãi, câu hỏi để trả lời.

## Thu hẹp bốn lần

1. **Ai:** học sinh nói chung → học sinh lớp 10.
2. **Ở đâu, khi nào:** → trường tôi, năm nay.
3. **Khía cạnh nào:** → giấc ngủ.
4. **Quan hệ gì:** → xem trước khi ngủ ảnh hưởng thế nào.

## Thử câu hỏi

- Có thể trả lời sai không? Nếu câu trả lời nào cũng đúng thì chưa phải câu hỏi.
- Có đủ nguồn trong hai tuần không?
- Bạn có thật muốn biết không?

## Ba loại câu hỏi

| Loại | Ví dụ | Độ khó |
| Là gì | Học sinh lớp tôi đọc gì? | dễ |
| Vì sao | Vì sao nhiều bạn bỏ đọc sau lớp 6? | vừa |
| Có nên | Trường có nên cấm điện thoại giờ ra chơi? | khó, hay |

## Một lỗi thường gặp

Câu hỏi đã chứa sẵn câu trả lời: *Tác hại của trò chơi điện tử là gì?* Hãy sửa: *Trò chơi điện tử
ảnh hưởng thế nào…*

**Phần bản thảo 1:** viết ba câu hỏi, chọn một, giải thích trong năm dòng.
`,
      ),
      lesson(
        'Bài 2. Tìm và đọc nguồn',
        { minutes: 9 },
        prose`
## Thang tin cậy

| Nguồn | Dùng để |
| Sách, bài nghiên cứu có tên tác giả và nơi xuất bản | làm chỗ dựa chính |
| Số liệu của cơ quan thống kê, bộ ngành | lấy con số |
| Báo có tòa soạn | nêu sự việc |
| Trang cá nhân, diễn đàn | biết ý kiến, không làm bằng chứng |

## Năm câu hỏi với mỗi nguồn

1. Ai viết, có chuyên môn không?
2. Viết khi nào, còn đúng không?
3. Dựa vào đâu?
4. Ai được lợi nếu ta tin?
5. Nguồn khác nói sao?

## Ghi nguồn ngay

Lập bảng: tên tác giả, tên bài, nơi in, năm, trang, địa chỉ, ngày xem. Ghi ngay lúc đọc. Tìm lại sau
ba tuần là cực hình.

## Trích, diễn lại, tóm

- **Trích:** nguyên văn, trong ngoặc kép, ghi nguồn.
- **Diễn lại:** lời mình, ý người, vẫn ghi nguồn.
- **Tóm:** rút ý chính, vẫn ghi nguồn.

Chép mà không ghi là đạo văn, dù chỉ một câu. Đổi vài từ cũng vẫn là chép.

## Nguồn của chính mình

Một bảng hỏi 30 bạn, ba cuộc phỏng vấn, một tuần quan sát: nguồn nhỏ nhưng không ai có.

**Phần bản thảo 2:** bảng năm nguồn, mỗi nguồn hai dòng tóm tắt và một dòng nhận xét.
`,
      ),
      lesson(
        'Bài 3. Luận điểm và phản biện',
        { minutes: 8 },
        prose`
**Luận điểm** là câu trả lời cho câu hỏi, viết thành một câu mà người khác có thể không đồng ý.

## Công thức khởi đầu

*Mặc dù [ý kiến trái], [luận điểm của tôi], bởi vì [lí do chính].*

Ví dụ: *Mặc dù lệnh cấm điện thoại làm giờ ra chơi yên hơn, trường không nên cấm hoàn toàn, bởi vì
học sinh cần tập tự điều chỉnh khi còn có người hướng dẫn.*

## Thử ba cách

- **Ngược lại:** câu phủ định có nghe được không? Nếu phủ định nghe vô lí, luận điểm quá hiển nhiên.
- **Vậy thì sao:** ai cần biết điều này?
- **Thật không:** bằng chứng nào sẽ khiến tôi đổi ý?

## Phản biện tử tế

Viết ý trái ở dạng **mạnh nhất** của nó, đến mức người theo ý ấy gật đầu. Rồi mới trả lời. Đánh đổ
một hình nộm thì dễ nhưng chẳng thuyết phục ai.

| Hình nộm | Dạng mạnh nhất |
| Họ muốn cấm vì ghét công nghệ | Họ thấy học sinh trò chuyện với nhau nhiều hơn hẳn ở những trường đã cấm |

## Được phép đổi ý

Trong lúc đọc nguồn mà luận điểm lung lay, hãy sửa luận điểm. Đó là dấu hiệu của nghiên cứu thật.

**Phần bản thảo 3:** luận điểm theo công thức, ba lí do, một phản biện ở dạng mạnh nhất.
`,
      ),
    ]),
    chapter('Phần 2. Viết và sửa', [
      lesson(
        'Bài 4. Dàn ý ngược',
        { minutes: 7 },
        prose`
Dàn ý thường bắt đầu từ mở bài. Hãy thử ngược lại: bắt đầu từ điều bạn muốn người đọc tin khi gấp
bài lại, rồi hỏi *muốn tin điều ấy, họ phải tin điều gì trước?*

## Bậc thang

1. Kết luận: trường nên quy định giờ dùng, không cấm.
2. Cần tin trước: tự điều chỉnh là kĩ năng học được.
3. Cần tin trước nữa: có nơi đã làm và có kết quả.
4. Bậc thấp nhất: hiện nay giờ ra chơi đang thế nào.

Đọc từ 4 lên 1, bạn có thứ tự của bài.

## Mỗi đoạn một thẻ

Viết mỗi đoạn lên một thẻ: câu chủ đề, bằng chứng, nguồn. Trải ra sàn, đổi chỗ. Đổi thẻ dễ hơn đổi
đoạn văn.

## Tỉ lệ

| Phần | Phần trăm số chữ |
| Mở: câu hỏi, vì sao đáng hỏi, luận điểm | 10 |
| Bối cảnh | 15 |
| Ba lí do với bằng chứng | 50 |
| Phản biện và trả lời | 15 |
| Kết: điều còn bỏ ngỏ | 10 |

## Kiểm tra dàn ý

Đọc riêng các câu chủ đề. Nếu người lạ nghe xong kể lại được lập luận, dàn ý đã đứng vững.

**Phần bản thảo 4:** tám đến mười thẻ, chụp ảnh lại thứ tự cuối cùng.
`,
      ),
      lesson(
        'Bài 5. Viết nháp không dừng',
        { minutes: 7 },
        prose`
Nháp là để có cái mà sửa. Hãy cho phép mình viết dở.

## Luật của bản nháp

1. Viết đoạn dễ trước, mở bài sau cùng.
2. Mỗi lượt 25 phút, không xóa, không tra.
3. Thiếu số liệu thì ghi *[tìm số]*, thiếu từ thì ghi *[từ?]* rồi đi tiếp.
4. Hết lượt dừng giữa câu, để lần sau vào việc ngay.

## Câu chủ đề trước

Bắt đầu mỗi đoạn bằng việc chép câu chủ đề từ thẻ. Nó như cái cọc, viết lan man thì quay về.

## Dẫn nguồn vào câu

Yếu: *Theo nghiên cứu cho thấy ngủ ít thì học kém.* Khá hơn: *Trong bảng hỏi 32 bạn lớp 10A, 19 bạn
ngủ dưới bảy tiếng; nhóm này tự nhận buồn ngủ trong lớp nhiều gấp đôi nhóm còn lại.* Con số, nguồn,
cách đo đều rõ.

## Giọng

Viết như đang giải thích cho một người thông minh chưa biết chuyện. Không cần *chúng ta thấy rằng*.
Dùng *tôi* khi nói việc mình làm: *Tôi hỏi 32 bạn…* trung thực hơn *Khảo sát được tiến hành…*

## Ngày nghỉ

Viết xong nháp, để một ngày. Quay lại bạn sẽ thấy những chỗ mà hôm qua không thấy.

**Phần bản thảo 5:** bản nháp đủ 1.200 chữ, còn nguyên các dấu ngoặc vuông.
`,
      ),
      lesson(
        'Bài 6. Ba vòng sửa',
        { minutes: 8 },
        prose`
Sửa từ lớn tới nhỏ. Chữa chính tả cho một đoạn sắp bị cắt là phí công.

## Vòng một: lập luận

- Bên lề mỗi đoạn, viết năm chữ: đoạn này *làm* gì?
- Hai đoạn cùng việc thì gộp. Đoạn không làm gì thì cắt.
- Phản biện đã ở dạng mạnh nhất chưa?

## Vòng hai: đoạn và câu

- Câu đầu đoạn có nối với câu cuối đoạn trước không?
- Câu trên ba dòng thì tách.
- Động từ thật thay cho danh từ hóa: *tiến hành việc khảo sát* → *khảo sát*.
- Cắt 10 % số chữ. Luôn cắt được.

## Vòng ba: đúng và sạch

- Mọi con số có nguồn. Mọi trích dẫn đúng nguyên văn.
- Danh mục nguồn cùng một kiểu.
- Đọc to cả bài. Vấp ở đâu sửa ở đó.

## Nhờ người đọc

Đừng hỏi *hay không?* Hãy hỏi ba câu:

1. Bạn hiểu tôi đang khẳng định điều gì?
2. Chỗ nào bạn muốn cãi?
3. Chỗ nào bạn đọc lướt?

## Mở bài viết cuối

Bây giờ bạn biết bài đi tới đâu, hãy viết lại câu mở: một cảnh, một con số lạ, hoặc chính câu hỏi.

**Phần bản thảo 6:** bản hoàn chỉnh 1.500 chữ, kèm nửa trang kể bạn đã sửa gì và vì sao.
`,
      ),
    ]),
  ],
)
