const volumes = ['một', 'hai', 'ba', 'bốn'] as const

/** Textbooks and their tables of contents. */
export const textbooks = {
  title: 'Sách giáo khoa',
  description: 'Mục lục sách giáo khoa lớp 1 đến lớp 12, theo từng chương, liên kết tới bài giảng.',
  search: 'Tìm sách giáo khoa',
  searchButton: 'Tìm',
  grades: 'Lớp',
  allGrades: 'Mọi lớp',
  subjects: 'Môn',
  allSubjects: 'Mọi môn',
  grade: (grade: number) => `Lớp ${grade}`,
  count: (count: string) => `${count} cuốn`,
  /** Above the textbooks when the whole set of a grade stands before them. */
  withContents: 'Xem mục lục và bài giảng',
  contents: 'Mục lục',
  contentsOf: (title: string) => `Mục lục ${title}`,
  chapters: 'Chọn chương',
  page: (page: number) => `trang ${page}`,
  buyShort: 'Mua',
  buyOf: (title: string) => `Mua sách ${title}`,
  volume: (number: number) => `Tập ${volumes[number - 1] ?? number}`,
  soldOut: 'Tạm hết hàng',
  notSold: 'Cửa hàng chưa bán cuốn này.',
  set: {
    title: (grade: number) => `Cả bộ sách lớp ${grade}`,
    textbooks: 'Sách giáo khoa',
    others: 'Sách bài tập và sách tham khảo (không bắt buộc)',
    othersNote:
      'Nhà trường không được ép mua các cuốn này (Chỉ thị 643/CT-BGDĐT). Bạn đánh dấu nếu cần.',
    missing: (subjects: string) =>
      `Cửa hàng chưa có sách giáo khoa các môn: ${subjects}. Bạn mua thêm ở nơi khác để đủ bộ.`,
    look: 'Xem',
    lookAt: (title: string) => `Xem ${title}`,
  },
  none: {
    title: 'Chưa có cuốn nào khớp',
    text: 'Bạn thử tên môn học hoặc bỏ bớt điều kiện.',
    action: 'Xem mọi sách giáo khoa',
  },
} as const
