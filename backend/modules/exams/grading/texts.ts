const points = (score: number) => String(score).replace('.', ',')

export const attemptTexts = {
  saved: 'Đã lưu. Bài còn câu chưa có điểm.',
  graded: 'Đã chấm xong. Học sinh được báo qua email.',
  changedMeanwhile: 'Người khác vừa chấm bài này. Hãy tải lại trang để xem trước khi lưu.',
  own: 'Đây là bài bạn làm. Giáo viên khác sẽ chấm.',
  noSuchQuestion: 'Bài này không có câu cần chấm đó. Hãy tải lại trang.',
  twice: 'Một câu có hai điểm. Hãy tải lại trang.',
  tooMany: (position: number, most: number) =>
    `Câu ${position} được nhiều nhất ${points(most)} điểm.`,
  takesBack: 'Bài đã có kết quả: điểm sửa được nhưng không để trống được.',
  points,
} as const
