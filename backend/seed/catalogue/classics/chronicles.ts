import type { Classic } from './classic'

const history = 'su-sach'
const wonders = 'truyen-truyen-ky'
const folk = 'phong-tuc-van-hoc-dan-gian'

export const chronicles: readonly Classic[] = [
  {
    title: 'Đại Việt sử ký toàn thư',
    author: 'Ngô Sĩ Liên và các sử thần',
    shelf: history,
    note: 'Bộ sử biên niên',
    pages: 1248,
    look: ['meander-frame', 'gian'],
    about: [
      'Bộ quốc sử biên niên từ họ Hồng Bàng tới năm 1675: vua, trận mạc, mất mùa, nhật thực, lời bàn của sử thần. Muốn biết người xưa tự kể về mình thế nào thì bắt đầu ở đây.',
      'Trọn bộ trong một tập bìa cứng, có dải đánh dấu, bảng đối chiếu niên hiệu và sách dẫn tên người, tên đất.',
    ],
  },
  {
    title: 'Hoàng Lê nhất thống chí',
    author: 'Ngô gia văn phái',
    translator: 'Ngô Tất Tố',
    shelf: history,
    note: 'Tiểu thuyết chương hồi',
    pages: 396,
    look: ['bronze', 'gian'],
    about: [
      'Mười bảy hồi về ba mươi năm đổ vỡ: phủ chúa nghiêng ngả, vua Lê cầu viện, Nguyễn Huệ ra Bắc thần tốc mùa xuân Kỷ Dậu.',
      'Các tác giả họ Ngô Thì vốn là bề tôi nhà Lê mà vẫn tả Quang Trung với lòng khâm phục. Bản dịch của Ngô Tất Tố giữ được nhịp kể hào hứng.',
    ],
  },
  {
    title: 'Việt Nam sử lược',
    author: 'Trần Trọng Kim',
    shelf: history,
    note: 'Thông sử',
    pages: 588,
    look: ['cloth', 'gian'],
    about: [
      'Bộ thông sử đầu tiên viết bằng chữ quốc ngữ theo phương pháp mới, in lần đầu năm 1920, đi từ thời thượng cổ tới thời Pháp thuộc.',
      'Văn sáng, mục ngắn, không bắt người đọc nhớ quá nhiều tên. Có chỗ nay đã lạc hậu; lời dẫn đầu sách nói rõ để bạn đọc cân nhắc.',
    ],
  },
  {
    title: 'Việt Nam văn học sử yếu',
    author: 'Dương Quảng Hàm',
    shelf: history,
    note: 'Văn học sử',
    pages: 476,
    look: ['cloth', 'reu'],
    about: [
      'Cuốn văn học sử soạn cho học trò trung học năm 1941: thể văn, tác giả, chữ Nôm, ảnh hưởng Tàu và Tây, mục nào cũng có bản kê và câu hỏi.',
      'Cách trình bày rành rẽ khiến sách dùng được tới nay, nhất là các chương về luật thơ và văn chương bình dân.',
    ],
  },
  {
    title: 'Kiến văn tiểu lục',
    author: 'Lê Quý Đôn',
    shelf: history,
    note: 'Bút ký khảo cứu',
    pages: 452,
    look: ['meander-frame', 'ngoc'],
    about: [
      'Sổ tay của một bộ óc ham biết: thể lệ triều Lý Trần, văn bia, đường sứ, sản vật ba trấn, chuyện nhà sư, chuyện linh dị.',
      'Lê Quý Đôn ghi nguồn cẩn thận và không ngại nói mình chưa rõ. Sách dẫn ở cuối dài ba mươi trang giúp tra cứu.',
    ],
  },
  {
    title: 'Truyền kỳ mạn lục',
    author: 'Nguyễn Dữ',
    shelf: wonders,
    note: 'Truyện truyền kỳ',
    pages: 256,
    look: ['clouds', 'ngoc'],
    about: [
      'Hai mươi truyện người gặp ma, gặp tiên, xuống thủy cung: người con gái Nam Xương và cái bóng trên vách, Từ Thức lấy vợ tiên, phán sự đền Tản Viên.',
      'Sau mỗi truyện là lời bình. Chuyện lạ chỉ là cớ; điều Nguyễn Dữ bận lòng là người tốt sống sao trong thời loạn.',
    ],
  },
  {
    title: 'Lĩnh Nam chích quái',
    author: 'Vũ Quỳnh, Kiều Phú',
    shelf: wonders,
    note: 'Truyện cổ chữ Hán',
    pages: 174,
    look: ['bronze', 'reu'],
    about: [
      'Lạc Long Quân và Âu Cơ, Thánh Gióng, trầu cau, bánh chưng, dưa hấu, Chử Đồng Tử: những chuyện đầu tiên người Việt kể về mình, được hai nhà nho thế kỷ XV nhuận sắc.',
      'Bản dịch giữ giọng cổ, chú thích so sánh với các dị bản sau này. Đọc để thấy chuyện quen hóa ra có chỗ mình chưa biết.',
    ],
  },
  {
    title: 'Việt điện u linh',
    author: 'Lý Tế Xuyên',
    shelf: wonders,
    note: 'Truyện thần linh',
    pages: 162,
    look: ['lotus-pond', 'gian'],
    about: [
      'Sự tích các vị thần được thờ ở nước Việt, chép năm 1329: vua cũ, tướng cũ, thần sông, thần núi, mỗi vị một lần hiển linh.',
      'Cuốn sách cho biết người thời Trần tin vào điều gì. Bản đồ đền miếu in kèm đánh dấu những nơi nay vẫn còn.',
    ],
  },
  {
    title: 'Nam Hải dị nhân liệt truyện',
    author: 'Phan Kế Bính',
    shelf: wonders,
    note: 'Truyện danh nhân',
    pages: 248,
    look: ['mountains', 'cham'],
    about: [
      'Hơn năm mươi truyện về những người khác thường của nước Nam: tướng giỏi, trạng nguyên, người hiếu, người có tài lạ, vị tổ nghề.',
      'Phan Kế Bính kể gọn, có duyên, mỗi truyện vài trang, rất hợp đọc cho trẻ lớn nghe buổi tối.',
    ],
  },
  {
    title: 'Việt Nam phong tục',
    author: 'Phan Kế Bính',
    shelf: folk,
    note: 'Khảo cứu',
    pages: 354,
    look: ['brocade', 'cham'],
    about: [
      'Phong tục trong gia tộc, hương đảng và xã hội: cưới xin, ma chay, giỗ Tết, lệ làng, nghề nghiệp, trò chơi. In trên Đông Dương tạp chí từ 1913.',
      'Tác giả vừa chép vừa bàn, điều nào nên giữ, điều nào nên bỏ. Bảng mục lục chi tiết giúp tra nhanh từng tục.',
    ],
  },
  {
    title: 'Tục ngữ phong dao',
    author: 'Nguyễn Văn Ngọc',
    shelf: folk,
    note: 'Sưu tập',
    pages: 512,
    look: ['brocade', 'tim'],
    about: [
      'Hơn sáu nghìn câu tục ngữ, mấy trăm bài phong dao xếp theo số chữ, bộ sưu tập lớn nhất của nửa đầu thế kỷ XX.',
      'Sách để trên bàn viết: tìm một câu nói cho trúng ý, hay chỉ mở ngẫu nhiên đọc vài dòng. Bảng tra chữ đầu được làm lại cho bản in này.',
    ],
  },
  {
    title: 'Truyện cổ nước Nam',
    author: 'Nguyễn Văn Ngọc',
    shelf: folk,
    note: 'Truyện cổ tích',
    pages: 322,
    look: ['village', 'gach'],
    about: [
      'Hai phần Người ta và Muông chim: cổ tích, ngụ ngôn, truyện cười được chép gọn, đúng lời người kể, ít tô vẽ.',
      'Cha mẹ có thể đọc thành tiếng, mỗi truyện chừng năm phút. Lời cổ ở vài chỗ được giải nghĩa bên lề.',
    ],
  },
  {
    title: 'Chuyện đời xưa',
    author: 'Trương Vĩnh Ký',
    shelf: folk,
    note: 'Truyện kể 1866',
    pages: 118,
    look: ['carp', 'nghe'],
    about: [
      'Bảy mươi tư chuyện vui, chuyện khôn, lựa từ lời kể dân gian Nam Kỳ, in năm 1866: cuốn sách văn xuôi quốc ngữ sớm nhất được in để đọc cho vui.',
      'Câu chữ ngắn, nhiều tiếng địa phương, nghe như có người ngồi kể trước hiên. Phần cuối có bảng từ.',
    ],
  },
]
