import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const ghiChepCachQuang = course(
  {
    name: 'Ghi chép và ôn tập cách quãng',
    category: 'ki-nang-hoc-tap',
    grade: null,
    subject: 'Kĩ năng',
    teacher: 'Thầy Xuân Bách',
    summary: 'Năm bài ngắn: trang vở ba phần, thẻ nhớ, hộp năm ngăn, lịch ôn và tự kiểm tra.',
    html: prose`
Khóa học dành cho học sinh từ lớp 6. Năm bài, mỗi bài mười phút đọc và một việc làm ngay với chính
bài học trên lớp hôm nay. Học xong, bạn có một hệ thống nhỏ chạy được mà không cần ứng dụng nào.
`,
  },
  [
    chapter('Phần 1. Ghi', [
      lesson(
        'Bài 1. Đường cong quên',
        { minutes: 6, preview: true },
        prose`
Học xong một bài mà không ôn, sau một ngày ta quên khá nhiều, sau một tuần chỉ còn lại chút ít.
Nhưng mỗi lần **nhớ lại** được, tốc độ quên chậm đi.

## Hai lịch học

| | Học dồn | Học cách quãng |
| Tổng thời gian | 60 phút một buổi | 15 phút × 4 buổi |
| Ngay sau khi học | nhớ tốt | nhớ khá |
| Sau một tháng | quên gần hết | vẫn nhớ phần lớn |

Cùng sáu mươi phút, khác nhau ở chỗ đặt.

## Vì sao dễ chịu lại vô ích

Ôn khi còn nhớ rõ thì dễ, não không phải làm việc. Ôn khi *sắp quên* thì khó, và chính cái khó ấy
làm trí nhớ bền. Các nhà tâm lí gọi đó là khó khăn có ích.

## Ba điều khóa học sẽ cho bạn

1. Trang vở biết tự hỏi.
2. Hộp thẻ biết thẻ nào cần gặp lại.
3. Lịch ôn vừa sức, mỗi ngày mười phút.

**Làm ngay:** không mở vở, viết ra năm điều của bài học hôm qua. Đếm xem được mấy. Con số ấy là vạch
xuất phát của bạn.
`,
      ),
      lesson(
        'Bài 2. Trang vở biết tự hỏi',
        { minutes: 7, handout: 'trang-vo-ba-phan' },
        prose`
Kẻ trang vở làm ba phần: cột trái hẹp 5 cm, cột phải rộng, bảy dòng cuối trang.

## Khi nào viết gì

- **Trong giờ, cột phải:** ý chính, ví dụ, hình, viết tắt. Không chép nguyên câu.
- **Tối hôm đó, cột trái:** với mỗi ý bên phải, viết *câu hỏi* mà ý ấy trả lời.
- **Cuối tuần, đáy trang:** hai câu tóm tắt.

## Ví dụ

| Cột trái | Cột phải |
| Vì sao 1 không phải số nguyên tố? | Số nguyên tố có đúng 2 ước; 1 chỉ có 1 ước |
| Thử đến số nào thì đủ? | đến khi p² > n |
| Số nguyên tố chẵn? | chỉ có 2 |

Che cột phải bằng tờ giấy, đọc câu hỏi, trả lời thành tiếng, kéo giấy xuống xem. Trang vở đã thành
đề kiểm tra.

## Câu hỏi tốt

Bắt đầu bằng *vì sao, khi nào, khác gì, nếu … thì*. Tránh câu hỏi có hay không.

## Với môn Văn, Sử

Cột trái có thể ghi *ai nói, nói trong lúc nào*, *trước đó là gì, sau đó là gì*. Sử cần nhất là quan
hệ nhân quả, không phải ngày tháng rời.

**Làm ngay:** lấy trang vở hôm nay, viết năm câu hỏi vào lề trái.
`,
      ),
    ]),
    chapter('Phần 2. Ôn', [
      lesson(
        'Bài 3. Thẻ nhớ đúng cách',
        { minutes: 7 },
        prose`
Thẻ nhớ là mảnh giấy nhỏ: mặt trước câu hỏi, mặt sau câu trả lời.

## Năm quy tắc

1. **Một thẻ, một ý.** *Nêu các nguyên nhân* là bốn thẻ, không phải một.
2. **Trả lời ngắn hơn mười chữ.**
3. **Hiểu rồi mới làm thẻ.** Thuộc điều chưa hiểu là tự làm khó mình.
4. **Thêm hình vẽ** khi có thể.
5. **Hỏi hai chiều** với từ vựng: *eraser → cục tẩy* và *cục tẩy → eraser*.

## Thẻ tồi và thẻ tốt

| Thẻ tồi | Tách thành |
| Trình bày về quang hợp | Quang hợp diễn ra ở bào quan nào? (lục lạp) |
| | Quang hợp lấy khí gì? (carbon dioxide) |
| | Quang hợp thải khí gì? (oxygen) |

## Thẻ cho Toán

Mặt trước: *Khi nào dùng định lí côsin?* Mặt sau: *biết hai cạnh và góc xen giữa, hoặc ba cạnh.*
Đừng làm thẻ cho bài giải dài, hãy làm thẻ cho **dấu hiệu nhận ra** cách giải.

## Nói thành tiếng

Trước khi lật thẻ, phải nói câu trả lời ra miệng hoặc viết ra. Lật ngay để “nhận ra” là tự lừa mình.

**Làm ngay:** làm đúng năm thẻ từ trang vở hôm nay.
`,
      ),
      lesson(
        'Bài 4. Hộp năm ngăn và lịch ôn',
        { minutes: 7 },
        prose`
## Hộp năm ngăn

Một hộp giày, bốn tấm bìa ngăn. Thẻ mới vào ngăn 1.

| Ngăn | Xem lại |
| 1 | mỗi ngày |
| 2 | cách một ngày |
| 3 | mỗi tuần |
| 4 | hai tuần một lần |
| 5 | mỗi tháng |

Đúng thì lên một ngăn, sai thì về ngăn 1. Không thương lượng.

## Bao nhiêu là vừa

Mỗi ngày thêm nhiều nhất mười thẻ mới. Thêm ba mươi thẻ hôm nay nghĩa là ba tuần nữa có một ngày
phải ôn hai trăm thẻ, và bạn sẽ bỏ cả hộp.

## Gắn vào thói quen

Ôn ngay sau một việc ngày nào cũng làm: sau khi đánh răng, trên xe buýt, trước bữa tối. Mười phút,
hết giờ thì dừng.

## Lỡ vài ngày

Đừng cố bù hết. Chỉ ôn ngăn 1 và ngăn 2, phần còn lại tuần sau. Hệ thống tốt là hệ thống chịu được
ngày xấu.

## Bỏ thẻ

Thẻ ở ngăn 5 đúng ba lần thì cho nghỉ. Thẻ sai năm lần liền thì viết lại: câu hỏi dở, không phải trí
nhớ dở.

**Làm ngay:** dựng hộp, bỏ năm thẻ của bài trước vào ngăn 1, hẹn giờ cho ngày mai.
`,
      ),
      lesson(
        'Bài 5. Tự kiểm tra và điều chỉnh',
        { minutes: 6 },
        prose`
Một hệ thống học cần đo, nếu không ta chỉ thấy mình bận.

## Bài kiểm tra trống

Mỗi chủ nhật, lấy một tờ giấy trắng, viết mọi điều nhớ được của tuần, mười phút, không mở gì. Dùng
bút màu bổ sung sau khi mở vở. Phần màu là việc của tuần sau.

## Trộn bài

Đừng làm mười bài cùng dạng liền nhau. Trộn ba dạng: bạn sẽ phải *nhận ra* dạng trước khi giải,
giống hệt lúc thi. Trộn làm điểm luyện tập thấp hơn một chút và điểm thi cao hơn nhiều.

## Ba con số nên ghi

1. Số thẻ đang ở ngăn 3 trở lên.
2. Số điều viết được trên tờ giấy trắng.
3. Số ngày trong tuần có ôn mười phút.

## Điều chỉnh

| Dấu hiệu | Việc làm |
| Ngăn 1 phình to | Giảm thẻ mới, viết lại thẻ khó |
| Chán | Đổi giờ, đổi chỗ, rút còn năm phút |
| Nhớ thẻ mà không làm được bài | Thêm thẻ “khi nào dùng” và làm bài trộn |

## Sau năm bài

Bạn không cần học nhiều giờ hơn, chỉ cần đặt giờ học đúng chỗ. Trong bốn tuần tới, giữ lấy mười phút
mỗi ngày. Rồi quay lại làm lại việc đầu tiên của bài 1 và so con số.

**Làm ngay:** đặt lịch tờ giấy trắng cho chủ nhật này.
`,
      ),
    ]),
  ],
)
