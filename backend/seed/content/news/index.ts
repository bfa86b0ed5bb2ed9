import type { Rubric } from '@/backend/seed/content/news/article'
import { chuyenNhaSach } from '@/backend/seed/content/news/chuyen-nha-sach'
import { docCungCon } from '@/backend/seed/content/news/doc-cung-con'
import { gocGiaoVien } from '@/backend/seed/content/news/goc-giao-vien'
import { muaThi } from '@/backend/seed/content/news/mua-thi'
import { phuongPhapHoc } from '@/backend/seed/content/news/phuong-phap-hoc'
import { sachVaDoiSong } from '@/backend/seed/content/news/sach-va-doi-song'
import { tiengViet } from '@/backend/seed/content/news/tieng-viet'
import { vanHocVietNam } from '@/backend/seed/content/news/van-hoc-viet-nam'

/** The rubrics of the book news in the order of their chips; each is one file. */
export const rubrics: Rubric[] = [
  vanHocVietNam,
  docCungCon,
  phuongPhapHoc,
  muaThi,
  sachVaDoiSong,
  tiengViet,
  gocGiaoVien,
  chuyenNhaSach,
]
