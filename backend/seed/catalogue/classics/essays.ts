import type { Classic } from './classic'

const shelf = 'ky-phong-su'

export const essays: readonly Classic[] = [
  {
    title: 'Hà Nội băm sáu phố phường',
    author: 'Thạch Lam',
    shelf,
    note: 'Tùy bút',
    pages: 124,
    look: ['tiles', 'lam'],
    about: [
      'Biển hàng, quà rong, bún chả, cốm Vòng, tiếng rao đêm. Thạch Lam viết về miếng ăn với lòng kính trọng dành cho những thứ làm nên một thành phố.',
      'Sách mỏng, chia thành các mục ngắn, mở trang nào cũng đọc được. Phụ bản vẽ lại sơ đồ khu phố cổ những năm bốn mươi.',
    ],
  },
  {
    title: 'Việc làng',
    author: 'Ngô Tất Tố',
    shelf,
    note: 'Phóng sự',
    pages: 156,
    look: ['lattice', 'reu'],
    about: [
      'Một con gà chặt ra hai mươi ba cỗ, một chiếc chiếu trong đình mua bằng cả đời làm lụng: mười bảy câu chuyện về hủ tục thôn quê Bắc Kỳ.',
      'Tác giả kể như người trong làng, có tên có tuổi, không cao giọng. Tiếng cười càng nhỏ càng thấm.',
    ],
  },
  {
    title: 'Cơm thầy cơm cô',
    author: 'Vũ Trọng Phụng',
    shelf,
    note: 'Phóng sự',
    pages: 112,
    look: ['tiles', 'gach'],
    about: [
      'Để viết về người đi ở, Vũ Trọng Phụng giả làm người tìm việc, ngủ nhà trọ, ngồi chợ người. Hà Nội hiện ra từ gian bếp nhìn lên.',
      'Loạt phóng sự viết năm 1936, nhanh, sắc, đầy tiếng nói. Cuốn sách nhỏ này dạy được nhiều điều cho người muốn làm báo.',
    ],
  },
  {
    title: 'Mười ngày ở Huế',
    author: 'Phạm Quỳnh',
    shelf,
    note: 'Du ký',
    pages: 98,
    look: ['water', 'tim'],
    about: [
      'Mùa xuân 1918, Phạm Quỳnh vào Huế xem lễ Nam Giao, thăm lăng tẩm, nghe ca trên sông Hương, ghi lại từng ngày.',
      'Lời văn chậm rãi, đẹp, thỉnh thoảng nhuốm buồn. Một Huế của trăm năm trước, trước khi thành chốn du lịch.',
    ],
  },
  {
    title: 'Chuyến đi Bắc Kỳ năm Ất Hợi',
    author: 'Trương Vĩnh Ký',
    shelf,
    note: 'Du ký 1876',
    pages: 92,
    look: ['paper-boat', 'gian'],
    about: [
      'Trương Vĩnh Ký từ Sài Gòn ra Bắc, ghi đường đi, cách ăn mặc, chợ búa, giá cả, giọng nói từng vùng bằng thứ quốc ngữ còn rất trẻ.',
      'Chính tả Nam Bộ thế kỷ XIX được giữ lại cùng bảng giải nghĩa, nên cuốn du ký cũng là một kho từ ngữ.',
    ],
  },
  {
    title: 'Thượng kinh ký sự',
    author: 'Lê Hữu Trác',
    shelf,
    note: 'Ký chữ Hán',
    pages: 168,
    look: ['meander-frame', 'reu'],
    about: [
      'Năm 1782, Hải Thượng Lãn Ông được vời lên kinh chữa bệnh cho thế tử Trịnh Cán. Ông kể phủ chúa sang đến nghẹt thở và lòng mình chỉ mong về núi.',
      'Một thầy thuốc quan sát bằng đôi mắt nghề nghiệp: sắc mặt, hơi thở, cách người ta nói dối. Bản dịch văn xuôi giản dị, dễ đọc.',
    ],
  },
  {
    title: 'Vũ trung tùy bút',
    author: 'Phạm Đình Hổ',
    shelf,
    note: 'Tùy bút chữ Hán',
    pages: 214,
    look: ['bamboo', 'cham'],
    about: [
      'Viết trong những ngày mưa: chuyện cũ phủ Trịnh, cách uống chè, lối chữ viết, lễ cưới, cây cỏ lạ, những ngôi nhà hoang sau loạn.',
      'Tám mươi tám thiên ngắn, đọc như nghe một người già kỹ tính kể về thế giới vừa mất.',
    ],
  },
  {
    title: 'Ngục trung thư',
    author: 'Phan Bội Châu',
    shelf,
    note: 'Tự truyện',
    pages: 108,
    look: ['threads', 'than'],
    about: [
      'Đầu năm 1914, trong nhà ngục Quảng Đông, tưởng mình sắp chết, Phan Bội Châu viết lại đời mình chỉ trong vài ngày để gửi cho đồng chí.',
      'Không giấu thất bại, không tô công lao. Lời lẽ vội mà ngay thẳng, cho thấy một phong trào từ phía người trong cuộc.',
    ],
  },
]
