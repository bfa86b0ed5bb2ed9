/** Pages in the app's web view. */
export const mobile = {
  loginNeeded: {
    title: 'Bạn cần đăng nhập',
    text: 'Phiên đăng nhập trong ứng dụng chưa có hoặc đã hết. Bạn đăng nhập trong ứng dụng rồi mở lại trang này.',
    again: 'Thử lại',
  },
  switchAccount: {
    title: 'Đổi tài khoản?',
    text: (now: string, next: string) =>
      `Trang này đang dùng tài khoản ${now}. Đường dẫn bạn vừa mở thuộc về ${next}.`,
    guestTitle: 'Đăng nhập bằng tài khoản này?',
    guestText: (name: string) =>
      `Đường dẫn bạn vừa mở đăng nhập trang này bằng tài khoản ${name}. Chỉ tiếp tục nếu đó là tài khoản của bạn.`,
    anonymous: 'một tài khoản khác',
    agree: (name: string) => `Tiếp tục với ${name}`,
    otherwise: 'Nếu không phải bạn yêu cầu, bạn chỉ cần đóng trang này.',
  },
  missing: {
    title: 'Không tìm thấy trang này',
    text: 'Có thể nội dung đã đổi địa chỉ hoặc không còn nữa. Bạn quay lại màn hình trước trong ứng dụng.',
  },
} as const
