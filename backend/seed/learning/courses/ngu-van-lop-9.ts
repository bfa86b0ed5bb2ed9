import { prose } from '@/backend/seed/content/prose'
import { chapter, course, lesson } from '@/backend/seed/learning/courses/course'

export const nguVanLop9 = course(
  {
    name: 'Ngữ văn lớp 9: Đọc Truyện Kiều',
    category: 'lop-9',
    grade: 9,
    subject: 'Ngữ văn',
    teacher: 'Cô Hạ Vi',
    isSgk: true,
    validDays: 365,
    summary: 'Đọc chậm các trích đoạn quen thuộc: nghe thơ, hiểu chữ, rồi viết được đoạn của mình.',
    html: prose`
Sáu bài đi qua những trích đoạn hay gặp nhất của Truyện Kiều. Bài nào cũng theo ba nhịp: **nghe**
(đọc to hai lượt), **hiểu** (chữ khó, mạch ý, nghệ thuật), **viết** (một đoạn có dàn ý và tiêu chí
chấm).

Em nên có một bản Truyện Kiều bên cạnh, bản nào cũng được, miễn có chú thích.
`,
  },
  [
    chapter('Phần 1. Vào truyện', [
      lesson(
        'Bài 1. Nguyễn Du và câu chuyện của nàng Kiều',
        { minutes: 9, preview: true },
        prose`
Nguyễn Du (1765–1820) sinh trong một gia đình khoa bảng lớn ở Tiên Điền, Hà Tĩnh. Ông mồ côi cha năm
chín tuổi, mẹ năm mười hai tuổi, rồi gặp buổi đổi thay của triều đại, hơn mười năm sống phiêu bạt.
Những năm ấy ông nghe được tiếng khóc của người nghèo, người kĩ nữ, người lính chết trận.

## Từ một cuốn truyện đến một kiệt tác

Cốt truyện mượn của *Kim Vân Kiều truyện* do Thanh Tâm Tài Nhân viết bằng văn xuôi. Nguyễn Du đổi
thể loại sang thơ lục bát chữ Nôm, bỏ nhiều chi tiết, thêm thiên nhiên và nội tâm. Tác phẩm có tên
*Đoạn trường tân thanh*, tiếng kêu mới đứt ruột, gồm 3.254 câu.

## Năm chặng đời Kiều

| Chặng | Chuyện chính |
| Gặp gỡ và đính ước | Du xuân, gặp Kim Trọng, thề nguyền |
| Gia biến | Cha bị oan, Kiều bán mình, trao duyên cho Thúy Vân |
| Lưu lạc | Mã Giám Sinh, Tú Bà, Sở Khanh; Thúc Sinh, Hoạn Thư |
| Từ Hải | Báo ân báo oán; Từ Hải chết, Kiều trầm mình |
| Đoàn tụ | Giác Duyên cứu, gặp lại Kim Trọng sau mười lăm năm |

## Hai giá trị

**Hiện thực:** đồng tiền và quyền lực giày xéo con người. **Nhân đạo:** thương xót, đề cao phẩm giá,
ước mơ tự do và công lí.

**Viết:** kể cuộc đời Kiều trong đúng bảy câu.
`,
      ),
      lesson(
        'Bài 2. Chị em Thúy Kiều: tả người là đoán số',
        { minutes: 10 },
        prose`
> Vân xem trang trọng khác vời,
> Khuôn trăng đầy đặn nét ngài nở nang.
> Hoa cười ngọc thốt đoan trang,
> Mây thua nước tóc tuyết nhường màu da.

## Vân trước, Kiều sau

Bốn câu tả Vân, rồi mới đến Kiều: *Kiều càng sắc sảo mặn mà*. Chữ **càng** khiến Vân thành cái nền.
Đó là thủ pháp đòn bẩy.

## Thiên nhiên biết ghen

Với Vân: *mây thua, tuyết nhường*. Với Kiều: *hoa ghen thua thắm, liễu hờn kém xanh*. *Thua, nhường*
là chịu, *ghen, hờn* là không chịu. Chỉ bằng bốn động từ, tác giả báo trước một cuộc đời êm và một
cuộc đời sóng gió.

## Bút pháp ước lệ

Tả người bằng hoa, trăng, ngọc, liễu: những chuẩn mực đẹp quen thuộc của thơ xưa. Ước lệ không tả
đúng một khuôn mặt, nó gợi một ấn tượng.

## Sắc và tài

Kiều được tả cả tài: cầm, kì, thi, họa, đặc biệt là khúc đàn *Bạc mệnh* do nàng tự soạn. Tiếng đàn
buồn ở tuổi mười sáu cũng là một lời báo trước.

## Chỗ hay nhầm

Không viết “Vân kém đẹp”. Vân đẹp theo kiểu khác: tròn đầy, yên ổn.

**Viết:** đoạn khoảng 12 câu phân tích bốn động từ *thua, nhường, ghen, hờn*. Tiêu chí: có câu chủ
đề; nêu được nghĩa từng từ; nói được ý dự báo; không kể lại thơ.
`,
      ),
    ]),
    chapter('Phần 2. Cảnh và tình', [
      lesson(
        'Bài 3. Cảnh ngày xuân: bức tranh có gió',
        { minutes: 9 },
        prose`
> Cỏ non xanh tận chân trời,
> Cành lê trắng điểm một vài bông hoa.

## Hai câu, hai màu

Nền là màu xanh của cỏ trải tới chân trời. Trên nền ấy, **điểm** vài bông lê trắng. Chữ *điểm* là
động từ: như có bàn tay họa sĩ vừa chấm bút. Bức tranh vì thế không đứng im.

## Lễ và hội

*Lễ là tảo mộ, hội là đạp thanh*: đi thăm mộ người thân và dẫm lên cỏ xanh. Tác giả dùng nhiều từ
ghép, từ láy (*nô nức, dập dìu, ngổn ngang*) để có tiếng ồn của đám đông.

## Chiều về

> Tà tà bóng ngả về tây,
> Chị em thơ thẩn dan tay ra về.

Nhịp chậm lại, từ láy nhỏ đi: *tà tà, thơ thẩn, thanh thanh, nao nao, nho nhỏ*. Cảnh nhạt dần cùng
lòng người. *Nao nao dòng nước uốn quanh*: nước có nao nao đâu, chính người sắp gặp chuyện buồn ở
nấm mồ Đạm Tiên mới thấy nước nao nao.

## Bố cục thời gian

Sáng (khung cảnh) → trưa (lễ hội) → chiều (ra về). Đi theo thời gian, cảm xúc cũng đi từ phơi phới
đến bâng khuâng.

**Viết:** so sánh từ láy ở đoạn lễ hội và đoạn chiều về, tám câu.
`,
      ),
      lesson(
        'Bài 4. Kiều ở lầu Ngưng Bích: cảnh biết buồn',
        { minutes: 11, handout: 'ngu-van-9-ngung-bich' },
        prose`
Kiều bị Tú Bà giam ở lầu Ngưng Bích. Đoạn trích có ba phần: cảnh trước lầu, nỗi nhớ, và tám câu
*buồn trông*.

## Không gian giam người

> Trước lầu Ngưng Bích khóa xuân,
> Vẻ non xa tấm trăng gần ở chung.

*Khóa xuân* là nhốt tuổi trẻ. Non thì xa, trăng thì gần, chỉ không có người. Bốn bề bát ngát lại
càng chật.

## Nhớ ai trước

Kiều nhớ Kim Trọng trước, nhớ cha mẹ sau. Nhiều người xưa trách. Nhưng Kiều đã bán mình chuộc cha,
còn với Kim Trọng nàng mang món nợ lời thề. Nguyễn Du đi theo tâm lí thật, không theo khuôn lễ giáo.

## Tám câu buồn trông

> Buồn trông cửa bể chiều hôm,
> Thuyền ai thấp thoáng cánh buồm xa xa.
> Buồn trông ngọn nước mới sa,
> Hoa trôi man mác biết là về đâu.

Mỗi cặp câu một cảnh, một nỗi:

| Cảnh | Nỗi |
| Cánh buồm xa | nhớ quê, mong về |
| Hoa trôi | thân phận nổi nênh |
| Nội cỏ rầu rầu | tương lai mờ mịt |
| Tiếng sóng kêu | sợ hãi tai họa ập tới |

Điệp ngữ *buồn trông* như tiếng thở dài bốn lần. Cảnh từ xa đến gần, màu từ nhạt đến đậm, âm thanh
từ tĩnh đến động, nỗi buồn từ man mác đến kinh hoàng. Đó là bút pháp **tả cảnh ngụ tình**.

**Viết:** đoạn 12 câu về hai câu *hoa trôi man mác*. Tiêu chí: giải nghĩa từ; nêu được nghệ thuật;
nói được thân phận; có dẫn chứng đặt trong ngoặc kép.
`,
      ),
    ]),
    chapter('Phần 3. Lòng người và bài viết', [
      lesson(
        'Bài 5. Trao duyên: đưa đi điều không thể đưa',
        { minutes: 10 },
        prose`
> Cậy em, em có chịu lời,
> Ngồi lên cho chị lạy rồi sẽ thưa.

## Hai chữ không thể thay

*Cậy* nặng hơn *nhờ*: có sự tin tưởng và gửi gắm. *Chịu* khác *nhận*: nhận thì vui, chịu thì vì
thương mà nhận. Chị lạy em, ngược lễ thường, vì đây là lạy sự hi sinh.

## Lí lẽ rất khôn

Kiều kể mối tình, kể tai biến, rồi viện đến tình máu mủ và cả cái chết của mình: *Chị dù thịt nát
xương mòn, ngậm cười chín suối hãy còn thơm lây*. Vân không thể từ chối.

## Đưa kỉ vật

*Chiếc vành với bức tờ mây, duyên này thì giữ, vật này của chung*. Lí trí đã trao, đến chữ **của
chung** thì lòng níu lại. Một chữ mà thấy cả cuộc giằng co.

## Từ đối thoại đến độc thoại

Ban đầu Kiều nói với Vân. Sau đó nàng nói như người đã chết, rồi gọi thẳng tên Kim Trọng: *Ôi Kim
lang, hỡi Kim lang! Thôi thôi, thiếp đã phụ chàng từ đây*. Người nghe biến mất, chỉ còn nỗi đau.

## Nghệ thuật

Ngôn ngữ độc thoại nội tâm, thành ngữ (*thịt nát xương mòn, ngậm cười chín suối*), nhịp thơ ngắt
quãng ở cuối đoạn.

**Viết:** vì sao nói *duyên này thì giữ, vật này của chung* là câu thơ hay nhất đoạn? Mười câu, có
thể phản đối.
`,
      ),
      lesson(
        'Bài 6. Viết đoạn nghị luận về đoạn thơ',
        { minutes: 10 },
        prose`
Đề thi vào lớp 10 thường yêu cầu đoạn khoảng 12 đến 15 câu, có yêu cầu tiếng Việt kèm theo (một câu
bị động, một câu ghép, một phép nối…).

## Khung đoạn

| Câu | Nội dung |
| 1 | Câu chủ đề: tên đoạn thơ, điều sẽ chứng minh |
| 2–3 | Đặt vào mạch truyện: trước đó chuyện gì |
| 4–10 | Phân tích: trích từ ngữ → gọi tên nghệ thuật → nói tác dụng |
| 11–12 | Mở rộng: so với đoạn khác hoặc bài khác |
| 13 | Câu kết: khẳng định bằng lời mới |

## Ba cấp của một câu phân tích

1. *Tác giả dùng từ láy “man mác”.* Chỉ gọi tên.
2. *Từ láy “man mác” gợi sự mênh mông, trôi nổi.* Có nghĩa.
3. *“Man mác” vừa là cái rộng của mặt nước vừa là cái trống trong lòng Kiều, nên cánh hoa trôi cũng
   chính là nàng.* Có nghĩa, có liên hệ với con người.

Đoạn văn khá cần nhiều câu cấp ba.

## Yêu cầu tiếng Việt

Viết xong đoạn mới chèn. Gạch chân và chú thích đúng như đề yêu cầu. Một câu ghép dễ dùng: *Cảnh vật
vẫn đẹp, nhưng đôi mắt người nhìn đã nhuốm buồn.*

## Bảng tự chấm

- Đúng hình thức đoạn, đủ số câu.
- Có ít nhất ba lần trích từ ngữ, đặt trong ngoặc kép.
- Không kể lại nội dung quá hai câu.
- Thực hiện đúng yêu cầu tiếng Việt.
- Không quá ba lỗi.

**Viết:** phân tích hai câu *Cỏ non xanh tận chân trời, cành lê trắng điểm một vài bông hoa*, 13
câu, có một câu ghép.
`,
      ),
    ]),
  ],
)
