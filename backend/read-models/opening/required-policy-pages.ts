/** Without these no shop opens; the law asks for them (decree 52/2013/NĐ-CP). By their addresses. */
export const requiredPolicyPages = [
  'dieu-khoan-su-dung',
  'chinh-sach-bao-mat',
  'chinh-sach-doi-tra',
  'phuong-thuc-van-chuyen',
  'huong-dan-thanh-toan',
  'chinh-sach-kiem-hang',
] as const
