import { type Handout, handout } from '@/backend/seed/learning/handouts/handout'

export const trungHocCoSo: Handout[] = [
  handout(
    'toan-6-uoc-boi',
    'Ước chung, bội chung',
    'Toán lớp 6. Phân tích ra thừa số nguyên tố trước.',
    [
      ['Phân tích ra thừa số nguyên tố: 60, 84, 126.', 3],
      ['Tìm ƯCLN(60, 84) và BCNN(60, 84).', 3],
      ['Có 48 bút và 72 vở, chia thành nhiều phần thưởng nhất. Mỗi phần có gì?', 4],
      [
        'Ba chuyến xe xuất bến cách nhau 10, 12 và 15 phút. Cùng xuất bến lúc 7 giờ, mấy giờ lại gặp nhau?',
        4,
      ],
      ['Hai số có tích 360, ƯCLN là 6. Tìm BCNN của hai số đó.', 2],
      ['Giải thích vì sao hai số tự nhiên liên tiếp luôn có ƯCLN bằng 1.', 4],
    ],
  ),
  handout(
    'ngu-van-6-luc-bat',
    'Tập làm thơ lục bát',
    'Ngữ văn lớp 6. Sai vần thì sửa, chưa hay cũng không sao.',
    [
      ['Gạch chân các tiếng hiệp vần trong một bài ca dao em thích. Chép bài ấy vào đây.', 4],
      ['Tìm năm tiếng vần với “nắng” và năm tiếng vần với “mưa”.', 2],
      ['Viết một dòng sáu tiếng về con đường tới trường.', 1],
      ['Viết tiếp dòng tám tiếng, tiếng thứ sáu hiệp vần với dòng trên.', 1],
      ['Viết thêm một cặp lục bát nữa.', 2],
      ['Đọc to cho một người nghe. Người ấy nhớ được chữ nào?', 2],
    ],
  ),
  handout(
    'khtn-6-tach-hon-hop',
    'Phiếu thí nghiệm: tách hỗn hợp',
    'Khoa học tự nhiên lớp 6. Làm ở bếp, có người lớn bên cạnh.',
    [
      ['Chuẩn bị: muối, cát sạch, cốc, giấy lọc cà phê, phễu. Mục đích thí nghiệm là gì?', 2],
      ['Ghi các bước em làm.', 5],
      ['Chất nào ở lại trên giấy lọc? Chất nào đi qua? Vì sao?', 3],
      ['Sau hai ngày, trong đĩa nước lọc phơi nắng còn lại gì?', 2],
      ['Nếu hỗn hợp có thêm mạt sắt, em làm thêm bước nào?', 3],
    ],
  ),
  handout(
    'toan-9-rut-gon',
    'Rút gọn biểu thức chứa căn',
    'Toán lớp 9. Ghi điều kiện trước khi biến đổi.',
    [
      ['Rút gọn: căn của 50 trừ căn của 18 cộng căn của 8.', 2],
      ['Trục căn thức ở mẫu: 6 chia cho (căn 7 trừ 1).', 3],
      ['Tính giá trị của A = căn của (x² − 6x + 9) tại x = 1.', 3],
      ['Cho x > 0, x khác 4. Rút gọn: 1/(căn x − 2) − 1/(căn x + 2).', 4],
      ['Với biểu thức ở câu trên, tìm x để giá trị bằng 1.', 4],
    ],
  ),
  handout(
    'ngu-van-9-ngung-bich',
    'Kiều ở lầu Ngưng Bích: phiếu đọc',
    'Ngữ văn lớp 9. Đọc to hai lượt trước khi viết.',
    [
      ['Chép theo trí nhớ bốn câu “Buồn trông” đầu tiên.', 4],
      ['Giải nghĩa: khóa xuân, tấm son, duềnh.', 3],
      ['Bốn cảnh trong tám câu cuối tương ứng với bốn nỗi buồn nào?', 4],
      ['Điệp ngữ “Buồn trông” có tác dụng gì?', 3],
      ['Viết đoạn 12 câu về hai câu thơ em thích nhất.', 8],
    ],
  ),
  handout(
    'thi-10-hinh',
    'Hình học: tứ giác nội tiếp',
    'Luyện thi vào lớp 10. Vẽ hình to ở mặt sau.',
    [
      ['Nêu bốn dấu hiệu nhận biết tứ giác nội tiếp.', 4],
      ['Tam giác nhọn ABC, đường cao BD, CE cắt nhau tại H. Chứng minh ADHE nội tiếp.', 5],
      ['Chứng minh BCDE nội tiếp và xác định tâm đường tròn.', 5],
      ['Cho (O; 5 cm), điểm A cách O 13 cm, tiếp tuyến AB. Tính AB và khoảng cách từ B tới OA.', 4],
    ],
  ),
]
