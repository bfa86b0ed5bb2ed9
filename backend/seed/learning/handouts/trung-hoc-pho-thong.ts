import { type Handout, handout } from '@/backend/seed/learning/handouts/handout'

export const trungHocPhoThong: Handout[] = [
  handout('toan-10-parabol', 'Hàm số bậc hai', 'Toán lớp 10. Vẽ trên giấy kẻ ô.', [
    ['Tìm đỉnh và trục đối xứng của y = x² − 6x + 5.', 2],
    ['Lập bảng năm giá trị và vẽ đồ thị.', 4],
    ['Tìm khoảng đồng biến, nghịch biến.', 2],
    ['Tìm giá trị lớn nhất của y = −2x² + 8x − 3.', 3],
    ['Parabol có đỉnh (2; −1) và đi qua (0; 3). Viết phương trình.', 3],
    ['Có 60 m lưới rào ba cạnh một mảnh vườn sát tường. Diện tích lớn nhất là bao nhiêu?', 4],
  ]),
  handout(
    'vat-li-10-cong-thuc',
    'Chuyển động thẳng biến đổi đều',
    'Vật lí lớp 10. Ghi đơn vị ở mọi bước.',
    [
      ['Viết ba công thức và nói rõ từng kí hiệu.', 4],
      ['Xe tăng tốc từ 5 m/s lên 17 m/s trong 4 s. Tính gia tốc và quãng đường.', 4],
      ['Xe đang chạy 72 km/h thì phanh, dừng sau 50 m. Tính gia tốc.', 4],
      ['Vật rơi từ độ cao 45 m, lấy g = 10 m/s². Tính thời gian và vận tốc chạm đất.', 4],
      ['Vì sao vận tốc gấp đôi thì quãng đường phanh gấp bốn?', 3],
    ],
  ),
  handout(
    'hoa-10-lien-ket',
    'Liên kết ion và cộng hóa trị',
    'Hóa học lớp 10. Được dùng bảng độ âm điện.',
    [
      ['Viết sự tạo thành ion của Mg, Al, S, Cl.', 4],
      ['Lập công thức hợp chất của Mg với Cl, Al với O, Ca với S.', 3],
      [
        'Tính hiệu độ âm điện và cho biết loại liên kết: NaF, HCl, khí bromine, khí carbon dioxide.',
        4,
      ],
      ['Vẽ công thức Lewis của ammonia và carbon dioxide.', 4],
      ['Vì sao NaCl nóng chảy ở nhiệt độ cao còn nước đá nóng chảy ở 0 °C?', 4],
    ],
  ),
  handout(
    'toan-12-bang-dao-ham',
    'Bảng đạo hàm và các bước xét tính đơn điệu',
    'Toán lớp 12. Điền vào chỗ trống rồi giữ làm bảng tra.',
    [
      ['Đạo hàm của: x mũ n ; căn x ; 1/x ; sin x ; cos x ; e mũ x ; ln x.', 4],
      ['Quy tắc: (u + v)’ = ... ; (uv)’ = ... ; (u/v)’ = ...', 3],
      ['Bốn bước xét tính đơn điệu.', 4],
      ['Xét tính đơn điệu của y = x³ − 6x² + 9x.', 5],
      ['Vì sao không viết hợp của hai khoảng đồng biến?', 3],
    ],
  ),
  handout(
    'ngu-van-12-khung-doan',
    'Khung đoạn văn nghị luận năm nhịp',
    'Ngữ văn lớp 12. Mỗi nhịp một đến hai câu.',
    [
      ['Đề bài và vấn đề nghị luận:', 2],
      ['Nhịp 1. Câu chủ đề:', 2],
      ['Nhịp 2. Giải thích từ quan trọng:', 2],
      ['Nhịp 3. Lí lẽ:', 3],
      ['Nhịp 4. Dẫn chứng kể trong ba câu:', 4],
      ['Nhịp 5. Dẫn chứng ấy nói lên điều gì?', 3],
      ['Tự chấm: bỏ câu chủ đề đi, người khác còn đoán được ý đoạn không?', 1],
    ],
  ),
]
