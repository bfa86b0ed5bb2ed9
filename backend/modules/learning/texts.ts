export const libraryMessages = {
  lessonLocked: 'Bài học này dành cho người đã mua hoặc kích hoạt khóa học.',
  courseEnded: (day: string) => `Khóa học của bạn đã hết hạn ${day}.`,
  notFree: 'Khóa học này không miễn phí. Bạn mua khóa học hoặc nhập mã in trong sách nhé.',
  courseTaken: 'Khóa học đã có trong Tài liệu của tôi.',
  courseOpened: 'Kích hoạt khóa học thành công.',
  courseOwned: 'Khóa học này đã có trong tài khoản của bạn. Mã vẫn còn nguyên, chưa bị dùng.',
  tooManyCodes: 'Bạn đã nhập sai mã quá nhiều lần. Vui lòng thử lại sau ít phút.',
  grade: (grade: number) => `Lớp ${grade}`,
}
