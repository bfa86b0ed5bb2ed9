import { and, eq, isNull, sql } from 'drizzle-orm'
import { findAccount, findAccountByEmail } from '@/backend/modules/accounts'
import { orders } from '@/backend/modules/orders/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { Person } from '@/backend/read-models/personal-data/personal-table'

const ordersOf = async (db: Db, userId: number) =>
  (await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))).map(
    ({ id }) => id,
  )

const guestOrdersOf = async (db: Db, email: string) =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNull(orders.userId), eq(sql`lower(${orders.guestEmail})`, email)))
  ).map(({ id }) => id)

/** An account and its orders; emails and what was bought as a guest only when the mailbox is proven to be theirs. */
export async function personOfAccount(db: Db, userId: number): Promise<Person | null> {
  const account = await findAccount(db, userId)
  if (!account) return null
  const email = account.email.toLowerCase()
  const own = await ordersOf(db, userId)
  if (account.emailProvenAt === null) return { userId, email: null, mailbox: null, orderIds: own }
  return { userId, email, mailbox: email, orderIds: [...own, ...(await guestOrdersOf(db, email))] }
}

/** As above, with the emails that went to the account's address even when nobody has proven whose it is. */
export async function accountToErase(db: Db, userId: number): Promise<Person | null> {
  const person = await personOfAccount(db, userId)
  const account = person && (await findAccount(db, userId))
  return account ? { ...person, mailbox: account.email.toLowerCase() } : null
}

/** Whoever reads this mailbox, as a guest: an account of the same address asks for itself. */
export async function guestOf(db: Db, email: string): Promise<Person> {
  const key = email.toLowerCase()
  return { userId: null, email: key, mailbox: key, orderIds: await guestOrdersOf(db, key) }
}

/** Everything under an address, for the operator who has made sure whose it is. */
export async function personByEmail(db: Db, email: string): Promise<Person> {
  const guest = await guestOf(db, email)
  const account = await findAccountByEmail(db, email)
  if (!account) return guest
  return {
    ...guest,
    userId: account.id,
    orderIds: [...(await ordersOf(db, account.id)), ...guest.orderIds],
  }
}
