/** People of the sample shop. */
export type SampleAccount = { email: string; password: string }

export const pupil: SampleAccount = { email: 'hocsinh@hiensach.test', password: 'hocsinh123' }
/** Has bought books, and no course. */
export const customer: SampleAccount = { email: 'khach@hiensach.test', password: 'khachquen123' }
export const teacher: SampleAccount = { email: 'giaovien@hiensach.test', password: 'giaovien123' }
export const staff: SampleAccount = { email: 'nhanvien@hiensach.test', password: 'nhanvien123' }
export const admin: SampleAccount = { email: 'quantri@hiensach.test', password: 'quantri123' }

/** As the sign-in call takes them. */
export const credentials = ({ email, password }: SampleAccount) => ({
  Email: email,
  Password: password,
})
