import { chinhSachBaoMat } from '@/backend/seed/content/pages/chinh-sach-bao-mat'
import { chinhSachCtv } from '@/backend/seed/content/pages/chinh-sach-ctv'
import { chinhSachDoiTra } from '@/backend/seed/content/pages/chinh-sach-doi-tra'
import { chinhSachKiemHang } from '@/backend/seed/content/pages/chinh-sach-kiem-hang'
import { dieuKhoanCongTacVien } from '@/backend/seed/content/pages/dieu-khoan-cong-tac-vien'
import { dieuKhoanSuDung } from '@/backend/seed/content/pages/dieu-khoan-su-dung'
import { hoTro } from '@/backend/seed/content/pages/ho-tro'
import { huongDanDatHang } from '@/backend/seed/content/pages/huong-dan-dat-hang'
import { huongDanThanhToan } from '@/backend/seed/content/pages/huong-dan-thanh-toan'
import type { HelpPage } from '@/backend/seed/content/pages/page'
import { phuongThucVanChuyen } from '@/backend/seed/content/pages/phuong-thuc-van-chuyen'

/** The ten help and policy pages, in the order of the footer. */
export const helpPages: HelpPage[] = [
  huongDanDatHang,
  huongDanThanhToan,
  phuongThucVanChuyen,
  chinhSachDoiTra,
  chinhSachKiemHang,
  hoTro,
  dieuKhoanSuDung,
  chinhSachBaoMat,
  chinhSachCtv,
  dieuKhoanCongTacVien,
]
