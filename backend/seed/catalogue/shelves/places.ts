import type { Entry } from './entry'

const past = { shelf: 'ke-chuyen-su-viet', note: 'Kể chuyện sử Việt', house: 'ben-muc' } as const
const land = { shelf: 'dia-ly-du-khao', note: 'Địa lý và du khảo', house: 'ben-muc' } as const

export const places: readonly Entry[] = [
  {
    ...past,
    title: 'Ba lần sông Bạch Đằng',
    author: 'Hà Đăng Khoa',
    pages: 164,
    look: ['bronze', 'lam'],
    about: [
      'Năm 938, năm 981, năm 1288: ba trận thủy chiến trên một khúc sông, ba cách đọc con nước khác nhau.',
      'Sơ đồ thủy triều và bãi cọc vẽ theo khảo cổ mới nhất. Tác giả ghi rõ điều chắc và điều còn tranh luận.',
    ],
  },
  {
    ...past,
    title: 'Một ngày ở Thăng Long',
    author: 'Hà Đăng Khoa',
    pages: 148,
    look: ['lattice', 'son'],
    about: [
      'Từ tiếng chuông sáng tới lúc đóng cửa thành, theo chân một người thợ đúc, một bà hàng vải, một sĩ tử của thế kỷ XV.',
      'Mỗi chi tiết ăn mặc, giá gạo, luật lệ đều có nguồn ở cuối trang.',
    ],
  },
  {
    ...past,
    title: 'Những người đàn bà làm nên sử',
    author: 'Tiêu Thị Mộc',
    pages: 196,
    look: ['lotus-pond', 'son'],
    about: [
      'Hai Bà Trưng, Dương Vân Nga, Ỷ Lan, Huyền Trân, Bùi Thị Xuân, và những người chỉ còn một dòng tên trong sử.',
      'Viết cho học sinh trung học, kể chuyện trước, bàn sau.',
    ],
  },
  {
    ...past,
    title: 'Tiền xưa kể chuyện nước',
    author: 'Tiêu Thị Mộc',
    pages: 158,
    look: ['tiles', 'nghe'],
    about: [
      'Đồng Thái Bình hưng bảo, tiền giấy Hồ Quý Ly, đồng kẽm thời loạn: mỗi đồng tiền là một cửa sổ vào đời sống.',
      'Hình vẽ tỉ lệ một một, cách đọc bốn chữ trên mặt tiền.',
    ],
  },
  {
    ...past,
    title: 'Trống đồng và người Việt cổ',
    author: 'Hà Đăng Khoa',
    pages: 142,
    look: ['bronze', 'gian'],
    about: [
      'Đọc mặt trống như đọc một trang sách: mặt trời, chim, thuyền, nhà sàn, người giã gạo. Họ muốn nói gì với ta?',
      'In kèm bản dập hoa văn khổ lớn gấp đôi, tô màu được.',
    ],
  },
  {
    ...past,
    title: 'Kể chuyện đi sứ',
    author: 'Giang Tử Mặc',
    pages: 174,
    look: ['meander-frame', 'lam'],
    about: [
      'Đường từ Thăng Long tới Yên Kinh đi mất gần một năm. Các sứ thần đối đáp, làm thơ, mua sách, ốm, và về kể lại.',
      'Mười hai chuyến đi trong năm thế kỷ, bản đồ từng chặng.',
    ],
  },
  {
    ...past,
    title: 'Chữ viết của cha ông',
    author: 'Giang Tử Mặc',
    pages: 132,
    look: ['initial', 'gian'],
    about: [
      'Từ chữ Hán, chữ Nôm tới chữ quốc ngữ: vì sao ta viết như hôm nay. Có bài tập nhận mặt ba mươi chữ Nôm.',
      'Ảnh văn bia, sách khắc, thư tay được vẽ lại rõ nét.',
    ],
  },
  {
    ...land,
    title: 'Theo dòng sông Hồng',
    author: 'Vũ Hải Đăng',
    pages: 224,
    look: ['strata', 'gach'],
    about: [
      'Đi bộ, đi thuyền, đi xe máy từ Lũng Pô ra cửa Ba Lạt trong bốn mùa. Bãi bồi, bến cũ, nghề gốm, bữa cơm nhà đò.',
      'Mỗi chương có bản đồ vẽ tay và một món ăn ven sông.',
    ],
  },
  {
    ...land,
    title: 'Đất nước nhìn từ bản đồ',
    author: 'Vũ Hải Đăng',
    pages: 168,
    look: ['strata', 'lam'],
    about: [
      'Bốn mươi tấm bản đồ về mưa, lúa, tiếng nói, đường sắt, gió, người trẻ người già. Nhìn hình hiểu nước mình thêm một lớp.',
      'Bản đồ đã theo ba mươi tư tỉnh, thành phố. Có hướng dẫn đọc tỉ lệ và chú giải.',
    ],
  },
  {
    ...land,
    title: 'Chợ phiên vùng cao',
    author: 'Lò Thị Mai',
    pages: 152,
    look: ['brocade', 'reu'],
    about: [
      'Lịch mười sáu phiên chợ Tây Bắc và Đông Bắc, ai bán gì, mặc gì, nói tiếng gì, uống rượu lúc nào.',
      'Viết bởi người đi chợ từ nhỏ, không tả như xem lạ.',
    ],
  },
  {
    ...land,
    title: 'Cù lao giữa mùa nước',
    author: 'Đoàn Mỹ Duyên',
    pages: 146,
    look: ['water', 'nghe'],
    about: [
      'Một năm trên cù lao sông Hậu: nước lên, cá linh, bông điên điển, lở đất, đám cưới trên xuồng.',
      'Ghi chép theo tháng âm lịch, giọng kể thân mật.',
    ],
  },
  {
    ...land,
    title: 'Đường tàu và những ga nhỏ',
    author: 'Âu Mỹ Linh',
    pages: 188,
    look: ['threads', 'da'],
    about: [
      'Xuống ở những ga mà tàu nhanh không dừng: một quán nước, một hàng me, người gác ghi cuối cùng.',
      'Năm mươi ga dọc đường sắt Bắc Nam, giờ tàu và quãng đường đi bộ quanh ga.',
    ],
  },
  {
    ...land,
    title: 'Đảo xa, đảo gần',
    author: 'Vũ Hải Đăng',
    pages: 162,
    look: ['paper-boat', 'ngoc'],
    about: [
      'Từ Cô Tô, Lý Sơn, Phú Quý tới Thổ Chu: đời sống trên đảo qua giếng nước, ngọn hải đăng, lớp học, mùa biển động.',
      'Nhiều đoạn ghi lời kể nguyên văn của ngư dân.',
    ],
  },
]
