/** The date field and its calendar. */
export const uiDate = {
  format: 'dd/MM/yyyy',
  open: 'Chọn ngày trên lịch',
  calendar: 'Lịch',
  invalid: 'Ngày chưa đúng dạng dd/MM/yyyy',
  previousMonth: 'Tháng trước',
  nextMonth: 'Tháng sau',
  month: 'Tháng',
  year: 'Năm',
  choose: 'Chọn',
  outside: 'Không chọn được',
} as const
