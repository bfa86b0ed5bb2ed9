import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const tiengVietLop5 = course(
  {
    name: 'Tiếng Việt lớp 5: Viết văn tả người, tả cảnh',
    category: 'lop-5',
    grade: 5,
    subject: 'Tiếng Việt',
    teacher: 'Cô Thu Thảo',
    validDays: 365,
    summary: 'Quan sát, chọn chi tiết, dựng đoạn và sửa bài. Không văn mẫu.',
    html: prose`
Văn tả hay bắt đầu từ đôi mắt, không bắt đầu từ ngòi bút. Khóa học dạy em nhìn kĩ một góc nhỏ, chọn
ba chi tiết đáng giá rồi mới viết.

Mỗi bài có một đoạn viết thô và bản sửa đặt cạnh nhau, kèm lí do của từng chỗ sửa.
`,
  },
  [
    chapter('Phần 1. Tả cảnh', [
      lesson(
        'Bài 1. Một bài văn tả cảnh có những gì',
        { minutes: 7, preview: true },
        prose`
Bài văn tả cảnh có ba phần.

| Phần | Nhiệm vụ | Dài chừng |
| Mở bài | Giới thiệu cảnh, vì sao em tả | 2–3 câu |
| Thân bài | Tả từng phần của cảnh hoặc cảnh đổi theo thời gian | 3 đoạn |
| Kết bài | Cảm xúc, điều còn đọng lại | 2–3 câu |

## Hai trật tự

- **Theo không gian:** từ xa đến gần, từ ngoài vào trong, từ trên xuống dưới. Hợp khi tả ngôi nhà,
  sân trường.
- **Theo thời gian:** sáng, trưa, chiều. Hợp khi tả dòng sông, cánh đồng.

Chọn một trật tự và giữ nó từ đầu đến cuối.

## Mở bài trực tiếp và gián tiếp

Trực tiếp: *Sau nhà em có một con ngõ nhỏ.*

Gián tiếp: *Ai hỏi em thích nơi nào nhất, em không chọn công viên hay bãi biển. Em chọn con ngõ dài
ba mươi bước sau nhà.*

Cách thứ hai dài hơn một câu nhưng người đọc đã muốn bước vào.

**Tự làm:** viết hai mở bài cho cùng đề *Tả con đường tới trường*.
`,
      ),
      lesson(
        'Bài 2. Quan sát bằng năm giác quan',
        { minutes: 8, handout: 'tieng-viet-5-quan-sat' },
        prose`
Ra ban công hoặc sân, đứng yên hai phút, ghi vào bảng. Chưa viết câu, chỉ ghi chữ rời.

| Giác quan | Ghi được gì |
| Nhìn | nắng xiên, dây phơi, mèo vàng |
| Nghe | tiếng rao, chổi quét, còi xe xa |
| Ngửi | xà phòng, cá kho nhà bên |
| Chạm | lan can nóng, gió khô |
| Nếm | vị mặn trên môi |

## Chi tiết đắt

Trong hai chục chữ ghi được, chọn **ba** chi tiết mà người chưa đứng đây không thể đoán ra. *Bầu
trời xanh* thì ai cũng đoán được. *Dây phơi treo một chiếc tất* thì không.

## Từ chung và từ riêng

- cây → cây khế → cây khế già có vết sẹo hình mắt
- tiếng chim → tiếng chim sẻ → tiếng sẻ cãi nhau trên mái tôn

Càng sang phải, người đọc càng nhìn rõ.

## Đừng liệt kê hết

Kể đủ mười lăm thứ là bản kiểm kê. Ba thứ được tả kĩ là bức tranh.

**Tự làm:** lập bảng năm giác quan cho bữa cơm tối nay và khoanh ba chi tiết đắt.
`,
      ),
      lesson(
        'Bài 3. Từ dàn ý đến đoạn văn',
        { minutes: 9 },
        prose`
Dàn ý tốt chỉ có chữ rời, mỗi đoạn một dòng.

*Đoạn 1: đầu ngõ, cổng sắt, tiếng kẹt. Đoạn 2: tường rêu, giàn hoa giấy, bóng nắng. Đoạn 3: cuối
ngõ, bác bán xôi, mùi lá.*

## Câu mở đoạn

Câu đầu đoạn cho biết đoạn này nói về đâu hoặc lúc nào: *Qua cổng sắt, bức tường bên trái mát rượi
vì rêu.*

## Bản thô và bản sửa

**Thô:** *Bức tường rất đẹp. Trên tường có rêu rất xanh. Có giàn hoa giấy rất đẹp màu hồng. Nắng rất
đẹp.*

**Sửa:** *Bức tường gạch đã ngả màu, rêu bám thành từng mảng như bản đồ. Giàn hoa giấy thò qua, rắc
xuống ngõ những cánh hồng mỏng. Nắng lọt qua kẽ lá, rung rinh trên vai áo người đi.*

## Đã sửa những gì

1. Bỏ bốn chữ *rất*, ba chữ *đẹp*.
2. Thay bằng điều nhìn thấy: ngả màu, mảng rêu, cánh mỏng.
3. Dùng động từ có hình: *bám, thò, rắc, lọt, rung rinh*.
4. Thêm một so sánh, chỉ một.

**Tự làm:** tìm trong bài văn cũ của em một đoạn có từ hai chữ *rất* trở lên và sửa theo bốn bước.
`,
      ),
    ]),
    chapter('Phần 2. Tả người', [
      lesson(
        'Bài 4. Tả ngoại hình: chọn nét riêng',
        { minutes: 7 },
        prose`
*Mẹ em cao một mét năm mươi tám, da trắng, tóc đen dài, mắt bồ câu.* Câu này đúng với hàng nghìn
người. Tả ngoại hình là tìm điều chỉ người ấy có.

## Hỏi đúng câu

- Nếu mẹ đứng giữa đám đông quay lưng lại, em nhận ra nhờ đâu?
- Bàn tay mẹ kể chuyện gì?
- Thứ gì lúc nào cũng ở bên người mẹ?

## Ngoại hình biết nói

*Ngón tay trỏ của mẹ có vết chai nhỏ, dấu của hai mươi năm cầm kéo cắt vải. Mỗi lần xoa đầu em, vết
chai ấy lướt nhẹ như đầu que diêm.*

Hai câu cho biết nghề nghiệp, thời gian và tình thương, mà không có chữ *yêu thương* nào.

## Trật tự

Không cần tả từ đầu đến chân. Bắt đầu từ nét em thấy trước, rồi tới một nét người khác không để ý.

## Tránh từ sẵn

*mắt bồ câu, môi trái tim, tóc mây, dáng mảnh mai*: những từ này người khác đã nghĩ hộ em. Hãy tìm
từ của mình.

**Tự làm:** viết ba câu tả đôi bàn tay của một người trong nhà.
`,
      ),
      lesson(
        'Bài 5. Tả hoạt động và tính nết',
        { minutes: 8 },
        prose`
Người ta hiện ra rõ nhất khi đang làm việc. Thay vì viết *bà rất tiết kiệm*, hãy kể một việc.

*Bà gỡ từng cái nơ trên gói quà, vuốt phẳng giấy rồi gấp lại, cất vào hộp bánh. Trong hộp có cả giấy
từ hồi mẹ em còn bé.*

## Ba lớp của một đoạn tả hoạt động

1. **Việc:** người ấy làm gì, theo thứ tự nào.
2. **Cách làm:** nhanh, chậm, nâng niu, hậu đậu.
3. **Lời nói hoặc nét mặt** trong lúc làm.

## Thêm một câu nói

Một câu nói thật đáng giá hơn ba câu khen. *“Giấy còn thơm thế này, bỏ phải tội”, bà bảo.*

## Từ chỉ hoạt động

| Chung chung | Rõ hơn |
| đi | rảo bước, lững thững, tập tễnh |
| nhìn | liếc, ngó, đăm đăm |
| nói | thủ thỉ, càu nhàu, reo |
| cầm | nâng, nắm, nhón, vơ |

**Tự làm:** quan sát một người nấu ăn trong năm phút, viết sáu câu có ít nhất bốn từ ở cột phải hoặc
từ em tự tìm.
`,
      ),
      lesson(
        'Bài 6. Sửa bài: năm lượt đọc',
        { minutes: 8 },
        prose`
Viết xong chưa phải là xong. Hãy đọc lại năm lượt, mỗi lượt chỉ tìm một điều.

1. **Lượt ý:** mỗi đoạn nói một điều chưa? Có đoạn nào thừa?
2. **Lượt chi tiết:** mỗi đoạn có ít nhất một chi tiết nhìn, nghe, ngửi hoặc chạm được chưa?
3. **Lượt câu:** câu nào dài quá hai dòng thì tách. Ba câu liền bắt đầu giống nhau thì đổi.
4. **Lượt từ:** gạch *rất, thật là, vô cùng*. Thay từ lặp.
5. **Lượt chính tả:** đọc ngược từ câu cuối lên câu đầu để mắt không đọc lướt.

## Bảng tự chấm

| Tiêu chí | Có | Chưa |
| Mở bài khiến người khác muốn đọc tiếp | | |
| Có trật tự rõ ràng | | |
| Có ba chi tiết chỉ em mới thấy | | |
| Kết bài không lặp lại mở bài | | |
| Không quá ba lỗi chính tả | | |

## Kết bài

Kết bài yếu: *Em rất yêu con ngõ nhỏ này.* Kết bài khá hơn: *Sang năm học trường xa, em sẽ đi con
đường khác. Nhưng em biết mình vẫn đếm đủ ba mươi bước trước khi ngủ.*

**Tự làm:** lấy bài văn gần nhất, đọc đủ năm lượt, dùng năm màu bút.
`,
      ),
    ]),
  ],
)
