import { eq, inArray } from 'drizzle-orm'
import { appUser, userAddress } from '@/backend/modules/accounts/tables'
import { hashPassword } from '@/backend/modules/auth'
import { cart, cartDetail } from '@/backend/modules/cart/tables'
import { province, ward } from '@/backend/modules/geography/tables'
import { affiliate, userVoucher, voucher } from '@/backend/modules/promotions/tables'
import type { Db } from '@/backend/platform/db/connect'
import { idOf } from '@/backend/seed/catalog/write-categories'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { type DemoAccount, demoAccounts } from './accounts'

const userTypes = { student: 1, teacher: 2, guest: 3 } as const
const genders = { male: 1, female: 2 } as const

export type People = ReadonlyMap<DemoAccount['key'], number>
export type Passwords = ReadonlyMap<DemoAccount['key'], string>

/** Made before the transaction: hashing is slow on purpose. */
export async function hashPasswords(): Promise<Passwords> {
  const hashed = await Promise.all(
    demoAccounts().map(async ({ key, password }) => [key, await hashPassword(password)] as const),
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
  const ids = demoAccounts().flatMap(({ addresses }) => addresses.map(({ wardId }) => wardId))
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
  demoAccounts().flatMap(({ key, addresses }) =>
    addresses.map(({ receiver, phone, address, wardId }, at) => ({
      userId: people.get(key) ?? 0,
      receiverName: receiver,
      phone,
      address,
      wardId,
      isDefault: at === 0,
    })),
  )

export async function writeAccounts(
  db: Db,
  passwords: Passwords,
  { now }: SeedContext,
): Promise<People> {
  const createdAt = minutesBefore(now, 75 * DAY_MINUTES)
  const rows = await db
    .insert(appUser)
    .values(
      demoAccounts().map(
        ({
          key,
          email,
          phone,
          name,
          role,
          staffRoles,
          userType,
          gender,
          birthday,
          workPlace,
          addresses,
        }) => ({
          email,
          phone,
          name,
          passwordHash: passwords.get(key) ?? null,
          role,
          staffRoles,
          userType: userTypes[userType],
          status: 1,
          emailProvenAt: createdAt,
          gender: genders[gender],
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
    demoAccounts().map(({ key, email }) => [key, rows.find((row) => row.email === email)?.id ?? 0]),
  )
  await db.insert(userAddress).values(addressRows(people))
  await db.insert(affiliate).values(
    demoAccounts().flatMap(({ key, name, affiliate: facts }) =>
      facts
        ? [
            {
              ...facts,
              userId: people.get(key) ?? 0,
              identityName: name,
              identityNo: '001090000001',
              agreedAt: createdAt,
              createdAt,
            },
          ]
        : [],
    ),
  )
  return people
}

async function giveVouchers(db: Db, people: People): Promise<void> {
  const known = await db.select({ id: voucher.id, code: voucher.code }).from(voucher)
  const ids = new Map(known.map(({ id, code }) => [code, id]))
  await db.insert(userVoucher).values(
    demoAccounts().flatMap(({ key, vouchers }) =>
      vouchers.map((code) => ({
        userId: people.get(key) ?? 0,
        voucherId: idOf(ids, code),
      })),
    ),
  )
}

/** The vouchers of the accounts, and what they have left in their carts. */
export async function writeBelongings(
  db: Db,
  people: People,
  { productIds }: SeedContext,
): Promise<void> {
  await giveVouchers(db, people)
  for (const account of demoAccounts()) {
    if (account.cart.length === 0) continue
    const [left] = await db
      .insert(cart)
      .values({ userId: people.get(account.key) ?? 0 })
      .returning({ id: cart.id })
    if (!left) throw new Error('The cart was not written')
    await db.insert(cartDetail).values(
      account.cart.map(({ product, quantity }) => ({
        cartId: left.id,
        productId: idOf(productIds, product),
        quantity,
      })),
    )
  }
}
