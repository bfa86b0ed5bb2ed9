export const libraryMessages = {
  lessonLocked: 'Bài học này dành cho người đã mua hoặc kích hoạt khóa học.',
  courseOpened: 'Kích hoạt khóa học thành công.',
  courseOwned: 'Khóa học này đã có trong tài khoản của bạn. Mã vẫn còn nguyên, chưa bị dùng.',
  tooManyCodes: 'Bạn đã nhập sai mã quá nhiều lần. Vui lòng thử lại sau ít phút.',
  grade: (grade: number) => `Lớp ${grade}`,
}
