export type DemoAccount = {
  key: 'student' | 'teacher' | 'guest' | 'staff' | 'admin'
  email: string
  password: string
  role: 'user' | 'staff' | 'admin'
  /** 1 student, 2 teacher, 3 guest. */
  userType: 1 | 2 | 3
  name: string
  phone: string
  /** 1 male, 2 female. */
  gender: 1 | 2
  birthday: string
  workPlace?: string
  addresses: ReadonlyArray<{ receiver: string; phone: string; address: string; wardId: number }>
  affiliate?: { code: string; ratePercent: number; buyerPercent: number }
}

const benThanh = 126743
const hoanKiem = 100070
const haiChau = 120242
const phuQuoc = 131078

/** The people who can sign in to the demonstration; they exist in no other mode. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'student',
    email: 'hocsinh@hiensach.test',
    password: 'hocsinh123',
    role: 'user',
    userType: 1,
    name: 'Nguyễn Thảo Lan',
    phone: '0901000101',
    gender: 2,
    birthday: '2010-05-16',
    addresses: [
      { receiver: 'Nguyễn Thảo Lan', phone: '0901000101', address: '12 Lê Lợi', wardId: benThanh },
      {
        receiver: 'Bà Nguyễn Thị Sáu',
        phone: '0901000102',
        address: '27 ngõ Hàng Hành',
        wardId: hoanKiem,
      },
    ],
    affiliate: { code: 'LANDOCSACH', ratePercent: 5, buyerPercent: 2 },
  },
  {
    key: 'teacher',
    email: 'giaovien@hiensach.test',
    password: 'giaovien123',
    role: 'user',
    userType: 2,
    name: 'Trần Quốc Huy',
    phone: '0901000103',
    gender: 1,
    birthday: '1986-11-20',
    workPlace: 'Trường Trung học cơ sở Bến Gỗ',
    addresses: [
      { receiver: 'Trần Quốc Huy', phone: '0901000103', address: '8 Bạch Đằng', wardId: haiChau },
    ],
    affiliate: { code: 'THAYHUY', ratePercent: 7.5, buyerPercent: 3 },
  },
  {
    key: 'guest',
    email: 'khach@hiensach.test',
    password: 'khachquen123',
    role: 'user',
    userType: 3,
    name: 'Lê Minh Châu',
    phone: '0901000104',
    gender: 2,
    birthday: '1992-02-03',
    addresses: [
      {
        receiver: 'Lê Minh Châu',
        phone: '0901000104',
        address: '45 đường Trần Hưng Đạo',
        wardId: phuQuoc,
      },
    ],
  },
  {
    key: 'staff',
    email: 'nhanvien@hiensach.test',
    password: 'nhanvien123',
    role: 'staff',
    userType: 3,
    name: 'Phạm Thu Hà',
    phone: '0901000105',
    gender: 2,
    birthday: '1997-07-09',
    addresses: [],
  },
  {
    key: 'admin',
    email: 'quantri@hiensach.test',
    password: 'quantri123',
    role: 'admin',
    userType: 3,
    name: 'Đỗ Gia Bảo',
    phone: '0901000106',
    gender: 1,
    birthday: '1984-12-01',
    addresses: [],
  },
]
