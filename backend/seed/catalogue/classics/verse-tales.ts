import type { Classic } from './classic'

const shelf = 'truyen-tho-ngam-khuc'
const tale = 'Truyện thơ Nôm'
const lament = 'Ngâm khúc'

export const verseTales: readonly Classic[] = [
  {
    title: 'Truyện Kiều',
    author: 'Nguyễn Du',
    shelf,
    note: tale,
    pages: 286,
    look: ['verse', 'son'],
    verse: [
      'Trăm năm trong cõi người ta,',
      'Chữ tài chữ mệnh khéo là ghét nhau.',
      'Trải qua một cuộc bể dâu,',
      'Những điều trông thấy mà đau đớn lòng.',
    ],
    about: [
      'Ba nghìn hai trăm năm mươi tư câu lục bát kể mười lăm năm lưu lạc của Thúy Kiều: bán mình chuộc cha, hai lần vào lầu xanh, gặp Thúc Sinh rồi Từ Hải, cuối cùng về lại bên người cũ khi mọi chuyện đã khác.',
      'Người Việt đọc, ngâm, bói và lẩy Kiều suốt hai thế kỷ. Đọc lại trọn vẹn từ đầu, ta gặp một người kể chuyện lạnh lùng hơn và thương người hơn những câu trích quen tai.',
    ],
  },
  {
    title: 'Lục Vân Tiên',
    author: 'Nguyễn Đình Chiểu',
    shelf,
    note: tale,
    pages: 198,
    look: ['water', 'lam'],
    verse: [
      'Trước đèn xem truyện Tây minh,',
      'Gẫm cười hai chữ nhân tình éo le.',
      'Hỡi ai lẳng lặng mà nghe,',
      'Dữ răn việc trước, lành dè thân sau.',
    ],
    about: [
      'Chàng học trò bẻ cây làm gậy đánh cướp, cô gái giữ một lời thề với người tưởng đã chết, và cả một xã hội nhỏ gồm ông Ngư, ông Tiều, tiểu đồng: truyện thơ được kể nhiều nhất ở Nam Bộ.',
      'Nguyễn Đình Chiểu viết để đọc to lên cho người không biết chữ cũng nghe được. Lời mộc, chữ miền Nam, việc nghĩa đặt lên đầu, nên truyện sống lâu trong tiếng nói thơ bên bến nước.',
    ],
  },
  {
    title: 'Chinh phụ ngâm khúc',
    author: 'Đặng Trần Côn',
    translator: 'Đoàn Thị Điểm',
    shelf,
    note: lament,
    pages: 136,
    look: ['mountains', 'ngoc'],
    verse: [
      'Thuở trời đất nổi cơn gió bụi,',
      'Khách má hồng nhiều nỗi truân chuyên.',
      'Xanh kia thăm thẳm tầng trên,',
      'Vì ai gây dựng cho nên nỗi này?',
    ],
    about: [
      'Một người vợ trẻ tiễn chồng ra trận rồi ngồi đếm mùa. Không có trận đánh nào được tả kỹ; chiến tranh hiện ra qua căn phòng trống, ngọn đèn, bức thư không tới.',
      'Nguyên tác chữ Hán của Đặng Trần Côn in kèm bản diễn Nôm song thất lục bát tương truyền của Đoàn Thị Điểm, câu đối câu, để thấy tiếng Việt đã đi xa bản gốc thế nào.',
    ],
  },
  {
    title: 'Cung oán ngâm khúc',
    author: 'Nguyễn Gia Thiều',
    shelf,
    note: lament,
    pages: 124,
    look: ['lotus-pond', 'sen'],
    verse: [
      'Trải vách quế gió vàng hiu hắt,',
      'Mảnh vũ y lạnh ngắt như đồng.',
      'Oán chi những khách tiêu phòng,',
      'Mà xui phận bạc nằm trong má đào.',
    ],
    about: [
      'Lời một cung nữ tài sắc bị bỏ quên. Nàng nhớ lúc được yêu, hiểu ra mình chỉ là món đồ chơi, rồi nghĩ tiếp tới thân phận con người nói chung.',
      'Ba trăm năm mươi sáu câu song thất lục bát, chữ dùng dày điển tích. Phần chú giải đặt ngay chân trang giúp đọc liền mạch mà không phải lật tra cuối sách.',
    ],
  },
  {
    title: 'Hoa tiên',
    author: 'Nguyễn Huy Tự',
    shelf,
    note: tale,
    pages: 172,
    look: ['clouds', 'sen'],
    about: [
      'Chuyện tình của Lương Phương Châu và Dương Dao Tiên, hai người thề nguyền trên một tờ hoa tiên rồi lạc nhau vì lệnh cha và vì binh lửa.',
      'Ra đời trước Truyện Kiều ít lâu, tác phẩm cho thấy lục bát đã được mài giũa tới đâu khi Nguyễn Du cầm bút. Đọc cạnh nhau, hai truyện soi vào nhau rất thú vị.',
    ],
  },
  {
    title: 'Sơ kính tân trang',
    author: 'Phạm Thái',
    shelf,
    note: tale,
    pages: 158,
    look: ['moon', 'tim'],
    about: [
      'Phạm Thái viết truyện thơ từ chính mối tình dang dở của mình với Trương Quỳnh Như: chiếc lược và tấm gương làm tin, một cuộc hôn nhân bị ép, một cái chết quá trẻ.',
      'Giữa những truyện Nôm phỏng theo tích Trung Hoa, đây là tác phẩm hiếm hoi lấy người và cảnh nước mình làm gốc, giọng kể phóng túng, có chỗ đùa ngay giữa nỗi buồn.',
    ],
  },
  {
    title: 'Thạch Sanh',
    author: 'Khuyết danh',
    shelf,
    note: tale,
    pages: 96,
    look: ['brocade', 'reu'],
    about: [
      'Chàng tiều phu dưới gốc đa, chằn tinh, đại bàng, cây đàn thần và niêu cơm ăn mãi không hết: bản truyện thơ Nôm của câu chuyện đứa trẻ Việt nào cũng thuộc.',
      'Kể bằng lục bát, câu chuyện chậm lại ở những chỗ truyện kể miệng hay lướt qua: nỗi cô đơn của Thạch Sanh, sự im lặng của công chúa, lòng khoan dung ở cuối cùng.',
    ],
  },
  {
    title: 'Quan Âm Thị Kính',
    author: 'Khuyết danh',
    shelf,
    note: tale,
    pages: 104,
    look: ['lotus-pond', 'cham'],
    verse: ['Nhân sinh thành Phật dễ đâu,', 'Tu hành có khổ rồi sau mới thành.'],
    about: [
      'Hai lần bị oan, Thị Kính không một lời cãi: lần đầu vì sợi râu mọc ngược của chồng, lần sau vì đứa con của Thị Mầu đặt trước cổng chùa.',
      'Bản truyện thơ này là gốc của vở chèo ai cũng biết. Phần cuối sách in thêm vài đoạn đối thoại tiêu biểu để người đọc hình dung sân đình ngày hội.',
    ],
  },
  {
    title: 'Tống Trân Cúc Hoa',
    author: 'Khuyết danh',
    shelf,
    note: tale,
    pages: 118,
    look: ['bamboo', 'reu'],
    about: [
      'Cậu bé ăn xin nuôi mẹ mù, cô con gái nhà giàu đem bạc giúp người rồi thành vợ chồng; chàng đỗ trạng, đi sứ mười năm, nàng ở nhà bị ép gả.',
      'Truyện thơ bình dân giữ nhiều lời ăn tiếng nói thôn quê miền Bắc: cách mắng, cách dỗ, cách hẹn. Đọc vừa thương vừa buồn cười.',
    ],
  },
  {
    title: 'Nhị độ mai',
    author: 'Khuyết danh',
    shelf,
    note: tale,
    pages: 164,
    look: ['cloth', 'cham'],
    about: [
      'Vườn mai tàn rồi nở lại lần thứ hai báo hiệu oan khuất sẽ được rửa. Hai gia đình trung thần bị gian thần hãm hại, con cái ly tán rồi gặp nhau.',
      'Cốt truyện nhiều bất ngờ, người tốt kẻ xấu rõ ràng, câu thơ trôi chảy. Đây từng là truyện Nôm bán chạy ở các hàng sách phố Hàng Gai xưa.',
    ],
  },
  {
    title: 'Trê Cóc',
    author: 'Khuyết danh',
    shelf,
    note: tale,
    pages: 72,
    look: ['carp', 'ngoc'],
    about: [
      'Nòng nọc là con ai? Trê bắt về nuôi, Cóc phát đơn kiện, quan nha được dịp ăn cả hai bên. Vụ kiện kéo dài cho tới khi nòng nọc đứt đuôi.',
      'Một truyện ngụ ngôn bằng thơ, ngắn và sắc. Người lớn cười chuyện cửa quan, trẻ nhỏ học được rằng sự thật đôi khi chỉ cần chờ đủ ngày.',
    ],
  },
  {
    title: 'Phan Trần',
    author: 'Khuyết danh',
    shelf,
    note: tale,
    pages: 92,
    look: ['lattice', 'gian'],
    about: [
      'Phan Sinh và Trần Kiều Liên đính ước từ trong bụng mẹ, loạn lạc đưa hai người tới cùng một ngôi chùa mà không nhận ra nhau.',
      'Các cụ dặn đàn ông chớ kể Phan Trần, bởi chàng Phan tương tư tới sinh bệnh. Đọc ngày nay, sự yếu mềm ấy lại là điều mới mẻ nhất của truyện.',
    ],
  },
  {
    title: 'Văn tế thập loại chúng sinh',
    author: 'Nguyễn Du',
    shelf,
    note: 'Văn tế Nôm',
    pages: 88,
    look: ['lamp', 'than'],
    verse: [
      'Tiết tháng bảy mưa dầm sùi sụt,',
      'Toát hơi may lạnh buốt xương khô.',
      'Não người thay buổi chiều thu,',
      'Ngàn lau nhuốm bạc, lá ngô rụng vàng.',
    ],
    about: [
      'Một trăm tám mươi tư câu gọi từng loài cô hồn: người chết trận, kẻ chết đường, cô gái lầu xanh, người buôn bán xa quê, đứa trẻ chưa kịp lớn.',
      'Bài văn chiêu hồn này vẫn được đọc trong lễ Vu lan. Nguyễn Du không phân biệt sang hèn: ai cũng đáng một bát cháo loãng và một lời hỏi han.',
    ],
  },
]
