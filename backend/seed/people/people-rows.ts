import { eq, inArray } from 'drizzle-orm'
import { hashPassword } from '@/backend/modules/auth/password'
import type { Db } from '@/backend/platform/db/connect'
import {
  affiliate,
  appUser,
  cart,
  cartDetail,
  province,
  userAddress,
  userVoucher,
  voucher,
  ward,
} from '@/backend/platform/db/tables'
import { idOf } from '@/backend/seed/catalogue/category-rows'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { type DemoAccount, demoAccounts } from './accounts'

export type People = ReadonlyMap<DemoAccount['key'], number>
export type Passwords = ReadonlyMap<DemoAccount['key'], string>

/** Made before the transaction: hashing is slow on purpose. */
export async function hashPasswords(): Promise<Passwords> {
  const hashed = await Promise.all(
    demoAccounts.map(async ({ key, password }) => [key, await hashPassword(password)] as const),
  )
  return new Map(hashed)
}

export type Place = {
  wardId: number
  wardName: string
  cityName: string
  region: number
  provinceCode: string
  isIsland: boolean
}

/** The places of the demonstration's addresses, by ward. */
export async function findPlaces(db: Db): Promise<ReadonlyMap<number, Place>> {
  const ids = demoAccounts.flatMap(({ addresses }) => addresses.map(({ wardId }) => wardId))
  const rows = await db
    .select({
      wardId: ward.id,
      wardName: ward.name,
      cityName: province.name,
      region: province.region,
      provinceCode: province.code,
      isIsland: ward.isIsland,
    })
    .from(ward)
    .innerJoin(province, eq(province.id, ward.provinceId))
    .where(inArray(ward.id, ids))
  return new Map(rows.map((row) => [row.wardId, row]))
}

const addressRows = (people: People) =>
  demoAccounts.flatMap(({ key, addresses }) =>
    addresses.map(({ receiver, phone, address, wardId }, at) => ({
      userId: people.get(key) ?? 0,
      receiverName: receiver,
      phone,
      address,
      wardId,
      isDefault: at === 0,
    })),
  )

export async function writePeople(
  db: Db,
  passwords: Passwords,
  { now }: SeedContext,
): Promise<People> {
  const createdAt = minutesBefore(now, 75 * DAY_MINUTES)
  const rows = await db
    .insert(appUser)
    .values(
      demoAccounts.map(
        ({ key, email, phone, name, role, userType, gender, birthday, workPlace, addresses }) => ({
          email,
          phone,
          name,
          passwordHash: passwords.get(key) ?? null,
          role,
          userType,
          status: 1,
          gender,
          birthday,
          workPlace: workPlace ?? null,
          address: addresses[0]?.address ?? '',
          wardId: addresses[0]?.wardId ?? null,
          createdAt,
          updatedAt: createdAt,
        }),
      ),
    )
    .returning({ id: appUser.id, email: appUser.email })
  const people = new Map(
    demoAccounts.map(({ key, email }) => [key, rows.find((row) => row.email === email)?.id ?? 0]),
  )
  await db.insert(userAddress).values(addressRows(people))
  await db
    .insert(affiliate)
    .values(
      demoAccounts.flatMap(({ key, affiliate: facts }) =>
        facts ? [{ ...facts, userId: people.get(key) ?? 0, createdAt }] : [],
      ),
    )
  return people
}

/** What lies in each buyer's list to pick from; the teacher's own can be used by nobody else. */
const givenVouchers = {
  student: ['CHAOHIEN', 'HOCKIMOI', 'FREESHIP25'],
  teacher: ['THAYCO8', 'CHONGDEN10', 'FREESHIP25'],
  guest: ['CHAOHIEN', 'VANHOC20', 'FREESHIP25'],
} as const

async function giveVouchers(db: Db, people: People): Promise<void> {
  const known = await db.select({ id: voucher.id, code: voucher.code }).from(voucher)
  const idOf = new Map(known.map(({ id, code }) => [code, id]))
  await db.insert(userVoucher).values(
    Object.entries(givenVouchers).flatMap(([key, codes]) =>
      codes.map((code) => ({
        userId: people.get(key as keyof typeof givenVouchers) ?? 0,
        voucherId: idOf.get(code) ?? 0,
      })),
    ),
  )
}

/** The vouchers of the buyers, and a cart the student has left. */
export async function writeBelongings(
  db: Db,
  people: People,
  { productIds }: SeedContext,
): Promise<void> {
  await giveVouchers(db, people)
  const [left] = await db
    .insert(cart)
    .values({ userId: people.get('student') ?? 0 })
    .returning({ id: cart.id })
  if (!left) return
  const wanted = [
    ['nua-chung-xuan', 1],
    ['cay-trong-pho', 1],
  ] as const
  await db.insert(cartDetail).values(
    wanted.map(([slug, quantity]) => ({
      cartId: left.id,
      productId: idOf(productIds, slug),
      quantity,
    })),
  )
}
