/** What is wrong with the account of an integration, as the staff read it. */
export const integrationTexts = {
  fieldNeeded: 'Tài khoản này còn thiếu thông tin. Hãy điền đủ các ô.',
  shortSecret: (min: number) => `Khóa bí mật có ít nhất ${min} ký tự.`,
  foreignAddress: (domains: string) => `Địa chỉ phải bắt đầu bằng https:// và thuộc ${domains}.`,
} as const
