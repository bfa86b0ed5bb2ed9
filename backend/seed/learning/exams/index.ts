import type { Exam } from '@/backend/seed/learning/exams/exam'
import { hoaHocLop10Exams } from '@/backend/seed/learning/exams/hoa-hoc-lop-10'
import { khoaHocTuNhienLop6Exams } from '@/backend/seed/learning/exams/khoa-hoc-tu-nhien-lop-6'
import { lichSuDiaLiLop5Exams } from '@/backend/seed/learning/exams/lich-su-dia-li-lop-5'
import { luyenDeTotNghiepExams } from '@/backend/seed/learning/exams/luyen-de-tot-nghiep'
import { luyenThiVao10Exams } from '@/backend/seed/learning/exams/luyen-thi-vao-10'
import { nguVanLop6Exams } from '@/backend/seed/learning/exams/ngu-van-lop-6'
import { nguVanLop9Exams } from '@/backend/seed/learning/exams/ngu-van-lop-9'
import { nguVanLop12Exams } from '@/backend/seed/learning/exams/ngu-van-lop-12'
import { tiengAnhLop3Exams } from '@/backend/seed/learning/exams/tieng-anh-lop-3'
import { tiengVietLop1Exams } from '@/backend/seed/learning/exams/tieng-viet-lop-1'
import { tiengVietLop3Exams } from '@/backend/seed/learning/exams/tieng-viet-lop-3'
import { toanLop1Exams } from '@/backend/seed/learning/exams/toan-lop-1'
import { toanLop3Exams } from '@/backend/seed/learning/exams/toan-lop-3'
import { toanLop5Exams } from '@/backend/seed/learning/exams/toan-lop-5'
import { toanLop6Exams } from '@/backend/seed/learning/exams/toan-lop-6'
import { toanLop9Exams } from '@/backend/seed/learning/exams/toan-lop-9'
import { toanLop10Exams } from '@/backend/seed/learning/exams/toan-lop-10'
import { toanLop12Exams } from '@/backend/seed/learning/exams/toan-lop-12'
import { vatLiLop10Exams } from '@/backend/seed/learning/exams/vat-li-lop-10'

/** Exercises and exams; the file of a course has the course's name. */
export const exams: Exam[] = [
  ...toanLop1Exams,
  ...tiengVietLop1Exams,
  ...toanLop3Exams,
  ...tiengVietLop3Exams,
  ...tiengAnhLop3Exams,
  ...toanLop5Exams,
  ...lichSuDiaLiLop5Exams,
  ...toanLop6Exams,
  ...nguVanLop6Exams,
  ...khoaHocTuNhienLop6Exams,
  ...toanLop9Exams,
  ...nguVanLop9Exams,
  ...luyenThiVao10Exams,
  ...toanLop10Exams,
  ...vatLiLop10Exams,
  ...hoaHocLop10Exams,
  ...toanLop12Exams,
  ...nguVanLop12Exams,
  ...luyenDeTotNghiepExams,
]
