/** Pages the law asks of every shop (decree 52/2013/NĐ-CP), by their addresses. */
export const requiredPolicyPages = [
  'dieu-khoan-su-dung',
  'chinh-sach-bao-mat',
  'chinh-sach-doi-tra',
  'phuong-thuc-van-chuyen',
  'huong-dan-thanh-toan',
  'chinh-sach-kiem-hang',
] as const
