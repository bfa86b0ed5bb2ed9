import type { Classic } from './classic'

const shelf = 'truyen-ngan'
const note = 'Tập truyện ngắn'

export const stories: readonly Classic[] = [
  {
    title: 'Chí Phèo',
    author: 'Nam Cao',
    shelf,
    note,
    pages: 204,
    look: ['strata', 'son'],
    about: [
      'Hắn vừa đi vừa chửi. Từ câu mở đầu ấy, Nam Cao dựng cả làng Vũ Đại với bá Kiến, thị Nở và bát cháo hành làm một con người nhớ ra mình là người.',
      'Tập sách gồm tám truyện viết trong những năm bốn mươi, trong đó có Một bữa no, Tư cách mõ, Nửa đêm.',
    ],
  },
  {
    title: 'Lão Hạc',
    author: 'Nam Cao',
    shelf,
    note,
    pages: 178,
    look: ['village', 'da'],
    about: [
      'Lão Hạc bán con chó Vàng rồi khóc như đứa trẻ vì đã trót lừa một con vật tin mình. Phần còn lại của truyện là cách một người nghèo giữ cho con mảnh vườn.',
      'Cùng với Dì Hảo, Mua danh, Một đám cưới, tập truyện cho thấy người nông dân không chỉ khổ mà còn nghĩ ngợi, tự trọng, hóm hỉnh.',
    ],
  },
  {
    title: 'Đời thừa',
    author: 'Nam Cao',
    shelf,
    note,
    pages: 166,
    look: ['initial', 'da'],
    about: [
      'Hộ muốn viết một cuốn sách đáng sống nhưng phải viết nhanh để nuôi vợ con; rượu vào thì tệ bạc, tỉnh ra thì khóc. Ranh giới giữa thương và ghét mỏng như giấy.',
      'Những truyện về người cầm bút: Trăng sáng, Nước mắt, Đôi mắt. Ai từng bỏ dở một việc mình yêu sẽ thấy mình trong đó.',
    ],
  },
  {
    title: 'Hai đứa trẻ',
    author: 'Thạch Lam',
    shelf,
    note,
    pages: 184,
    look: ['lamp', 'than'],
    about: [
      'Phố huyện lúc chiều tàn, hàng nước chị Tí, bác phở Siêu, và hai chị em cố thức để nhìn đoàn tàu sáng đèn chạy qua. Không có gì xảy ra mà nhớ mãi.',
      'Tuyển mười hai truyện ngắn, chọn cho người đọc Thạch Lam lần đầu: Dưới bóng hoàng lan, Cô hàng xén, Đứa con đầu lòng.',
    ],
  },
  {
    title: 'Gió đầu mùa',
    author: 'Thạch Lam',
    shelf,
    note,
    pages: 158,
    look: ['clouds', 'lam'],
    about: [
      'Chiếc áo bông cũ hai chị em lén đem cho bạn, mẹ Lê và mười một đứa con, tiếng chim kêu trong đêm: Thạch Lam nhìn người nghèo bằng sự nâng niu.',
      'Tập truyện đầu tay in năm 1937, giữ nguyên lời tựa của tác giả về bổn phận của nhà văn.',
    ],
  },
  {
    title: 'Nắng trong vườn',
    author: 'Thạch Lam',
    shelf,
    note,
    pages: 152,
    look: ['tiles', 'reu'],
    about: [
      'Một mùa hè ở đồn điền, cậu học trò và cô Hậu, những buổi trưa tưởng dài mãi. Tình yêu trong truyện Thạch Lam thường chỉ vừa kịp chạm tay.',
      'Tập truyện có nhiều vườn, nhiều mùi: cỏ khô, hoa bưởi, gỗ cũ. Nên đọc chậm như tác giả đã viết chậm.',
    ],
  },
  {
    title: 'Sợi tóc',
    author: 'Thạch Lam',
    shelf,
    note,
    pages: 136,
    look: ['threads', 'nghe'],
    about: [
      'Chỉ một chút nữa thôi là Thành đã lấy ví tiền của người anh họ. Giữa người lương thiện và kẻ cắp là khoảng cách một sợi tóc.',
      'Tập truyện ngắn cuối cùng của Thạch Lam, nơi ông nhìn vào những lưỡng lự mà không ai khác biết.',
    ],
  },
  {
    title: 'Sống chết mặc bay',
    author: 'Phạm Duy Tốn',
    shelf,
    note,
    pages: 82,
    look: ['water', 'than'],
    about: [
      'Gần một giờ đêm, trời mưa tầm tã, đê sắp vỡ; trong đình, quan phụ mẫu đang chờ một ván bài ù to. Hai cảnh đặt cạnh nhau, không cần bình luận.',
      'In năm 1918, truyện ngắn này là cột mốc của văn xuôi quốc ngữ. Sách gồm thêm ba truyện khác của cùng tác giả.',
    ],
  },
  {
    title: 'Truyện đường rừng',
    author: 'Lan Khai',
    shelf,
    note,
    pages: 174,
    look: ['mountains', 'reu'],
    about: [
      'Tuyên Quang, Hà Giang thời rừng còn giữ người: thổ ty, phường săn, ma gà, gò thần, những cô gái Thổ đi chợ từ nửa đêm.',
      'Lan Khai lớn lên ở đó nên chuyện lạ được kể bằng giọng bình thản của người quen đường. Rừng là nhân vật chính.',
    ],
  },
  {
    title: 'Giấc mộng con',
    author: 'Tản Đà',
    shelf,
    note: 'Truyện',
    pages: 148,
    look: ['night-sky', 'lam'],
    about: [
      'Trong mộng, Tản Đà đi khắp năm châu, qua Mỹ, qua Âu, tới một cõi đời mới, nhận thư tình và lên trời hầu chuyện. Tỉnh dậy vẫn là ông ấm nghèo ở Khê Thượng.',
      'Nửa du ký nửa tự truyện, tác phẩm có chỗ ngây ngô dễ thương, có chỗ nhìn xa đến ngạc nhiên.',
    ],
  },
  {
    title: 'Lá cờ thêu sáu chữ vàng',
    author: 'Nguyễn Huy Tưởng',
    shelf: 'truyen-7-11-tuoi',
    note: 'Truyện lịch sử cho thiếu nhi',
    pages: 132,
    look: ['summit', 'son'],
    about: [
      'Trần Quốc Toản mười sáu tuổi, bị coi là trẻ con không được dự bàn việc nước, bóp nát quả cam vua ban rồi về dựng cờ mộ quân.',
      'Câu chuyện lớn được kể bằng những việc cụ thể: rèn gươm, tập trận, thương ngựa, nhớ mẹ. Trẻ từ tám tuổi tự đọc được.',
    ],
  },
]
