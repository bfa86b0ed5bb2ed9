import { hoaHocLop10 } from './hoa-hoc-lop-10'
import { khoaHocTuNhienLop6 } from './khoa-hoc-tu-nhien-lop-6'
import { lichSuDiaLiLop5 } from './lich-su-dia-li-lop-5'
import { luyenDeTotNghiep } from './luyen-de-tot-nghiep'
import { luyenThiVao10 } from './luyen-thi-vao-10'
import { nguVanLop6 } from './ngu-van-lop-6'
import type { Proofs } from './proof'
import { toanLop1 } from './toan-lop-1'
import { toanLop3 } from './toan-lop-3'
import { toanLop5 } from './toan-lop-5'
import { toanLop6 } from './toan-lop-6'
import { toanLop9 } from './toan-lop-9'
import { toanLop10 } from './toan-lop-10'
import { toanLop12 } from './toan-lop-12'
import { vatLiLop10 } from './vat-li-lop-10'

/** Calculations that say what the keys of the demonstration's exams must be. */
export const proofs: Proofs = {
  ...hoaHocLop10,
  ...khoaHocTuNhienLop6,
  ...lichSuDiaLiLop5,
  ...luyenDeTotNghiep,
  ...luyenThiVao10,
  ...nguVanLop6,
  ...toanLop1,
  ...toanLop10,
  ...toanLop12,
  ...toanLop3,
  ...toanLop5,
  ...toanLop6,
  ...toanLop9,
  ...vatLiLop10,
}
