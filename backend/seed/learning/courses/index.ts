import type { Course } from '@/backend/seed/learning/courses/course'
import { docSauNhoLau } from '@/backend/seed/learning/courses/doc-sau-nho-lau'
import { ghiChepCachQuang } from '@/backend/seed/learning/courses/ghi-chep-cach-quang'
import { hoaHocLop10 } from '@/backend/seed/learning/courses/hoa-hoc-lop-10'
import { khoaHocTuNhienLop6 } from '@/backend/seed/learning/courses/khoa-hoc-tu-nhien-lop-6'
import { lichSuDiaLiLop5 } from '@/backend/seed/learning/courses/lich-su-dia-li-lop-5'
import { luyenDeTotNghiep } from '@/backend/seed/learning/courses/luyen-de-tot-nghiep'
import { luyenThiVao10 } from '@/backend/seed/learning/courses/luyen-thi-vao-10'
import { luyenVietLop1 } from '@/backend/seed/learning/courses/luyen-viet-lop-1'
import { nguVanLop6 } from '@/backend/seed/learning/courses/ngu-van-lop-6'
import { nguVanLop9 } from '@/backend/seed/learning/courses/ngu-van-lop-9'
import { nguVanLop12 } from '@/backend/seed/learning/courses/ngu-van-lop-12'
import { tiengAnhLop3 } from '@/backend/seed/learning/courses/tieng-anh-lop-3'
import { tiengVietLop1 } from '@/backend/seed/learning/courses/tieng-viet-lop-1'
import { tiengVietLop3 } from '@/backend/seed/learning/courses/tieng-viet-lop-3'
import { tiengVietLop5 } from '@/backend/seed/learning/courses/tieng-viet-lop-5'
import { toanLop1 } from '@/backend/seed/learning/courses/toan-lop-1'
import { toanLop3 } from '@/backend/seed/learning/courses/toan-lop-3'
import { toanLop5 } from '@/backend/seed/learning/courses/toan-lop-5'
import { toanLop6 } from '@/backend/seed/learning/courses/toan-lop-6'
import { toanLop9 } from '@/backend/seed/learning/courses/toan-lop-9'
import { toanLop10 } from '@/backend/seed/learning/courses/toan-lop-10'
import { toanLop12 } from '@/backend/seed/learning/courses/toan-lop-12'
import { vatLiLop10 } from '@/backend/seed/learning/courses/vat-li-lop-10'
import { vietBaiLuan } from '@/backend/seed/learning/courses/viet-bai-luan'

/** The courses in the order of the library; each is one file named after it. */
export const courses: Course[] = [
  toanLop1,
  tiengVietLop1,
  luyenVietLop1,
  toanLop3,
  tiengVietLop3,
  tiengAnhLop3,
  toanLop5,
  tiengVietLop5,
  lichSuDiaLiLop5,
  toanLop6,
  nguVanLop6,
  khoaHocTuNhienLop6,
  toanLop9,
  nguVanLop9,
  luyenThiVao10,
  toanLop10,
  vatLiLop10,
  hoaHocLop10,
  toanLop12,
  nguVanLop12,
  luyenDeTotNghiep,
  docSauNhoLau,
  ghiChepCachQuang,
  vietBaiLuan,
]
