export type CategoryNode = {
  name: string
  slug: string
  objectType?: 0 | 1
  children: ReadonlyArray<readonly [slug: string, name: string]>
}

const grades = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => [`sach-lop-${from + at}`, `Lớp ${from + at}`] as const,
  )

/** The shelves of the shop in the order of the navigation. */
export const categoryTree: readonly CategoryNode[] = [
  {
    name: 'Văn học Việt Nam',
    slug: 'van-hoc-viet-nam',
    children: [
      ['tieu-thuyet', 'Tiểu thuyết'],
      ['truyen-ngan', 'Truyện ngắn'],
      ['ky-phong-su', 'Ký và phóng sự'],
    ],
  },
  {
    name: 'Thơ',
    slug: 'tho',
    children: [
      ['truyen-tho-ngam-khuc', 'Truyện thơ và ngâm khúc'],
      ['tho-nom-duong-luat', 'Thơ Nôm và hát nói'],
      ['tho-chu-han', 'Thơ chữ Hán'],
      ['tho-moi', 'Thơ đầu thế kỷ XX'],
    ],
  },
  {
    name: 'Cổ điển và khảo cứu',
    slug: 'co-dien-khao-cuu',
    children: [
      ['su-sach', 'Sử sách'],
      ['truyen-truyen-ky', 'Truyện truyền kỳ'],
      ['phong-tuc-van-hoc-dan-gian', 'Phong tục, văn học dân gian'],
    ],
  },
  {
    name: 'Văn học nước ngoài',
    slug: 'van-hoc-nuoc-ngoai',
    children: [
      ['phuong-dong', 'Phương Đông'],
      ['phuong-tay', 'Phương Tây'],
    ],
  },
  {
    name: 'Thiếu nhi',
    slug: 'thieu-nhi',
    children: [
      ['tranh-truyen', 'Tranh truyện 3–6 tuổi'],
      ['truyen-7-11-tuoi', 'Truyện 7–11 tuổi'],
      ['dong-dao-cau-do', 'Đồng dao và câu đố'],
    ],
  },
  { name: 'Sách học tiểu học', slug: 'sach-hoc-tieu-hoc', children: grades(1, 5) },
  { name: 'Sách học trung học cơ sở', slug: 'sach-hoc-thcs', children: grades(6, 9) },
  { name: 'Sách học trung học phổ thông', slug: 'sach-hoc-thpt', children: grades(10, 12) },
  {
    name: 'Ôn thi',
    slug: 'on-thi',
    children: [
      ['on-vao-lop-6', 'Vào lớp 6'],
      ['on-vao-lop-10', 'Vào lớp 10'],
      ['on-tot-nghiep', 'Tốt nghiệp trung học phổ thông'],
      ['hoc-sinh-gioi', 'Học sinh giỏi'],
    ],
  },
  {
    name: 'Ngoại ngữ',
    slug: 'ngoai-ngu',
    children: [
      ['tieng-anh', 'Tiếng Anh'],
      ['tieng-nhat', 'Tiếng Nhật'],
      ['tieng-trung', 'Tiếng Trung'],
      ['tieng-phap', 'Tiếng Pháp'],
    ],
  },
  {
    name: 'Kỹ năng',
    slug: 'ky-nang',
    children: [
      ['hoc-tap-hieu-qua', 'Học tập hiệu quả'],
      ['song-va-lam-viec', 'Sống và làm việc'],
    ],
  },
  {
    name: 'Khoa học',
    slug: 'khoa-hoc',
    children: [
      ['khoa-hoc-thuong-thuc', 'Khoa học thường thức'],
      ['tin-hoc-lap-trinh', 'Tin học và lập trình'],
    ],
  },
  {
    name: 'Lịch sử – Địa lý',
    slug: 'lich-su-dia-ly',
    children: [
      ['ke-chuyen-su-viet', 'Kể chuyện sử Việt'],
      ['dia-ly-du-khao', 'Địa lý và du khảo'],
    ],
  },
  {
    name: 'Tham khảo giáo viên',
    slug: 'tham-khao-giao-vien',
    children: [
      ['phuong-phap-day-hoc', 'Phương pháp dạy học'],
      ['hoat-dong-lop-hoc', 'Hoạt động lớp học'],
    ],
  },
  {
    name: 'Nghệ thuật và đời sống',
    slug: 'nghe-thuat-doi-song',
    children: [
      ['my-thuat-am-nhac', 'Mỹ thuật, âm nhạc'],
      ['gia-dinh-bep-vuon', 'Gia đình, bếp, vườn'],
    ],
  },
  {
    name: 'Khóa học',
    slug: 'khoa-hoc-truc-tuyen',
    objectType: 1,
    children: [
      ['khoa-hoc-tieu-hoc', 'Khóa học tiểu học'],
      ['khoa-hoc-thcs', 'Khóa học trung học cơ sở'],
      ['khoa-hoc-thpt', 'Khóa học trung học phổ thông'],
    ],
  },
]

/** The shelf of a grade. */
export const gradeShelf = (grade: number) => `sach-lop-${grade}`
