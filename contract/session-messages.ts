/** Apart from the rest, because every page may have to say them. */
export const sessionMessages = {
  signInFirst: 'Bạn cần đăng nhập để tiếp tục.',
  sessionOver: 'Phiên đăng nhập đã hết. Bạn hãy đăng nhập lại.',
} as const
