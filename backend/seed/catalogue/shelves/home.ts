import type { Entry } from './entry'

const art = { shelf: 'my-thuat-am-nhac', house: 'cau-vuon' } as const
const household = { shelf: 'gia-dinh-bep-vuon', house: 'cau-vuon' } as const

export const home: readonly Entry[] = [
  {
    ...art,
    title: 'Vẽ từ những hình đơn giản',
    author: 'Mộc Lan Chi',
    note: 'Mỹ thuật',
    pages: 118,
    look: ['quarters', 'gach'],
    about: [
      'Tròn, vuông, tam giác thành con trâu, chiếc xe, bà ngoại. Mỗi trang bốn bước, người chưa từng vẽ cũng theo được.',
      'Giấy vẽ in kèm ở nửa sau cuốn sách.',
    ],
  },
  {
    ...art,
    title: 'Màu nước cho buổi chiều',
    author: 'Mộc Lan Chi',
    note: 'Mỹ thuật',
    pages: 132,
    look: ['clouds', 'tim'],
    about: [
      'Mười tám bài tập màu nước với sáu màu: loang, chồng, chừa trắng, vẽ ướt. Chủ đề lấy từ ban công và bến xe.',
      'Ghi rõ loại giấy, lượng nước. Sai cũng thành mây.',
    ],
  },
  {
    ...art,
    title: 'Hoa văn Việt để vẽ và in',
    author: 'Lữ Thanh Giản',
    note: 'Mỹ thuật',
    pages: 156,
    look: ['brocade', 'lam'],
    about: [
      'Sóng nước, mây cụm, hồi văn, cánh sen, chim lạc: một trăm hai mươi mẫu vẽ lại từ đình chùa, gốm, vải.',
      'Mỗi mẫu có lưới dựng hình và nơi bắt gặp. Được dùng tự do cho bài học và sản phẩm thủ công.',
    ],
  },
  {
    ...art,
    title: 'Gấp giấy quanh năm',
    author: 'Mộc Lan Chi',
    note: 'Thủ công',
    pages: 104,
    look: ['paper-boat', 'sen'],
    about: [
      'Thuyền, hạc, đèn kéo quân, phong bao, hoa sen: bốn mươi mẫu theo lịch lễ tết. Nét gấp phân biệt bằng kiểu đường.',
      'Hai mươi tờ giấy màu kẹp sẵn.',
    ],
  },
  {
    ...art,
    title: 'Sáo trúc từ nốt đầu tiên',
    author: 'Lữ Thanh Giản',
    note: 'Âm nhạc',
    pages: 124,
    look: ['bamboo', 'gach'],
    about: [
      'Cách đặt môi, lấy hơi, bấm lỗ, rồi mười hai làn điệu dân ca quen thuộc viết bằng nốt số và khuông nhạc.',
      'Bản thu mẫu hai tốc độ. Chỉ cách chọn cây sáo đầu tiên.',
    ],
  },
  {
    ...art,
    title: 'Nghe dân ca ba miền',
    author: 'Lữ Thanh Giản',
    note: 'Âm nhạc',
    pages: 148,
    look: ['water', 'gian'],
    about: [
      'Quan họ, ví giặm, hò Huế, bài chòi, vọng cổ: nghe cái gì, ở đâu, vì sao người ta hát như thế.',
      'Không dạy hát, dạy nghe. Danh sách ba mươi bản thu nên bắt đầu.',
    ],
  },
  {
    ...household,
    title: 'Cơm nhà ba mươi bữa',
    author: 'Âu Mỹ Linh',
    note: 'Bếp nhà',
    pages: 164,
    look: ['tiles', 'gach'],
    about: [
      'Ba mươi mâm cơm trọn: một mặn, một rau, một canh, đi chợ một lần, nấu dưới một giờ. Tính cho bốn người.',
      'Bảng thay nguyên liệu theo mùa và theo vùng.',
    ],
  },
  {
    ...household,
    title: 'Vườn trên ban công',
    author: 'Kha Diệp Thảo',
    note: 'Vườn nhà',
    pages: 138,
    look: ['bamboo', 'nghe'],
    about: [
      'Húng, tía tô, ớt, hành, cà chua bi trong chậu hai mươi phân. Nắng mấy giờ, tưới bao nhiêu, sâu thì bắt thế nào.',
      'Lịch gieo trồng mười hai tháng cho miền Bắc và miền Nam.',
    ],
  },
  {
    ...household,
    title: 'Đọc sách cùng con',
    author: 'Kim Thục Đoan',
    note: 'Cha mẹ và con',
    pages: 146,
    look: ['lamp', 'nghe'],
    about: [
      'Bắt đầu từ mấy tháng tuổi, đọc gì khi con chỉ muốn một cuốn, làm sao khi con lớn và không cần mình đọc nữa.',
      'Nhật ký thật của bảy gia đình, không nhà nào hoàn hảo.',
    ],
  },
  {
    ...household,
    title: 'Con hỏi, cha mẹ lúng túng',
    author: 'Cung Lệ Thủy',
    note: 'Cha mẹ và con',
    pages: 172,
    look: ['moon', 'nghe'],
    about: [
      'Chết là gì, con từ đâu ra, sao nhà mình nghèo, sao ba mẹ cãi nhau. Sáu mươi câu hỏi khó và những câu trả lời vừa tầm.',
      'Mỗi câu có cách nói cho ba lứa tuổi.',
    ],
  },
  {
    ...household,
    title: 'Bánh mứt ngày Tết',
    author: 'Kha Diệp Thảo',
    note: 'Bếp nhà',
    pages: 126,
    look: ['lotus-pond', 'gach'],
    about: [
      'Mứt gừng, mứt dừa, bánh tét, bánh in, dưa món: công thức thử ba lần trong căn bếp chung cư, ghi cả những lần hỏng.',
      'Lịch làm đếm ngược từ rằm tháng Chạp.',
    ],
  },
  {
    ...household,
    title: 'Sửa lấy trong nhà',
    author: 'Kha Diệp Thảo',
    note: 'Việc nhà',
    pages: 152,
    look: ['lattice', 'than'],
    about: [
      'Vòi rỉ, ổ cắm lỏng, cửa kẹt, tường mốc, dây phơi: ba mươi việc sửa nhỏ bằng tám món đồ nghề.',
      'Việc nào không nên tự làm được in khung đỏ.',
    ],
  },
]
