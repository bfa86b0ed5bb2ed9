import type { LandingPage } from '@/backend/seed/content/landing/page'
import { prose } from '@/backend/seed/content/prose'

export const gocDocCoDien: LandingPage = {
  slug: 'goc-doc-co-dien',
  title: 'Góc đọc sách cổ điển',
  description:
    'Một lối vào văn học Việt Nam từ thơ Nôm tới văn xuôi tiền chiến: đọc gì trước, đọc thế nào, dừng lại ở đâu.',
  updatedDaysAgo: 20,
  html: prose`
Sách cổ điển hay bị để trên kệ cao, với lấy cần ghế. Chúng tôi hạ kệ ấy xuống ngang tầm mắt. Dưới
đây là một lối đi qua hai thế kỉ văn chương Việt, đủ chậm để đọc trong một năm, mỗi tháng một cuốn.

![Chồng sách cũ bên ngọn đèn dầu](/media/landing/goc-doc-co-dien.webp)

## Chặng một: nghe trước, hiểu sau

Thơ Nôm sinh ra để đọc thành tiếng. Đừng tra chú thích ngay. Hãy đọc to một đoạn, để vần lục bát kéo
mình đi, rồi mới quay lại hỏi nghĩa.

> Trăm năm trong cõi người ta,
> Chữ tài chữ mệnh khéo là ghét nhau.
> Trải qua một cuộc bể dâu,
> Những điều trông thấy mà đau đớn lòng.

Bốn câu mở đầu [Truyện Kiều](product:truyen-kieu) của Nguyễn Du gói cả câu chuyện phía sau. Đọc xong
truyện, bạn hãy quay lại bốn câu này, chúng sẽ khác.

- [Lục Vân Tiên](product:luc-van-tien) của Nguyễn Đình Chiểu: mạch kể như lời nói, nhân vật nghĩa
  khí, hợp để cả nhà cùng nghe.
- [Chinh phụ ngâm khúc](product:chinh-phu-ngam-khuc): nỗi đợi chờ của người vợ có chồng ra trận, câu chữ đẹp
  như dệt.
- [Cung oán ngâm khúc](product:cung-oan-ngam-khuc) của Nguyễn Gia Thiều: khó hơn, nên để sau cùng
  của chặng này.

## Chặng hai: tiếng cười và giọt nước mắt

Đầu thế kỉ XX, chữ quốc ngữ vào đời, văn xuôi lớn nhanh như thổi. Người viết nhìn thẳng vào làng
quê, phố chợ, nhà tù, tòa báo.

| Tác phẩm | Tác giả | Nên đọc khi |
| [Tắt đèn](product:tat-den) | Ngô Tất Tố | Muốn hiểu vì sao một bữa cơm có thể là cả một số phận |
| [Số đỏ](product:so-do) | Vũ Trọng Phụng | Cần một trận cười mà cười xong thì ngồi lặng |
| [Chí Phèo](product:chi-pheo) | Nam Cao | Đã sẵn lòng nghe một câu hỏi không có lời đáp |
| [Hai đứa trẻ](product:hai-dua-tre) | Thạch Lam | Một tối yên, chỉ cần một ngọn đèn |

## Chặng ba: đọc lại

Cổ điển là cuốn sách chưa nói hết điều nó muốn nói. Sau một năm, chọn một cuốn bạn thấy khó chịu
nhất và đọc lại. Rất có thể người thay đổi là bạn.

### Ba thói quen nhỏ giúp đọc sách khó

1. Đọc mười trang mỗi ngày, cùng một giờ, cùng một chỗ ngồi.
2. Gạch chân bằng bút chì những câu muốn đọc cho người khác nghe, không phải những câu “quan trọng”.
3. Cuối mỗi chương viết một dòng: *ai muốn gì, và điều gì ngăn họ lại*.

## Đọc cùng người hướng dẫn

Học sinh lớp 9 và lớp 10 có thể học kèm khóa [Ngữ văn lớp 9: Đọc Truyện
Kiều](course:ngu-van-lop-9-doc-truyen-kieu). Ai mới tập đọc sách dày nên bắt đầu với khóa miễn phí
[Đọc sâu, nhớ lâu](course:doc-sau-nho-lau).

[Xem toàn bộ kệ sách](/san-pham) hoặc [đọc các bài về văn học Việt Nam](/tin-sach).
`,
}
