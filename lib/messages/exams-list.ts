/** Lists of exercises and exams on public pages. */
export const examsList = {
  exercises: 'Bài tập của bài học',
  exams: 'Bài kiểm tra của khóa học',
  guest: 'Đăng nhập để làm bài và lưu kết quả.',
  login: 'Đăng nhập',
  failed: 'Chưa tải được danh sách bài.',
  retry: 'Thử lại',
  questions: (count: number) => `${count} câu`,
  minutes: (count: number) => `${count} phút`,
  untimed: 'không giới hạn thời gian',
  tries: (used: number, most: number) => `${used}/${most} lượt`,
  open: 'Đang làm dở',
  score: (score: string, most: string) => `${score}/${most} điểm`,
  waiting: 'Chờ chấm',
  result: (name: string) => `Kết quả của ${name}`,
} as const
