import type { Review } from './review'

export const reviewsOfStudy: Readonly<Record<string, readonly Review[]>> = {
  'toan-lop-1-tap-mot': [
    [
      'Mẹ Bin',
      5,
      'Bé nhà mình sợ toán, học cuốn này mỗi ngày một bài lại xin làm thêm. Tranh vẽ vừa phải, không rối mắt.',
      6,
    ],
    [
      'Thu Hằng',
      5,
      'Bài ngắn, đúng hai trang một bài nên dễ sắp xếp. Mình đã đặt luôn tập hai.',
      19,
    ],
    [
      'Nguyễn Khắc Tuấn',
      4,
      'Nội dung tốt. Giấy hơi mỏng so với bé hay tẩy, mình phải lót thêm tờ bìa.',
      33,
    ],
    [
      'Cô Hảo',
      5,
      'Tôi dạy lớp 1, thấy cách dẫn từ đồ vật tới con số rất đúng ý. Dùng làm phiếu cho cả lớp được.',
      48,
    ],
    [
      'Ba của Su',
      3,
      'Ổn, nhưng bé nhà tôi học nhanh nên thấy hơi dễ, chắc phải mua thêm phiếu cuối tuần.',
      57,
    ],
  ],
  'tieng-viet-lop-1-tap-mot': [
    ['Lan Phương', 5, 'Phần ghép vần có trò chơi nhỏ, con học mà cứ tưởng đang chơi.', 9],
    ['Mẹ Na', 4, 'Cách đi chậm, hợp với bé nhà mình. Chữ mẫu rõ, đúng kiểu ở trường.', 30],
  ],
  'vo-luyen-viet-lop-1-chu-thuong': [
    ['Ngọc Diệp', 5, 'Giấy dày thật, viết bút mực không lem. Đã mua lần thứ ba.', 15],
    ['Phụ huynh 1A3', 4, 'Nét mẫu in nhạt vừa đủ để tô. Mong có thêm trang trắng cuối vở.', 36],
    ['Tú Linh', 5, 'Con trai viết ẩu nhất lớp mà giờ ngồi tô rất chăm.', 58],
  ],
  'lap-trinh-python-cho-hoc-sinh': [
    [
      'Nhật Minh (lớp 8)',
      5,
      'Con rùa vẽ hình vui lắm, em làm được cả trò đoán số cho em gái chơi.',
      7,
    ],
    ['Thầy Tùng', 5, 'Dùng cho câu lạc bộ tin học trường huyện, máy yếu vẫn chạy hết các bài.', 26],
    ['Lê Duy', 4, 'Viết kỹ, lỗi thường gặp hữu ích. Mong có tập hai về danh sách và tệp.', 47],
  ],
  'ghi-chep-cho-de-nho': [
    ['Gia Hân', 5, 'Em thử kiểu ghi thứ ba cho môn Sử, tự nhiên nhớ được. Cảm ơn cô Vy.', 13],
    ['Trâm Anh', 4, 'Ví dụ lấy từ vở thật nên đáng tin. Phần môn Toán còn hơi ít.', 34],
  ],
  'on-thi-vao-lop-10-mon-toan': [
    [
      'Phụ huynh Q. Bình',
      5,
      'Lộ trình mười hai tuần rất rõ, con theo được sáu tuần, điểm kiểm tra lên hẳn.',
      16,
    ],
    ['Hải Nam', 4, 'Dạng bài đầy đủ, lời giải có điểm từng bước. Hình vẽ hơi nhỏ.', 37],
    ['Khôi Nguyên', 5, 'Phần trình bày để không mất điểm lẻ là thứ em cần nhất.', 54],
  ],
  'on-thi-tot-nghiep-mon-toan': [
    ['Tuấn Kiệt', 4, 'Đủ ba dạng câu hỏi mới. Đề luyện cuối sách khó hơn thi thử ở trường.', 21],
    ['Cẩm Ly', 5, 'Viết cho người bắt đầu muộn như em, nhìn vào không hoảng.', 43],
  ],
  'so-tay-toan-lop-9': [
    ['Đức Anh', 5, 'Nhỏ gọn, tra công thức nhanh. Tab màu bên mép tiện ghê.', 24],
  ],
  'phieu-cuoi-tuan-toan-lop-2': [
    ['Mẹ Cà Rốt', 5, 'Xé rời từng tờ rất tiện, cuối tuần về quê vẫn mang theo được.', 17],
    ['Anh Thư', 3, 'Phiếu hay nhưng gáy dán hơi lỏng, xé vài tờ là bung.', 38],
  ],
  'troi-dem-thang-tam': [
    [
      'Bố của Sao',
      5,
      'Hai bố con lên sân thượng đủ chín đêm rồi. Bản đồ đúng với trời mình thấy.',
      4,
    ],
    ['Hiền Lương', 4, 'Nên có thêm bản đồ cho người ở thành phố nhiều đèn.', 19],
  ],
  'thi-nghiem-trong-bep': [
    [
      'Mẹ Tí Tẹo',
      5,
      'Bếp nhà mình thành phòng thí nghiệm. Ghi rõ việc nào cần người lớn nên yên tâm.',
      27,
    ],
    [
      'Cô Thoa',
      4,
      'Làm được hơn nửa số bài với học sinh lớp 4, các em rất thích núi lửa giấm.',
      49,
    ],
  ],
  'ngu-phap-tieng-anh-cho-nguoi-hoc-lai': [
    [
      'Thanh Bình',
      5,
      'Bốn mươi chỗ hay vấp thì mình vấp đủ ba mươi mấy. Giải thích đúng bệnh.',
      15,
    ],
    ['Hồng Nhung', 4, 'Hợp người đi làm, mỗi ngày một mục. Bản điện tử thì tốt hơn nữa.', 46],
  ],
  'tieng-nhat-vo-long': [
    ['Minh Thư', 4, 'Đi chậm và rõ, ô tập viết đủ rộng. Bài nghe hơi nhỏ tiếng.', 30],
  ],
  'nhan-xet-hoc-sinh-bang-loi-tu-te': [
    [
      'Cô Bích Thảo',
      5,
      'Đợt làm học bạ vừa rồi đỡ hẳn, mà câu nào cũng nói đúng về một em cụ thể.',
      11,
    ],
    [
      'Thầy Lâm',
      5,
      'Đáng để trong phòng hội đồng. Đọc xong thấy mình nên viết ít lại và thật hơn.',
      37,
    ],
  ],
  'mot-tram-tro-choi-nam-phut': [
    [
      'Cô Hoa lớp 3',
      5,
      'Không cần chuẩn bị, đúng năm phút. Học sinh hỏi hôm nay chơi trò số mấy.',
      24,
    ],
  ],
  'luyen-viet-chu-dep-lop-1': [
    ['Mẹ Mít', 5, 'Mỗi bài mười phút, hai mẹ con học xong còn kịp chơi.', 18],
  ],
}
