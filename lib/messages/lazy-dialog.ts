/** Said when the code of a dialog could not be fetched. */
export const dialogLoadFailed = 'Chưa mở được cửa sổ này. Kiểm tra kết nối rồi thử lại nhé.'
