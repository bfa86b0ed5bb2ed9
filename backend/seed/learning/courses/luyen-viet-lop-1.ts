import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const luyenVietLop1 = course(
  {
    name: 'Luyện viết chữ đẹp lớp 1',
    category: 'lop-1',
    grade: 1,
    subject: 'Tiếng Việt',
    teacher: 'Cô Mai Khanh',
    validDays: 365,
    summary: 'Năm nhóm nét, mười phút mỗi ngày. Chữ đẹp bắt đầu từ bàn tay không mỏi.',
    html: prose`
Chữ đẹp không phải chữ uốn lượn, mà là chữ rõ, đều và viết không mỏi tay. Khóa học đi theo nhóm nét,
nét nào vững mới ghép thành con chữ.

Mỗi bài có tờ mẫu để in ra. Bé viết mười phút, nghỉ năm phút, không viết quá hai dòng một lúc.
`,
  },
  [
    chapter('Chuẩn bị', [
      lesson(
        'Bài 1. Tư thế, bút và giấy',
        { minutes: 6, preview: true },
        prose`
Trước nét chữ đầu tiên là cách ngồi. Ngồi sai, con mỏi lưng sau năm phút và chữ sẽ xiêu.

## Bốn điểm tựa

1. Hai bàn chân đặt hết xuống sàn hoặc bục kê.
2. Lưng thẳng, ngực không tì vào bàn.
3. Khuỷu tay trái đặt trên bàn, bàn tay trái giữ vở.
4. Mắt cách vở từ 25 đến 30 cm.

## Cầm bút ba ngón

Ngón cái và ngón trỏ kẹp bút cách đầu bút chừng 2,5 cm, ngón giữa đỡ bên dưới. Cán bút ngả về vai
phải. Nếu đầu ngón tay trắng bệch là con đang bóp quá chặt: hãy thử lắc nhẹ bàn tay rồi cầm lại.

## Đặt vở

Với bé thuận tay phải, vở nghiêng sang trái khoảng 15 độ. Với bé thuận tay trái, nghiêng ngược lại
và ngồi bên trái bạn cùng bàn để khuỷu tay không chạm nhau.

## Bút nào

Hai tháng đầu dùng bút chì mềm. Khi nét đã đều mới chuyển sang bút mực. Vở ô li có dòng kẻ rõ giúp
mắt biết chữ cao đến đâu.
`,
      ),
    ]),
    chapter('Các nhóm nét', [
      lesson(
        'Bài 2. Nét thẳng và nét xiên',
        { minutes: 8, handout: 'luyen-viet-net-thang' },
        prose`
Nhóm nét thẳng là khung nhà của nhiều con chữ.

## Ba nét

- **Nét ngang:** đưa bút từ trái sang phải, dừng nhẹ ở cuối.
- **Nét sổ:** kéo từ trên xuống, tay không nhấn quá mạnh.
- **Nét xiên:** xiên phải như mái nhà bên trái, xiên trái như mái nhà bên phải.

## Luyện

Viết một dòng nét sổ cao hai ô li, cách nhau đúng một ô. Nhìn lại: các nét có song song không? Nét
nào nghiêng thì chấm một chấm nhỏ dưới chân, dòng sau sửa nét ấy.

## Đếm nhịp

Mỗi nét đếm thầm *một – hai*: một khi bắt đầu, hai khi dừng. Nhịp đều làm nét đều.

## Ghép chữ

Từ nét thẳng đã có thể viết các chữ số 1, 4, 7 và chữ in **T, L, H, I**. Dán tờ giấy viết tên các đồ
vật bằng chữ in lên đồ vật ấy, bé vừa viết vừa thấy chữ có ích.
`,
      ),
      lesson(
        'Bài 3. Nét móc: i, t, u, ư',
        { minutes: 8 },
        prose`
Nét móc là nét sổ có đuôi. Có ba loại: **móc ngược** (đuôi ở dưới, hất lên phải), **móc xuôi** (đầu
cong ở trên), **móc hai đầu**.

## Chữ i

1. Nét hất từ dòng kẻ lên nửa ô.
2. Nét móc ngược cao một ô li.
3. Dấu chấm đặt trên đầu, cách nửa ô.

## Chữ u

Chữ u gồm một nét hất và hai nét móc ngược liền nhau. Chỗ hay sai: hai nét móc không cao bằng nhau.
Hãy viết chậm nét thứ hai và dừng đúng dòng kẻ.

## Chữ ư và chữ t

Chữ **ư** là chữ u thêm một dấu râu ở nét móc thứ hai. Chữ **t** cao một ô rưỡi, nét ngang viết sau
cùng, trùng dòng kẻ.

## Nối chữ

Viết *tu, ti, tư*. Khi nối, điểm dừng của chữ trước là điểm bắt đầu của chữ sau, không nhấc bút. Dấu
chấm và nét ngang thêm sau khi viết xong cả tiếng.
`,
      ),
      lesson(
        'Bài 4. Nét cong: o, a, d, đ, g',
        { minutes: 9 },
        prose`
Nét cong kín chữ **o** khó hơn vẻ ngoài. Bút bắt đầu ở phía trên bên phải, đi ngược chiều kim đồng
hồ, và khép lại đúng điểm bắt đầu.

## Chữ o đẹp

Chiều cao một ô li, chiều ngang ba phần tư ô. Nếu chữ o tròn xoe như đồng xu thì hơi rộng; nếu nhọn
hai đầu như hạt đậu thì hơi hẹp.

## Từ o sang các chữ khác

| Chữ | Cách ghép |
| a | o thêm nét móc ngược bên phải |
| d | o thêm nét móc ngược cao hai ô |
| đ | d thêm nét ngang ngắn |
| g | o thêm nét khuyết dưới |

## Chỗ hay sai

Nét móc không chạm vào nét cong, chữ a thành hai mảnh. Hãy để bút đi sát mép phải của chữ o rồi mới
kéo xuống.

## Luyện

Viết một dòng *o, a, d, đ*, rồi chọn chữ đẹp nhất khoanh lại. Viết thêm ba chữ giống chữ vừa khoanh.
Tự chọn chữ đẹp giúp con biết mình cần gì hơn là nghe khen chung chung.
`,
      ),
      lesson(
        'Bài 5. Nét khuyết và viết thành câu',
        { minutes: 10 },
        prose`
Nét khuyết trên (l, b, h, k) và nét khuyết dưới (g, y) cao hai ô rưỡi. Đây là nét thử độ mềm của cổ
tay.

## Nét khuyết trên

Từ dòng kẻ, đưa bút lượn lên bên phải, vòng qua đỉnh rồi kéo thẳng xuống. Hai nét cắt nhau ở độ cao
một ô. Chỗ cắt cao quá thì bụng khuyết bé, thấp quá thì chữ phình.

## Viết câu

Khi viết câu, con chú ý ba khoảng cách:

1. Giữa hai con chữ: nửa con chữ o.
2. Giữa hai tiếng: một con chữ o.
3. Từ lề vào: một ô.

Viết câu: *Bà kể chuyện bên hè.* Chữ hoa B cao hai ô rưỡi. Dấu chấm đặt sát chữ cuối.

## Bài kết

Chọn một câu ca dao con thích, viết thật chậm trên giấy không dòng kẻ, rồi tặng một người trong nhà.
So với tờ đầu tiên của khóa học, con sẽ thấy tay mình đã khác.
`,
      ),
    ]),
  ],
)
