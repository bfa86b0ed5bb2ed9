import type { Rubric } from '@/backend/seed/content/news/article'
import { prose } from '@/backend/seed/content/prose'

export const gocGiaoVien: Rubric = {
  name: 'Góc giáo viên',
  slug: 'goc-giao-vien',
  articles: [
    {
      title: 'Tiết đọc đầu tiên của năm học',
      author: 'Cô Thảo',
      daysAgo: 16,
      views: 1194,
      summary:
        'Không phổ biến nội quy, không giới thiệu chương trình. Chỉ một cuốn sách, bốn mươi lăm phút và ba câu hỏi.',
      scene: 'school',
      html: prose`
Nhiều năm trước, tiết đầu tiên của tôi là nội quy, cách chấm điểm và bìa vở màu gì. Học sinh ghi rất
ngoan và quên ngay. Bây giờ tôi mang vào lớp một cuốn sách.

## Phút 0 đến 15: đọc cho các em nghe

Tôi đọc một truyện ngắn trọn vẹn, không giảng. Lớp 6 tôi chọn truyện có con vật, lớp 8 truyện có bí
mật, lớp 9 truyện có lựa chọn khó. Mười lăm phút là vừa. Những em hay nói chuyện thường im trước.

## Phút 15 đến 30: ba câu hỏi, viết ra giấy

1. Em nhìn thấy gì rõ nhất?
2. Chỗ nào em muốn hỏi lại người kể?
3. Nếu truyện dài thêm một trang, chuyện gì xảy ra?

Không ghi tên. Câu thứ hai cho tôi biết các em đọc tới đâu. Câu thứ ba cho tôi biết các em nghĩ thế
nào về con người.

## Phút 30 đến 45: treo lên

Các em dán giấy lên tường, đi vòng quanh đọc của nhau, vẽ một chấm nhỏ vào tờ mình thích. Không ai
được điểm. Tôi cũng dán một tờ của mình.

## Thu được gì

Sau một tiết, tôi có bốn mươi mẩu chữ viết tay. Tôi biết em nào viết câu dài, em nào sợ giấy trắng,
em nào có khiếu tưởng tượng. Điều ấy ích lợi hơn bài kiểm tra đầu năm, và lớp học bắt đầu bằng một
câu chuyện, không bằng một lời răn.

Nội quy thì sao? Tiết thứ hai, chúng tôi cùng viết nội quy. Nhờ tiết đầu, các em tự đề nghị điều thứ
nhất: *nghe người khác nói hết câu.*

## Vài lưu ý nhỏ

- Tập đọc ở nhà hai lần, đánh dấu chỗ dừng.
- Chọn truyện mình thật sự thích, các em nhận ra ngay nếu mình giả vờ.
- Giữ lại những tờ giấy. Cuối năm trả cho các em, cùng câu hỏi: bây giờ em có viết khác đi không?
`,
    },
    {
      title: 'Chấm bài bằng câu hỏi',
      author: 'Thầy Bách',
      daysAgo: 50,
      views: 903,
      summary: 'Thay vì gạch đỏ và ghi “sai”, thử viết một câu hỏi ở đúng bước học sinh rẽ nhầm.',
      scene: 'paper',
      html: prose`
Một bài Toán sai có mười dòng. Sai ở dòng thứ ba, bảy dòng sau đúng theo cái sai ấy. Nếu ta gạch
chéo cả bài, học sinh học được một điều: mình kém. Nếu ta hỏi ở dòng thứ ba, học sinh có thể học
được Toán.

## Câu hỏi thay cho dấu gạch

| Thay vì viết | Thử viết |
| Sai | Thay lại \(x = 2\) vào đề, em được gì? |
| Thiếu điều kiện | Khi nào mẫu số bằng 0? |
| Lạc đề | Đề hỏi điều gì? Gạch chân giúp thầy |
| Cẩu thả | Dòng 4 và dòng 5 khác nhau một dấu, dấu nào đúng? |
| Dài dòng | Bỏ câu nào đi mà đoạn vẫn đủ ý? |

Câu hỏi tốt có ba đặc điểm: đặt đúng chỗ, trả lời được trong một phút, và không chứa sẵn đáp án.

## Nhưng bốn mươi bài thì sao

Đúng là tốn thời giờ, nếu bài nào cũng viết năm câu. Tôi tự giới hạn: mỗi bài **một** câu hỏi, ở
bước sai đầu tiên. Những lỗi giống nhau thì đánh số 1, 2, 3 trong bài, còn câu hỏi viết một lần lên
bảng. Ba mươi phút xong một lớp.

## Phần quan trọng nhất là năm phút sau khi trả bài

Trả bài xong, cả lớp có năm phút im lặng để trả lời câu hỏi trên bài mình, viết ngay bên cạnh bằng
bút khác màu. Không có năm phút ấy, mọi lời phê đều bay đi. Tôi chấm lần hai rất nhanh: ai trả lời
được câu hỏi thì cộng nửa điểm.

## Sau một học kì

Số bài mắc lại lỗi cũ giảm rõ. Nhưng điều tôi mừng hơn là giọng điệu trong lớp. Các em bắt đầu hỏi
nhau: “Ở bước này cậu nghĩ gì?”, thay vì “Đáp án bao nhiêu?”.

Có hôm một em trả bài lại cho tôi, bên dưới lời phê viết thêm: “Thầy ơi, thế nếu \(x\) là số âm thì
sao ạ?” Đó là câu hỏi tôi chưa nghĩ tới.
`,
    },
    {
      title: 'Lớp bốn mươi em và một tủ sách',
      author: 'Cô Thảo',
      daysAgo: 91,
      views: 1078,
      summary:
        'Sáu mươi cuốn, một sổ mượn, hai em trực. Kinh nghiệm giữ một tủ sách lớp sống được quá tháng đầu.',
      scene: 'shelf',
      html: prose`
Tủ sách lớp nào cũng đẹp trong tháng Chín. Đến tháng Mười Một thì sách cũ nằm im, sách hay thì mất.
Lớp tôi đã hỏng hai lần trước khi tìm ra cách.

## Ít mà luân chuyển

Sáu mươi cuốn là đủ cho bốn mươi em, nếu mỗi tháng đổi một phần ba. Chúng tôi ghép với ba lớp khác
cùng khối, cuối tháng đẩy xe chuyển hai mươi cuốn sang lớp bên. Với học sinh, sách chuyển tới là
sách mới.

## Học sinh giữ, không phải cô giữ

Mỗi tuần hai em trực tủ sách. Việc của các em: ghi sổ mượn, nhắc trả, dán gáy, và chọn **một** cuốn
để quay bìa ra ngoài, kèm ba dòng giới thiệu viết tay. Cuốn quay bìa luôn được mượn nhiều nhất. Bạn
bè giới thiệu có sức nặng hơn cô giáo.

## Sổ mượn một trang

| Cột | Để làm gì |
| Tên sách, tên người mượn | Biết sách ở đâu |
| Ngày mượn, ngày trả | Nhắc sau hai tuần |
| Một chữ | Sau khi đọc, viết đúng một chữ về cuốn sách |

Cột “một chữ” là trò các em thích nhất. “Lạnh.” “Thèm.” “Hóa ra.” Đọc dọc cột ấy cũng ra một bài
thơ.

## Khi sách mất

Chúng tôi không phạt. Em làm mất kể lại cuốn sách trước lớp trong ba phút, hoặc mang tới một cuốn
khác. Từ khi có luật này, số sách mất giảm đi, có lẽ vì kể lại khó hơn đền tiền.

## Chọn sách gì

- Một phần ba truyện ngắn, vì đọc xong được trong giờ ra chơi.
- Một phần ba sách khoa học, tra cứu, kỉ lục.
- Một phần ba do các em đề nghị, kể cả truyện tranh.

Nhà trường có kinh phí thì tốt. Không có thì mỗi em góp một cuốn, đầu năm sau mang về. Với đơn của
trường và thư viện, [Hiên Sách có báo giá riêng](/ho-tro) và giao tận nơi.
`,
    },
    {
      title: 'Dạy viết, mỗi lần sửa một lỗi',
      author: 'Cô Thảo',
      daysAgo: 128,
      views: 1246,
      summary: 'Một bài văn có hai mươi lỗi. Chữa cả hai mươi thì học trò không sửa được lỗi nào.',
      scene: 'letters',
      html: prose`
Hồi mới đi dạy, tôi trả bài văn về đỏ rực. Tôi nghĩ thế là tận tâm. Cho tới khi một em nói: “Em nhìn
không biết bắt đầu từ đâu nên em cất đi ạ.”

## Chọn một điều cho hai tuần

Bây giờ cứ hai tuần cả lớp chỉ luyện một điều. Ví dụ học kì một của lớp 7:

1. Câu đầu đoạn nói được ý của cả đoạn.
2. Mỗi đoạn có ít nhất một chi tiết nhìn, nghe hoặc chạm được.
3. Bỏ chữ “rất”, tìm động từ mạnh hơn.
4. Dấu phẩy giữa các vế câu.
5. Câu kết không lặp lại câu mở.

Trong hai tuần ấy, tôi chỉ chữa đúng điều đang luyện. Lỗi khác tôi thấy, tôi ghi vào sổ của mình, để
dành.

## Cho các em tự tìm

Trước khi nộp, các em đổi bài cho nhau và gạch chân *chỗ làm được* điều đang luyện, rồi mới khoanh
chỗ chưa. Tìm chỗ làm được trước, vì như thế người đọc phải hiểu điều ấy trông ra sao.

## Bài mẫu không phải bài giỏi

Tôi hay chiếu một đoạn văn bình thường của chính tôi, còn thô, rồi sửa trước mặt các em. Các em thấy
cô gạch, cô ngập ngừng, cô đổi ý. Nhìn một người lớn sửa bài có ích hơn nhìn mười bài văn hay đã in.

## Điểm cho sự tiến bộ

| Bản | Cách cho điểm |
| Bản đầu | Không điểm, chỉ một lời khen và một câu hỏi |
| Bản sửa | Điểm cho điều đang luyện |
| Cuối học kì | Điểm cho cả bài |

## Kiên nhẫn

Năm điều một học kì, mười điều một năm. Nghe ít, nhưng mười điều ấy ở lại. Một em lớp 9 quay về
thăm, kể rằng mỗi lần viết “rất” lại nghe thấy giọng cô. Tôi bảo em: viết “rất” cũng được, miễn là
em nghe thấy nó.
`,
    },
    {
      title: 'Ra câu hỏi đúng sai sao cho công bằng',
      author: 'Thầy Bách',
      daysAgo: 160,
      views: 1322,
      summary:
        'Một mệnh đề mơ hồ làm mất điểm của người hiểu bài. Bảy điều tự kiểm trước khi đưa câu hỏi vào đề.',
      scene: 'blocks',
      html: prose`
Câu hỏi đúng sai trông dễ ra. Thật ra nó là dạng khó viết nhất, vì chỉ một chữ lệch là người hiểu
sâu lại chọn khác người hiểu vừa. Đây là bảng tự kiểm tôi dùng.

## Bảy điều tự kiểm

1. **Một mệnh đề, một ý.** “Hàm số đồng biến và có cực trị” là hai ý. Tách ra.
2. **Tránh chữ lửng.** “Thường”, “có thể”, “hầu hết” gần như luôn đúng, không đo được gì.
3. **Phủ định một lần.** “Không phải là không” chỉ đo khả năng đọc câu rối.
4. **Sai vì kiến thức, không vì bẫy chữ.** Đừng đổi 2,5 thành 2,50 rồi coi là sai.
5. **Có đủ dữ kiện.** Học sinh phải khẳng định được sai, không chỉ “không đủ căn cứ”.
6. **Bốn ý dựa trên một tình huống**, đi từ dễ tới khó, ý sau được phép dùng ý trước.
7. **Số ý đúng thay đổi** giữa các câu. Đừng để câu nào cũng hai đúng hai sai.

## Một ví dụ

*Cho hình chữ nhật có chiều dài 8 cm, chiều rộng 6 cm.*

- a) Chu vi bằng 28 cm. *(đúng)*
- b) Diện tích bằng 48 cm². *(đúng)*
- c) Đường chéo dài 10 cm. *(đúng)*
- d) Nếu tăng chiều dài 10 % và giảm chiều rộng 10 % thì diện tích không đổi. *(sai)*

Ý d đáng giá: người tính vội sẽ thấy tăng giảm bù nhau. Tính thật: \(8{,}8 \times 5{,}4 = 47{,}52\),
nhỏ hơn 48. Sai vì kiến thức, không vì chữ.

## Thử trước khi dùng

Đưa đề cho một đồng nghiệp không dạy lớp ấy làm. Nếu người đó hỏi “ý em là gì?” ở câu nào, câu ấy
phải viết lại. Sau kiểm tra, nhìn lại những ý mà nhóm điểm cao chọn sai nhiều hơn nhóm điểm thấp:
gần như chắc chắn là câu hỏi hỏng.

## Cách tính điểm

Với thang 0,1; 0,25; 0,5; 1 điểm, một ý hỏng có thể lấy mất nửa điểm của học sinh. Viết kĩ là lịch
sự tối thiểu của người ra đề.
`,
    },
  ],
}
