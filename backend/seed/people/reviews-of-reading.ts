import type { Review } from './review'

export const reviewsOfReading: Readonly<Record<string, readonly Review[]>> = {
  'truyen-kieu': [
    [
      'Hoàng Yến',
      5,
      'Chữ to, giấy ngà, chú thích ngay chân trang nên đọc không bị đứt mạch. Mua cho mẹ mà hai mẹ con tranh nhau đọc.',
      12,
    ],
    [
      'Quốc Đạt',
      5,
      'Mình có hai bản Kiều rồi vẫn mua thêm vì bìa đẹp. Phần dị bản ghi rất cẩn thận.',
      25,
    ],
    ['Bích Trâm', 4, 'Sách đẹp, giao nhanh. Giá mà có thêm dải đánh dấu trang thì tròn vẹn.', 39],
    [
      'Văn Thịnh',
      5,
      'Đọc hết trong ba tối. Trước giờ chỉ biết mấy đoạn học ở trường, đọc cả cuốn mới thấy khác hẳn.',
      61,
    ],
  ],
  'so-do': [
    ['Đình Khang', 5, 'Cười mà giật mình vì thấy nhiều người quen. Bản in sạch, không lỗi.', 11],
    ['Mai Chi', 5, 'Đọc lại sau hai mươi năm vẫn sắc như mới. Bìa nửa đỏ nửa ngà quá đẹp.', 29],
    ['Hữu Phước', 4, 'Truyện khỏi bàn. Hộp giao hơi móp góc nhưng sách bên trong không sao.', 44],
  ],
  'tat-den': [
    [
      'Thanh Nhàn',
      5,
      'Con gái lớp 8 cần đọc trọn tác phẩm, mình mua rồi đọc trước, khóc mấy bận.',
      20,
    ],
    ['Xuân Lộc', 4, 'Khổ vừa tay, chú thích từ cũ có ích cho các em.', 50],
  ],
  'chi-pheo': [
    ['Minh Tú', 5, 'Ngoài Chí Phèo còn Tư cách mõ, Nửa đêm, truyện nào cũng đáng đọc.', 14],
    ['Ánh Nguyệt', 5, 'In đẹp, giá mềm. Tặng bạn nước ngoài đang học tiếng Việt.', 42],
  ],
  'hai-dua-tre': [
    [
      'Khánh Vân',
      5,
      'Bìa ngọn đèn đẹp đúng tinh thần Thạch Lam. Đọc buổi tối, tắt đèn rồi vẫn còn nghĩ.',
      8,
    ],
    ['Trọng Hiếu', 4, 'Tuyển chọn hay, tiếc là không có Nhà mẹ Lê.', 31],
  ],
  'ha-noi-bam-sau-pho-phuong': [
    ['Diễm Quỳnh', 5, 'Đọc xong thèm bún chả mà mình ở tận Cần Thơ.', 10],
    ['Phan Gia', 5, 'Sơ đồ phố cổ ở cuối sách dùng đi dạo được thật. Một món quà Hà Nội.', 27],
    ['Tường Lâm', 4, 'Mỏng nhưng đáng. Giá nhà sách đang giảm nên càng vui.', 45],
  ],
  'ngay-mua-o-nha-ba': [
    [
      'Mẹ Thóc',
      5,
      'Tối nào con cũng đòi đọc lại, tới đoạn mưa trên mái tôn là bắt chước tiếng. Trang vẽ cuối sách kín cả rồi.',
      5,
    ],
    ['Bảo Ngân', 5, 'Giấy dày, góc bo tròn an toàn. Lời ít mà đọc lên thấy nhớ bà.', 22],
    ['Hoài An', 4, 'Tranh đẹp. Với bé 5 tuổi thì hơi ngắn, nhưng bé thích thế.', 40],
  ],
  'dom-dom-di-hoc-muon': [
    ['Mẹ Gấu', 5, 'Truyện dễ thương, câu lặp có vần nên bé ba tuổi đọc theo được.', 18],
  ],
  'dai-viet-su-ky-toan-thu': [
    [
      'Nguyên Khôi',
      5,
      'Một tập dày, giấy mỏng nhưng không lộ chữ. Sách dẫn ở cuối cứu tôi nhiều lần.',
      28,
    ],
    ['Trần Lữ', 4, 'Bản in trang trọng. Nặng, phải kê gối đọc đúng như lời giới thiệu.', 66],
  ],
  'tho-ho-xuan-huong': [
    [
      'Thùy Dung',
      5,
      'Thích nhất là phần ghi rõ bài nào còn ngờ. Không giật gân như nhiều bản khác.',
      23,
    ],
  ],
  'chinh-phu-ngam-khuc': [
    ['Nhã Uyên', 5, 'In đối chiếu Hán và Nôm trên hai trang, học được rất nhiều.', 35],
  ],
  'truyen-ky-man-luc': [
    ['Vĩnh Khang', 5, 'Từ Thức, Nam Xương, Tản Viên, đọc ban đêm thấy rờn rợn mà đẹp.', 32],
  ],
  'cay-trong-pho': [
    [
      'Tuệ Lâm',
      5,
      'Đi bộ buổi sáng cầm theo cuốn này, giờ biết tên hết cây trên phố nhà mình.',
      20,
    ],
  ],
  'com-nha-ba-muoi-bua': [
    ['Ngọc Trinh', 5, 'Nấu tới bữa thứ mười hai rồi, đi chợ một lần là đủ thật.', 9],
    [
      'Vợ anh Sáu',
      4,
      'Món miền Bắc nhiều hơn miền Nam một chút, bù lại có bảng thay nguyên liệu.',
      41,
    ],
  ],
  'banh-chung-chin-luc-nao': [
    ['Mẹ Khoai', 5, 'Cả nhà đọc xong quyết định năm nay tự gói bánh.', 13],
  ],
  'chuyen-doi-xua': [['Bảy Rô', 4, 'Tiếng Nam Bộ xưa nghe ngộ, có bảng từ nên không bí.', 53]],
  'luyen-thi-vao-lop-10-mon-toan': [
    [
      'Mẹ Bảo Trâm',
      5,
      'Con học tối, mất mạng giữa chừng mà bài làm vẫn còn. Thầy giảng điềm đạm.',
      12,
    ],
    ['Thiên Phú', 4, 'Hai đề bấm giờ rất giống phòng thi. Em mong thêm đề.', 28],
  ],
}
