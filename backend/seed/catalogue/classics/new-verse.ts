import type { Classic } from './classic'

const shelf = 'tho-moi'

export const newVerse: readonly Classic[] = [
  {
    title: 'Khối tình con',
    author: 'Tản Đà',
    shelf,
    note: 'Thơ',
    pages: 142,
    look: ['moon', 'gach'],
    about: [
      'Tản Đà bán văn ở phố phường và gánh văn lên bán chợ trời. Thơ ông đứng ngay chỗ nối: vẫn là từ khúc, hát xẩm, lục bát cũ mà cái tôi đã ngông và buồn kiểu khác.',
      'Tập thơ gom những bài tiêu biểu trong các quyển Khối tình con, xếp theo thể để người đọc thấy ông giỏi nhiều giọng đến đâu.',
    ],
  },
  {
    title: 'Gái quê',
    author: 'Hàn Mặc Tử',
    shelf,
    note: 'Thơ mới',
    pages: 96,
    look: ['bamboo', 'nghe'],
    about: [
      'Tập thơ duy nhất Hàn Mặc Tử được thấy in khi còn sống. Trăng, gió, bờ ao, cô gái gánh nước: cảnh quê trong trẻo mà đã phảng phất điều gì khác thường.',
      'Bản in giữ thứ tự bài của tập đầu, mỗi bài một trang, phần cuối có niên biểu ngắn về đời thơ của tác giả.',
    ],
  },
  {
    title: 'Đau thương',
    author: 'Hàn Mặc Tử',
    shelf,
    note: 'Thơ mới',
    pages: 128,
    look: ['night-sky', 'tim'],
    about: [
      'Còn có tên Thơ điên. Ba phần Hương thơm, Mật đắng, Máu cuồng và hồn điên đưa người đọc từ thôn Vĩ tới những cơn mê sảng đầy trăng.',
      'Thơ viết trong bệnh tật nhưng lời lẽ sáng rỡ. Sách in thoáng, không chú giải chen vào thơ; vài điều cần biết để ở cuối.',
    ],
  },
  {
    title: 'Lỡ bước sang ngang',
    author: 'Nguyễn Bính',
    shelf,
    note: 'Thơ mới',
    pages: 118,
    look: ['paper-boat', 'reu'],
    about: [
      'Chị tôi đi lấy chồng, cô lái đò, giậu mùng tơi xanh rờn giữa hai nhà: Nguyễn Bính đem giọng ca dao vào phong trào thơ mới và được người quê thuộc lòng.',
      'Tập thơ đầu tay làm nên tên tuổi ông, in lại nguyên các bài của lần xuất bản đầu, giữ cách ngắt dòng của tác giả.',
    ],
  },
  {
    title: 'Mười hai bến nước',
    author: 'Nguyễn Bính',
    shelf,
    note: 'Thơ mới',
    pages: 112,
    look: ['water', 'ngoc'],
    about: [
      'Những bài thơ trên đường phiêu bạt từ Huế vào Sài Gòn, Hà Tiên, Rạch Giá. Bến nước nào cũng là một lần hỏi đường về.',
      'Giọng thơ già dặn hơn tập đầu, nhiều bài dài kể chuyện. Cuối sách có bảng đối chiếu tên bài giữa các lần in.',
    ],
  },
  {
    title: 'Ngày xưa',
    author: 'Nguyễn Nhược Pháp',
    shelf,
    note: 'Thơ mới',
    pages: 76,
    look: ['lotus-pond', 'reu'],
    about: [
      'Mười bài thơ kể chuyện Sơn Tinh Thủy Tinh, Mỵ Châu, cô bé mười lăm đi chùa Hương với thầy me. Tiếng cười nhẹ, thương mến, hiếm thấy trong thơ cùng thời.',
      'Tác giả mất năm hai mươi bốn tuổi, để lại một tập thơ mỏng mà nguyên vẹn. Trẻ nhỏ nghe cũng thích, người lớn đọc thấy mình trẻ lại.',
    ],
  },
  {
    title: 'Tinh huyết',
    author: 'Bích Khê',
    shelf,
    note: 'Thơ mới',
    pages: 104,
    look: ['threads', 'gian'],
    about: [
      'Thơ của âm nhạc và màu sắc, có những câu toàn vần bằng ngân mãi không dứt. Bích Khê muốn chữ vang lên trước khi được hiểu.',
      'Tập thơ in năm 1939 lúc tác giả hai mươi ba tuổi. Bản này giữ chính tả cũ ở những chỗ ảnh hưởng tới nhạc điệu và ghi chú rõ.',
    ],
  },
]
