import type { Entry } from './entry'

const story = { shelf: 'truyen-7-11-tuoi', note: 'Truyện 7–11 tuổi', house: 'cau-vuon' } as const
const rhyme = { shelf: 'dong-dao-cau-do', house: 'cau-vuon', size: '19 × 21 cm' } as const

export const childrenStories: readonly Entry[] = [
  {
    ...story,
    title: 'Chiếc thuyền giấy số bảy',
    author: 'Đỗ Quang Bình',
    pages: 124,
    look: ['paper-boat', 'lam'],
    about: [
      'Bảy đứa trẻ trong xóm thả bảy chiếc thuyền giấy mang điều ước. Sáu chiếc chìm ngay ở cống; chiếc thứ bảy được một người lạ nhặt được và viết thư trả lời.',
      'Mười hai chương ngắn, mỗi chương kết thúc ở chỗ muốn đọc tiếp. Giải thưởng cuộc thi viết cho thiếu nhi của nhà xuất bản.',
    ],
  },
  {
    ...story,
    title: 'Chuyện dưới đáy ao làng',
    author: 'Ngô Nhật Lam',
    pages: 108,
    look: ['carp', 'lam'],
    about: [
      'Ao làng sắp bị lấp. Hội đồng gồm ếch, cá rô, bà ốc và một con rùa quên tuổi họp ba đêm liền để nghĩ cách.',
      'Đồng thoại vui, nhiều kiến thức về sinh vật nước ngọt. Có bản đồ đáy ao và chú giải các loài.',
    ],
  },
  {
    ...story,
    title: 'Bến sông có hàng dừa',
    author: 'Đoàn Mỹ Duyên',
    pages: 142,
    look: ['paper-boat', 'gach'],
    about: [
      'Ba mất việc ở thành phố, cả nhà về quê ngoại. Hai anh em tập chèo xuồng, tập mất điện, tập có bạn mới.',
      'Truyện dài về sự thay đổi mà không bi lụy. Tiếng Nam Bộ tự nhiên, có chú thích cho bạn đọc vùng khác.',
    ],
  },
  {
    ...story,
    title: 'Câu lạc bộ những đứa hay quên',
    author: 'Trần Ái Như',
    pages: 156,
    look: ['quarters', 'tim'],
    about: [
      'Bốn đứa quên vở, quên áo mưa, quên cả ngày sinh nhật của nhau lập một câu lạc bộ, và lập tức quên giờ họp.',
      'Hài hước, gần với trường lớp. Sau mỗi chương là một mẹo ghi nhớ thật sự có ích.',
    ],
  },
  {
    ...story,
    title: 'Thám tử ngõ Cột Đèn',
    author: 'Đỗ Quang Bình',
    pages: 168,
    look: ['lamp', 'cham'],
    about: [
      'Cột đèn đầu ngõ mất một bóng, hàng xóm mất một con mèo, bà bán xôi mất một chiếc muôi. Ba vụ án tưởng rời nhau.',
      'Manh mối được cài trong tranh minh họa, người đọc tinh mắt có thể tìm ra trước nhân vật.',
    ],
  },
  {
    ...story,
    title: 'Lá thư gửi năm sau',
    author: 'Trần Ái Như',
    pages: 118,
    look: ['moon', 'sen'],
    about: [
      'Cô giáo bảo cả lớp viết thư cho chính mình một năm sau. Vy viết dối. Suốt năm, em tìm cách biến lời nói dối ấy thành thật.',
      'Một truyện nhỏ về lòng tự trọng, không lên lớp. Có phong bì thật gắn ở cuối để bạn đọc viết thư của mình.',
    ],
  },
  {
    ...story,
    title: 'Ông thợ khóa và con chó ba chân',
    author: 'Ngô Nhật Lam',
    pages: 132,
    look: ['lattice', 'gian'],
    about: [
      'Ông Tám mở được mọi ổ khóa trong phường trừ chiếc hòm của chính mình. Con chó ba chân biết chìa ở đâu.',
      'Ấm áp và hơi buồn, dành cho bạn đọc từ chín tuổi. Nhiều trang tả nghề rất đẹp.',
    ],
  },
  {
    ...story,
    title: 'Ngọn núi biết trốn',
    author: 'Lò Thị Mai',
    pages: 112,
    look: ['mountains', 'tim'],
    about: [
      'Mỗi sáng sương lên, ngọn núi sau bản biến mất. Pàng tin núi đi chợ, nên em dậy sớm để theo.',
      'Câu chuyện vùng cao với chợ phiên, khèn, ruộng bậc thang, viết bởi một cô giáo cắm bản.',
    ],
  },
  {
    ...story,
    title: 'Đội bóng sân đình',
    author: 'Trần Ái Như',
    pages: 148,
    look: ['summit', 'reu'],
    about: [
      'Sân đình chỉ đủ cho năm người, quả bóng vá ba lần, thủ môn là con gái. Đội bóng có đúng một tháng hè để chuẩn bị.',
      'Nhịp nhanh, thoại nhiều. Phần phụ lục giải thích luật bóng đá sân nhỏ bằng hình.',
    ],
  },
  {
    ...rhyme,
    title: 'Chi chi chành chành',
    author: 'Nhóm Cau Vườn sưu tầm',
    note: 'Đồng dao',
    pages: 64,
    look: ['village', 'reu'],
    about: [
      'Sáu mươi bài đồng dao quen và lạ, mỗi bài kèm cách chơi: rồng rắn lên mây, thả đỉa ba ba, xỉa cá mè.',
      'Luật chơi vẽ thành sơ đồ, đứa trẻ biết đọc có thể tự dạy bạn. Dị bản các vùng ghi bên lề.',
    ],
  },
  {
    ...rhyme,
    title: 'Đố vui bốn mùa',
    author: 'Nhóm Cau Vườn sưu tầm',
    note: 'Câu đố dân gian',
    pages: 72,
    look: ['quarters', 'gach'],
    about: [
      'Ba trăm câu đố về cây, con, đồ vật, trời đất, chia theo mùa. Lời giải in ngược ở chân trang để không ai nhìn trộm dễ dàng.',
      'Dùng trong giờ sinh hoạt lớp, trên xe về quê, hay lúc mất điện đều tốt.',
    ],
  },
  {
    ...rhyme,
    title: 'À ơi mười khúc hát ru',
    author: 'Nhóm Cau Vườn sưu tầm',
    note: 'Hát ru ba miền',
    pages: 48,
    look: ['lotus-pond', 'tim'],
    about: [
      'Mười bài hát ru từ đồng bằng sông Hồng, xứ Nghệ, Huế tới Nam Bộ, in lời cùng bản ký âm đơn giản.',
      'Mã quét trong sách mở bản thu giọng hát của các bà, các mẹ. Món quà cho nhà vừa có em bé.',
    ],
  },
  {
    ...rhyme,
    title: 'Vè chim, vè cá',
    author: 'Nhóm Cau Vườn sưu tầm',
    note: 'Vè dân gian',
    pages: 56,
    look: ['carp', 'nghe'],
    about: [
      'Vè chim, vè cá, vè trái cây, vè nói ngược: những bài đọc nhanh thì líu lưỡi, đọc chậm thì bật cười.',
      'Mỗi con vật được vẽ đúng hình dáng và có vài dòng về tập tính.',
    ],
  },
]
