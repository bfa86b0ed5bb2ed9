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
  contents: 'Mục lục',
  contentsOf: (title: string) => `Mục lục ${title}`,
  chapters: 'Chọn chương',
  page: (page: number) => `trang ${page}`,
  buy: 'Xem sách trong cửa hàng',
  none: {
    title: 'Chưa có cuốn nào khớp',
    text: 'Bạn thử tên môn học hoặc bỏ bớt điều kiện.',
    action: 'Xem mọi sách giáo khoa',
  },
} as const
