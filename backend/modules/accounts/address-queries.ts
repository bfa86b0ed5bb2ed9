import { and, count, desc, eq } from 'drizzle-orm'
import { appUser, userAddress } from '@/backend/modules/accounts/tables'
import { district, province, ward } from '@/backend/modules/geography/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'

const columns = {
  id: userAddress.id,
  receiverName: userAddress.receiverName,
  phone: userAddress.phone,
  address: userAddress.address,
  isDefault: userAddress.isDefault,
  wardId: ward.id,
  wardName: ward.name,
  districtId: district.id,
  districtName: district.name,
  isLegacyGroup: district.isLegacyGroup,
  cityId: province.id,
  cityName: province.name,
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(userAddress)
    .innerJoin(ward, eq(ward.id, userAddress.wardId))
    .innerJoin(district, eq(district.id, ward.districtId))
    .innerJoin(province, eq(province.id, ward.provinceId))

const own = (userId: number, id: number) =>
  and(eq(userAddress.userId, userId), eq(userAddress.id, id))

/** A person's addresses, the default first, then the newest. */
export const listAddressRows = (db: Db, userId: number) =>
  select(db)
    .where(eq(userAddress.userId, userId))
    .orderBy(desc(userAddress.isDefault), desc(userAddress.id))
export type AddressRow = Awaited<ReturnType<typeof listAddressRows>>[number]

/** Null for an address that does not exist and for somebody else's alike. */
export async function findAddressRow(
  db: Db,
  userId: number,
  id: number,
): Promise<AddressRow | null> {
  const [row] = await select(db).where(own(userId, id))
  return row ?? null
}

/** Changes of one address book wait for each other, so that it always has exactly one default. */
export const lockAddressBook = (tx: Tx, userId: number) =>
  tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')

/** How many addresses are in an account’s book. */
export async function countAddresses(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(userAddress)
    .where(eq(userAddress.userId, userId))
  return Number(row?.count ?? 0)
}

export type AddressDraft = Pick<
  typeof userAddress.$inferInsert,
  'receiverName' | 'phone' | 'address' | 'wardId'
>

/** Adds an address to an account’s book, not as its usual one; answers its id. */
export async function addAddressRow(tx: Tx, userId: number, draft: AddressDraft): Promise<number> {
  const [row] = await tx
    .insert(userAddress)
    .values({ ...draft, userId, isDefault: false })
    .returning({ id: userAddress.id })
  if (!row) throw new Error('the address was not stored')
  return row.id
}

/** False when it is not this person's. */
export async function changeAddressRow(
  tx: Tx,
  userId: number,
  id: number,
  draft: AddressDraft,
): Promise<boolean> {
  const changed = await tx
    .update(userAddress)
    .set(draft)
    .where(own(userId, id))
    .returning({ id: userAddress.id })
  return changed.length > 0
}

/** Removes an address from its owner’s book; false when it is not there. */
export async function removeAddressRow(tx: Tx, userId: number, id: number): Promise<boolean> {
  const removed = await tx
    .delete(userAddress)
    .where(own(userId, id))
    .returning({ id: userAddress.id })
  return removed.length > 0
}

/** Makes one address the default instead of whichever it was. */
export async function makeDefault(tx: Tx, userId: number, id: number): Promise<void> {
  await tx
    .update(userAddress)
    .set({ isDefault: false })
    .where(and(eq(userAddress.userId, userId), eq(userAddress.isDefault, true)))
  await tx.update(userAddress).set({ isDefault: true }).where(own(userId, id))
}
