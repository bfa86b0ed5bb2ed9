import { expect, test } from '@jest/globals'
import { emptyProfile, ProfileForm, profileBody } from '@/lib/accounts/profile-form'

const known = { ...emptyProfile, Name: 'Lan', Phone: '0912345678' }

test('the untouched form is valid and sends no ward', () => {
  expect(profileBody(ProfileForm.parse(known))).toEqual({
    Address: '',
    WardId: null,
    Gender: 1,
    Birthday: '1990-01-01',
    Phone: '0912345678',
    Name: 'Lan',
  })
})

test('a chosen ward is sent; city and district stay here', () => {
  const body = profileBody(
    ProfileForm.parse({ ...known, SelectCity: 1, SelectDistrict: 2, WardId: 30, Gender: 2 }),
  )
  expect(Object.keys(body).sort()).toEqual('Address Birthday Gender Name Phone WardId'.split(' '))
  expect([body.WardId, body.Gender]).toEqual([30, 2])
})

test.each(['', '2023-02-29', '2999-01-01', '1990-1-1'])(
  'the birthday %j is refused',
  (Birthday) => {
    const result = ProfileForm.safeParse({ ...known, Birthday })
    expect(result.error?.issues[0]?.message).toBe('Ngày sinh không hợp lệ')
  },
)
