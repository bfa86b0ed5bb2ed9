/** A course is opened with the code of a book. */
export const courseActivation = {
  title: 'Kích hoạt bằng mã in trong sách',
  text: 'Mã gồm chữ và số, in ở bìa trong của sách. Chữ hoa, chữ thường và dấu gạch đều được.',
  code: 'Mã kích hoạt',
  seri: 'Số seri',
  submit: 'Kích hoạt',
  opened: 'Kích hoạt khóa học thành công.',
} as const
