import type { Entry } from './entry'

const picture = {
  shelf: 'tranh-truyen',
  note: 'Tranh truyện 3–6 tuổi',
  house: 'cau-vuon',
  pages: 36,
  form: 'hard',
  size: '21 × 24 cm',
} as const

export const pictureBooks: readonly Entry[] = [
  {
    ...picture,
    title: 'Ngày mưa ở nhà bà',
    author: 'Hạ Miên',
    look: ['village', 'lam'],
    about: [
      'Mưa ba ngày liền, Na không được ra sân. Bà dạy Na nghe mưa rơi trên mái tôn, trên tàu lá chuối, trên nón, mỗi chỗ một tiếng khác nhau.',
      'Chữ ít, tranh rộng hai trang. Cuối sách có trang trống để bé vẽ tiếng mưa ở nhà mình.',
    ],
  },
  {
    ...picture,
    title: 'Đom đóm đi học muộn',
    author: 'Lê Thu Ngà',
    look: ['village', 'cham'],
    about: [
      'Cả lớp đã tắt đèn đi ngủ, Đom Đóm mới tới trường. Bạn ấy thắp đèn soi đường cho một chú ốc sên lạc, nên cô giáo không phạt.',
      'Câu chuyện nhẹ nhàng trước giờ ngủ, mỗi trang một câu, lặp lại có nhịp để bé đọc theo.',
    ],
  },
  {
    ...picture,
    title: 'Cá chép hỏi đường',
    author: 'Hạ Miên',
    look: ['carp', 'ngoc'],
    about: [
      'Cá chép con muốn tới cổng Vũ Môn. Cua chỉ ngang, rùa chỉ chậm, cò chỉ lên trời. Cuối cùng cá hỏi dòng nước.',
      'Truyện dạy bé về phương hướng và về việc nghe nhiều ý kiến rồi tự chọn. Tranh in màu nước trên giấy dày.',
    ],
  },
  {
    ...picture,
    title: 'Cái bát của ông nội',
    author: 'Vương Thảo Chi',
    look: ['tiles', 'lam'],
    about: [
      'Ông có chiếc bát sứt một miếng mà không chịu thay. Bí mật của chiếc bát được kể qua năm bữa cơm.',
      'Một cuốn sách về ký ức và sự nâng niu đồ cũ, hợp để ông bà đọc cho cháu.',
    ],
  },
  {
    ...picture,
    title: 'Mười hạt thóc',
    author: 'Bùi Khánh Đan',
    look: ['summer', 'nghe'],
    about: [
      'Một hạt cho chim sẻ, hai hạt cho gà con, ba hạt rơi xuống mương: bé tập đếm đến mười và đếm ngược theo hành trình của bông lúa.',
      'Trang nào cũng có vật để tìm và đếm thêm. Bìa lật cứng, góc bo tròn.',
    ],
  },
  {
    ...picture,
    title: 'Ai ngủ trên cây khế',
    author: 'Lê Thu Ngà',
    look: ['bamboo', 'reu'],
    about: [
      'Trưa hè, cả xóm ngủ. Trên cây khế có sóc, có bọ rùa, có một cậu bé trốn ngủ trưa và một bí mật ở cành cao nhất.',
      'Sách lật mở mười hai cánh giấy, bé vừa đọc vừa đoán con gì nấp sau lá.',
    ],
  },
  {
    ...picture,
    title: 'Chợ nổi của bé Sen',
    author: 'Đoàn Mỹ Duyên',
    look: ['paper-boat', 'gach'],
    about: [
      'Sen theo mẹ đi bán dưa từ lúc trời chưa sáng. Ghe này treo bí, ghe kia treo khóm; muốn biết bán gì cứ nhìn cây bẹo.',
      'Bức tranh chợ lớn ở giữa sách gấp bốn, mở ra dài gần một mét. Kèm bảng từ miền sông nước.',
    ],
  },
  {
    ...picture,
    title: 'Trăng đi theo em',
    author: 'Hạ Miên',
    look: ['night-sky', 'cham'],
    about: [
      'Đi đâu trăng cũng theo: qua cầu, vào ngõ, tới tận cửa sổ. Bé hỏi ba vì sao, ba trả lời bằng một chiếc đèn pin và quả bưởi.',
      'Truyện kể kèm một thí nghiệm nhỏ làm được ngay tại nhà. Dành cho bé hay hỏi.',
    ],
  },
  {
    ...picture,
    title: 'Đôi dép của gió',
    author: 'Bùi Khánh Đan',
    look: ['clouds', 'sen'],
    about: [
      'Gió đi không bao giờ để lại dấu chân, nên bé bện cho gió đôi dép bằng lá dừa. Sáng hôm sau, đôi dép biến mất.',
      'Lời kể như thơ, tranh cắt giấy. Hướng dẫn bện dép lá dừa tí hon in ở trang cuối.',
    ],
  },
  {
    ...picture,
    title: 'Bánh chưng chín lúc nào',
    author: 'Vương Thảo Chi',
    look: ['quarters', 'reu'],
    about: [
      'Một đêm thức canh nồi bánh: rửa lá, đãi đậu, gói, nhóm lửa, rồi chờ. Bé ngủ gật mấy lần mà bánh vẫn chưa chín.',
      'Từng việc của đêm cuối năm được vẽ kỹ để các nhà làm theo. Công thức rút gọn cho hai chiếc bánh nhỏ ở cuối sách.',
    ],
  },
]
