import { expect, test } from '@jest/globals'
import {
  emptyRegistration,
  type RegisterInput,
  registerBody,
  registerSchema,
} from '@/components/auth/register-body'
import type { RegisterRole } from '@/components/auth/use-auth-dialog'

const typed: RegisterInput = {
  ...emptyRegistration,
  Email: ' Lan.Nguyen@Example.vn ',
  Phone: '0912 345 678',
  Name: ' Nguyễn Thị Lan ',
  Password: 'mật khẩu dài',
  Confirmation: 'mật khẩu dài',
  WorkPlace: 'THPT Chu Văn An',
}

const problems = (change: Partial<RegisterInput>, role: RegisterRole = 1) => {
  const result = registerSchema(role).safeParse({ ...typed, ...change })
  return result.success
    ? {}
    : Object.fromEntries(
        result.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
      )
}

test('an empty form reports everything that is missing', () => {
  expect(problems(emptyRegistration, 2)).toEqual({
    Name: 'Họ Tên Không Được Để Trống',
    Email: 'Email Không Được Để Trống',
    Phone: 'Số điện thoại không được để trống',
    WorkPlace: 'Nơi làm việc không được để trống',
    Password: 'Mật khẩu không được để trống',
    Confirmation: 'Mật khẩu xác nhận không trùng khớp',
  })
})

test.each<[string, Partial<RegisterInput>, Record<string, string>]>([
  ['a blank name', { Name: '   ' }, { Name: 'Họ Tên Không Được Để Trống' }],
  ['a@', { Email: 'a@' }, { Email: 'Email không đúng định dạng' }],
  ['a b@c.vn', { Email: 'a b@c.vn' }, { Email: 'Email không đúng định dạng' }],
  ['a look-alike letter', { Email: 'lаn@c.vn' }, { Email: 'Email không đúng định dạng' }],
  ['nine digits', { Phone: '091234567' }, { Phone: 'Số điện thoại có ít nhất 10 số' }],
  ['01…', { Phone: '0123456789' }, { Phone: 'số điện thoại không hợp lệ' }],
  ['eleven digits', { Phone: '09123456789' }, { Phone: 'số điện thoại không hợp lệ' }],
  ['letters', { Phone: '09abcdefgh' }, { Phone: 'số điện thoại không hợp lệ' }],
  [
    'seven characters',
    { Password: '1234567', Confirmation: '1234567' },
    { Password: 'Mật khẩu có ít nhất 8 ký tự' },
  ],
  ['another one', { Confirmation: 'khác' }, { Confirmation: 'Mật khẩu xác nhận không trùng khớp' }],
  ['none', { Confirmation: '' }, { Confirmation: 'Mật khẩu xác nhận không trùng khớp' }],
])('%s: %j is answered by %j', (_, change, expected) => {
  expect(problems(change)).toEqual(expected)
})

test('eight characters are enough, and only teachers name their school', () => {
  expect(problems({ Password: '12345678', Confirmation: '12345678' })).toEqual({})
  expect(problems({ WorkPlace: '' })).toEqual({})
  expect(problems({ WorkPlace: '' }, 2)).toEqual({ WorkPlace: 'Nơi làm việc không được để trống' })
})

const keys = 'Address Birthday Email Gender IsStudent Name Password Phone WardId'.split(' ')

test.each<[RegisterRole, boolean, string[]]>([
  [1, true, keys],
  [2, false, [...keys, 'WorkPlace']],
  [3, false, keys],
])('role %i sends IsStudent %s and exactly its keys', (role, isStudent, expected) => {
  const body = registerBody(registerSchema(role).parse(typed), role)
  expect(Object.keys(body).sort()).toEqual(expected)
  expect(body).toMatchObject({
    Email: 'lan.nguyen@example.vn',
    Phone: '0912345678',
    Name: 'Nguyễn Thị Lan',
    WardId: null,
    IsStudent: isStudent,
    Gender: 1,
    Birthday: '1990-01-01',
  })
})
