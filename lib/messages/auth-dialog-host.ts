/** Sign-in texts that every page loads; the dialogs' own texts load with them. */
export const authDialogHost = {
  login: 'Đăng nhập',
  signedIn: 'Đăng nhập thành công.',
  unfinished: 'Bạn chưa hoàn tất thông tin cá nhân.',
  goOn: 'Tiếp tục',
} as const
