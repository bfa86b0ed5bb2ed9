import type { findAccountWithPlace } from '@/backend/modules/accounts'
import { sessionUser } from '@/backend/modules/auth/sign-in'
import type { Profile } from '@/contract/shop/accounts'

type Found = NonNullable<Awaited<ReturnType<typeof findAccountWithPlace>>>

/** An account as its owner sees it. */
export const profileOf = ({ account, districtId, cityId }: Found): Profile => ({
  ...sessionUser(account),
  name: account.name,
  phone: account.phone,
  gender: account.gender === 2 ? 2 : 1,
  birthday: account.birthday,
  address: account.address,
  wardId: account.wardId,
  districtId,
  cityId,
  workPlace: account.workPlace,
  userType: account.userType,
  isEmailProven: account.emailProvenAt !== null,
})
