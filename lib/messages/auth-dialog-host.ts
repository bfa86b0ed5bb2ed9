/** What every page may say about signing in before a dialog is open; the dialogs' own words come with them. */
export const authDialogHost = {
  login: 'Đăng nhập',
  loadFailed: 'Chưa mở được cửa sổ này. Bạn thử lại nhé.',
  signedIn: 'Đăng nhập thành công.',
  unfinished: 'Bạn chưa hoàn tất thông tin cá nhân.',
  goOn: 'Tiếp tục',
} as const
