/** Beside what only programs can do; apart from the words that programs bring along. */
export const scriptNeeded = 'Đặt mua cần JavaScript. Bạn cũng có thể gọi hotline ở cuối trang.'
