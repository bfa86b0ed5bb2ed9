export type CourseCode = { code: string; seri: string; course: string; isExpired?: true }

/** Codes as they would be printed in books, for trying activation in the demonstration. Only their hashes are stored. */
export const demoCourseCodes: readonly CourseCode[] = [
  { code: 'V1ET-CHV1-D3P5', seri: 'HS-0000001', course: 'luyen-viet-chu-dep-lop-1' },
  {
    code: 'TAN5-VAN7-CANH',
    seri: 'HS-0000002',
    course: 'tieng-viet-lop-5-viet-van-ta-nguoi-ta-canh',
  },
  { code: 'CAN9-HAM5-VET2', seri: 'HS-0000003', course: 'toan-lop-9-can-thuc-ham-so-phuong-trinh' },
  { code: 'K1EV-NGVN-DV65', seri: 'HS-0000004', course: 'ngu-van-lop-9-doc-truyen-kieu' },
  { code: 'THZ1-VAZ0-10TN', seri: 'HS-0000005', course: 'luyen-thi-vao-lop-10-mon-toan' },
  {
    code: 'HZA1-NGTE-1EN0',
    seri: 'HS-0000006',
    course: 'hoa-hoc-lop-10-cau-tao-nguyen-tu-va-lien-ket',
  },
  {
    code: 'DA0H-AMT1-CH99',
    seri: 'HS-0000007',
    course: 'toan-lop-12-ung-dung-dao-ham-va-tich-phan',
  },
  { code: 'NGH1-VAN1-2DAN', seri: 'HS-0000008', course: 'ngu-van-lop-12-viet-bai-nghi-luan' },
  { code: 'DE0T-NTHP-T2K6', seri: 'HS-0000009', course: 'luyen-de-tot-nghiep-thpt-mon-toan' },
  { code: 'BA1V-AN01-VET8', seri: 'HS-0000010', course: 'viet-bai-luan-dau-tien' },
  { code: 'CAN9-HAM5-VET3', seri: 'HS-0000011', course: 'toan-lop-9-can-thuc-ham-so-phuong-trinh' },
  {
    code: 'HETH-AN0R-0Z77',
    seri: 'HS-0000012',
    course: 'luyen-thi-vao-lop-10-mon-toan',
    isExpired: true,
  },
]
