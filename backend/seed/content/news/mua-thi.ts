import type { Rubric } from '@/backend/seed/content/news/article'
import { prose } from '@/backend/seed/content/prose'

export const muaThi: Rubric = {
  name: 'Mùa thi',
  slug: 'mua-thi',
  articles: [
    {
      title: 'Lịch ôn thi học kì trong ba tuần',
      author: 'Thầy Bách',
      daysAgo: 2,
      views: 4127,
      isFocus: true,
      summary:
        'Hai mươi mốt ngày, mỗi ngày chín mươi phút, có ngày nghỉ. Một lịch ôn vừa sức cho học sinh trung học.',
      scene: 'calendar',
      html: prose`
Còn ba tuần nữa là thi. Đủ để ôn tử tế, không đủ để làm lại từ đầu. Lịch dưới đây dành cho học sinh
trung học cơ sở và trung học phổ thông, mỗi tối chín mươi phút, mỗi tuần nghỉ trọn một ngày.

## Tuần thứ nhất: biết mình đang ở đâu

Tối đầu tiên không học gì mới. Lấy mục lục sách giáo khoa, đánh dấu từng bài bằng ba kí hiệu: *giảng
lại được*, *nhớ lơ mơ*, *chưa hiểu*. Đếm. Bạn sẽ thấy số bài chưa hiểu thường ít hơn nỗi sợ.

Năm tối tiếp theo, mỗi tối hai bài chưa hiểu: đọc sách, làm hai bài tập cơ bản, viết ba dòng tóm
tắt. Tối thứ bảy nghỉ.

## Tuần thứ hai: nối lại

| Tối | 45 phút đầu | 45 phút sau |
| Hai | Toán: bài nhớ lơ mơ | Ngữ văn: một văn bản |
| Ba | Môn xã hội | Toán: bài tổng hợp |
| Tư | Tiếng Anh: từ và cấu trúc | Môn tự nhiên |
| Năm | Ngữ văn: viết một đoạn | Toán: sửa lỗi tuần trước |
| Sáu | Môn tự nhiên | Môn xã hội |
| Bảy | Một đề đúng giờ, môn yếu nhất | Chấm và ghi sổ lỗi |

Chủ nhật nghỉ. Nghỉ thật, không phải nghỉ tay mà mắt vẫn nhìn vở.

## Tuần thứ ba: nhẹ dần

Bốn tối đầu, mỗi tối một đề đúng giờ của một môn, chấm ngay trong tối đó. Hai tối cuối chỉ đọc sổ
lỗi sai và ba dòng tóm tắt đã viết. Tối trước ngày thi: soạn bút, thước, máy tính, đi ngủ trước mười
giờ.

## Điều làm lịch hỏng

- Lịch dày tới mức trễ một tối là đổ cả tuần. Hãy chừa mỗi tuần một tối trống để bù.
- Ôn môn mình thích trước. Môn khó phải đặt vào đầu buổi, lúc còn tỉnh.
- Mua thêm tài liệu giữa chừng. Một cuốn làm kĩ hơn ba cuốn làm dở.

Cần bài tập tự chấm theo từng bài, bạn vào [thư viện](/thu-vien), chọn lớp của mình. Làm xong có lời
giải ngay, không mất thời giờ tra.
`,
    },
    {
      title: 'Câu hỏi đúng sai bốn ý, làm sao để không mất điểm oan',
      author: 'Thầy Bách',
      daysAgo: 21,
      views: 3390,
      summary:
        'Đúng một ý được 0,1 điểm, đúng cả bốn được 1 điểm. Cách tính ấy đổi hẳn chiến thuật làm bài.',
      scene: 'paper',
      html: prose`
Từ kì thi tốt nghiệp trung học phổ thông năm 2025, đề Toán có ba phần: mười hai câu chọn một trong
bốn phương án, bốn câu đúng sai mỗi câu bốn ý, và sáu câu trả lời ngắn. Phần đúng sai chiếm bốn điểm
trên mười, và là phần nhiều bạn mất điểm oan nhất.

## Điểm tăng không đều

| Số ý đúng trong một câu | Điểm |
| 1 | 0,1 |
| 2 | 0,25 |
| 3 | 0,5 |
| 4 | 1 |

Ý thứ tư đáng giá bằng ba ý đầu cộng lại. Nói cách khác, làm chắc một câu trọn vẹn tốt hơn làm lửng
hai câu: một câu đủ bốn ý và một câu bỏ trống được 1 điểm, hai câu mỗi câu ba ý cũng chỉ được 1 điểm
mà tốn gấp rưỡi công.

## Bốn ý thường xếp theo bậc

Thông thường ý a nhận biết, ý b và c thông hiểu, ý d vận dụng. Ý sau hay dùng kết quả của ý trước.
Vì thế hãy làm lần lượt, ghi kết quả trung gian ra nháp, và nếu ý c ra số lẻ thì nghi ngờ ý b trước
khi đi tiếp.

## Bẫy hay gặp

- **Chữ “luôn”, “mọi”, “duy nhất”.** Một phản ví dụ là đủ để kết luận sai.
- **Đúng số nhưng sai đơn vị hoặc sai khoảng.** Đề nói “đồng biến trên đoạn”, bạn tính đúng khoảng.
- **Phát biểu ngược.** “Nếu A thì B” đúng không có nghĩa “nếu B thì A” cũng đúng.

## Cách chấm điểm cho chính mình

Khi luyện đề, bạn đừng tính trung bình mỗi ý. Hãy tính theo bảng trên. Nhiều bạn đúng mười hai trên
mười sáu ý, tưởng được ba điểm, tính ra có khi chỉ được hai. Nhìn con số thật, bạn sẽ biết nên kiểm
tra lại ý nào.

Bài tập có dạng này, chấm đúng theo bậc điểm, có trong khóa [Luyện đề tốt nghiệp THPT môn
Toán](course:luyen-de-tot-nghiep-thpt-mon-toan).
`,
    },
    {
      title: 'Đêm trước ngày thi',
      author: 'Mẹ Bống',
      daysAgo: 62,
      views: 1890,
      summary:
        'Không học thêm gì nữa. Đây là danh sách việc nên làm từ bốn giờ chiều hôm trước tới bảy giờ sáng hôm sau.',
      scene: 'moon',
      html: prose`
Con gái tôi thi vào lớp 10 năm ngoái. Tôi là người lo hơn cả con. Kể lại đây những gì hai mẹ con đã
làm, và vài điều lẽ ra không nên làm.

## Bốn giờ chiều: đóng sách

Điều học trong mấy giờ cuối hiếm khi vào đề, mà lại dễ đẩy điều đã biết ra ngoài. Con tôi đọc sổ lỗi
sai một lượt, chừng ba mươi phút, rồi cất hết sách lên kệ. Nhìn mặt bàn trống, cả nhà thở ra.

## Năm giờ: đi bộ

Không nói chuyện thi. Hai mẹ con đi mua chiếc bút dự phòng, dù nhà còn ba chiếc. Đi bộ khiến người
ta ngủ được.

## Bảy giờ: bữa tối quen thuộc

Tôi định nấu món bổ. Con xin ăn mì trứng như mọi ngày. Đúng thật: đêm trước ngày thi không phải lúc
thử thức ăn lạ.

## Tám giờ: soạn đồ

1. Giấy báo dự thi, giấy tờ tùy thân.
2. Hai bút cùng loại mực, bút chì, tẩy, thước, máy tính được phép mang.
3. Nước trong chai trong suốt, khăn giấy, đồng hồ không có chức năng khác nếu quy chế cho phép.
4. Áo khoác mỏng, vì phòng thi có thể lạnh.

Viết danh sách ra giấy, gạch từng món. Làm xong là hết lí do để nghĩ nữa.

## Chín giờ rưỡi: tắt đèn

Nằm xuống mà chưa ngủ được cũng là nghỉ. Tôi nói với con như vậy, và con bảo nhờ câu ấy mà bớt sợ.
Không cầm điện thoại: nhóm lớp lúc này toàn những dự đoán không ai kiểm chứng được.

## Sáng hôm sau

Dậy sớm hơn một tiếng, ăn nhẹ, đi đường dài hơn mười phút để không bị kẹt. Ở cổng trường tôi chỉ
nói: “Mẹ đợi ở gốc cây kia.”

Điều tôi tiếc là đã hỏi “làm được không con” ngay khi con bước ra. Nếu được làm lại, tôi sẽ hỏi:
“Con có đói không?”
`,
    },
    {
      title: 'Làm đề thế nào cho khỏi phí đề',
      author: 'Thầy Bách',
      daysAgo: 95,
      views: 1477,
      summary: 'Một đề thi dùng được bốn lần. Đa số chúng ta chỉ dùng một lần rồi bỏ.',
      scene: 'paper',
      html: prose`
Có bạn khoe đã làm sáu mươi đề Toán. Tôi hỏi: đề thứ mười sai những câu nào? Bạn không nhớ. Vậy là
sáu mươi đề ấy chỉ đo chiều cao, không làm bạn cao thêm.

## Lần thứ nhất: như đi thi

Đúng giờ, đúng bàn, không nhạc, không điện thoại. Câu nào không chắc thì đánh dấu, kể cả khi làm
đúng. Hết giờ thì dừng bút, dù đang dở.

## Lần thứ hai: không có đồng hồ

Đổi bút màu. Làm tiếp những câu bỏ trống và những câu đánh dấu, muốn bao lâu cũng được, chưa xem đáp
án. Lần này cho biết bạn thiếu *kiến thức* hay thiếu *thời gian*. Hai bệnh ấy chữa khác nhau.

## Lần thứ ba: với đáp án

Chấm cả hai màu. Với mỗi câu sai, viết một dòng vào sổ lỗi: sai ở bước nào, dấu hiệu nào lẽ ra phải
nhận thấy. Câu đúng do đoán cũng tính là sai.

| Loại lỗi | Ví dụ | Việc cần làm |
| Không biết | Chưa học công thức | Quay lại bài học, làm ba bài cơ bản |
| Biết mà nhầm | Quên điều kiện xác định | Thêm một bước kiểm tra cố định |
| Hết giờ | Bỏ trống hai câu cuối | Đổi thứ tự làm bài, tập tính nhanh |
| Đọc sai đề | Đề hỏi chu vi, tính diện tích | Gạch chân điều đề hỏi trước khi làm |

## Lần thứ tư: hai tuần sau

Chỉ làm lại những câu trong sổ lỗi của đề đó. Làm đúng hai lần liền thì gạch đi. Lần này ngắn, chừng
hai mươi phút, nhưng là lần đáng giá nhất.

## Bao nhiêu đề là đủ

Với bốn lần dùng như thế, mười đến mười hai đề cho một môn trong hai tháng là vừa. Nên chọn đề khác
nguồn, độ khó tăng dần, và để dành hai đề cuối cho tuần sát kì thi.

Đề trong [thư viện](/thu-vien) cho bạn xem lại mọi lần làm bài. Hãy dùng mục *chỉ câu sai* ở trang
xem lại, đó chính là sổ lỗi đã viết sẵn một nửa.
`,
    },
    {
      title: 'Viết đoạn văn nghị luận hai trăm chữ trong hai mươi phút',
      author: 'Cô Thảo',
      daysAgo: 133,
      views: 2241,
      summary:
        'Năm phút nghĩ, mười hai phút viết, ba phút sửa. Một khung gọn cho câu nghị luận xã hội.',
      scene: 'desk',
      html: prose`
Đoạn nghị luận khoảng hai trăm chữ có mặt trong nhiều đề thi. Nó ngắn nên không có chỗ cho lời rào
đón, và cũng vì ngắn nên chỉ cần một ý được nghĩ tới nơi.

## Năm phút nghĩ

Trả lời bốn câu bằng gạch đầu dòng, mỗi câu không quá mười chữ:

1. Đề hỏi về điều gì? Gạch chân từ khóa.
2. Ý kiến của tôi là gì? Viết thành một câu khẳng định.
3. Vì sao? Chọn **một** lí do mạnh nhất.
4. Ví dụ nào tôi biết thật rõ?

Nếu câu thứ tư khó, hãy đổi câu thứ ba. Lí do không có ví dụ thường là lí do mượn.

## Mười hai phút viết

| Phần | Số câu | Nhiệm vụ |
| Mở | 1–2 | Nói thẳng ý kiến, dùng lại từ khóa của đề |
| Giải thích | 2 | Hiểu từ khóa ấy thế nào |
| Lí do và ví dụ | 4–5 | Một lí do, một ví dụ kể đủ chi tiết |
| Nhìn lại | 2 | Có lúc nào điều ngược lại đúng không |
| Kết | 1 | Điều sẽ làm, hoặc câu hỏi để lại |

Phần “nhìn lại” làm nên khác biệt. Người viết biết giới hạn của ý kiến mình thì người đọc tin hơn.

## Ba phút sửa

Đọc thầm từng câu và bỏ đi: câu lặp ý, chữ “vô cùng”, “rất là”, “chúng ta ai cũng biết”. Kiểm tra
chính tả tên riêng. Đếm dòng: hai trăm chữ chừng hai phần ba trang giấy thi.

## Một ví dụ mở đoạn

Đề: *Giá trị của việc biết lắng nghe.* Câu mở yếu: “Trong cuộc sống, lắng nghe là một điều vô cùng
quan trọng.” Câu mở khá hơn: “Lắng nghe không phải là im lặng đợi đến lượt mình, mà là chấp nhận
rằng mình có thể đổi ý.” Câu sau đã có một ý để bàn.

Muốn luyện từng bước với bài chấm mẫu, bạn có thể học khóa [Ngữ văn lớp 12: Viết bài nghị
luận](course:ngu-van-lop-12-viet-bai-nghi-luan).
`,
    },
  ],
}
