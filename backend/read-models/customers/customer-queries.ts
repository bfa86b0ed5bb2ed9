import { and, count, desc, eq, gt, inArray, isNull, notLike, or, sql } from 'drizzle-orm'
import { AWAITING, BLOCKED, isChild } from '@/backend/modules/accounts'
import { appUser, userAddress } from '@/backend/modules/accounts/tables'
import { hasToWait } from '@/backend/modules/auth'
import { userIdentity, userSession } from '@/backend/modules/auth/tables'
import { course, userCourse } from '@/backend/modules/learning/tables'
import { listOrders } from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { orderBy } from '@/backend/platform/db/list-page'
import { mailOutbox } from '@/backend/platform/db/tables'
import { plainPhone } from '@/backend/read-models/staff-orders/list-staff-orders'
import { comparable, plainOrderCode } from '@/contract/comparable'
import type { Parsed } from '@/contract/endpoint'
import type {
  CustomerAccess,
  CustomerRow,
  StaffCustomer,
  staffCustomers,
} from '@/contract/staff/customers'

type Query = Parsed<typeof staffCustomers.list>['query']
type Account = typeof appUser.$inferSelect

const MOST_SHOWN = 20

/** The staff are looked after elsewhere, and who was erased is nobody any more. */
export const isCustomer = and(
  eq(appUser.role, 'user'),
  notLike(appUser.email, 'erased-%@erased.invalid'),
)

const states: Record<number, CustomerRow['state']> = { [AWAITING]: 'awaiting', [BLOCKED]: 'locked' }

const customerRow = (row: Account): CustomerRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  state: states[row.status] ?? 'active',
  createdTime: row.createdAt.toISOString(),
})

/** Whose e-mail, telephone number or order code it is: whole, so that nobody leafs through customers. */
export async function findCustomers(db: Db, query: Query): Promise<CustomerRow[]> {
  const { q, page, pageSize } = query
  if (!q || page > 1) return []
  // Asked first: within the other question it would have every customer looked at.
  const buyers = await db
    .select({ id: orders.userId })
    .from(orders)
    .where(eq(orders.code, plainOrderCode(q)))
  const where = and(
    isCustomer,
    or(
      eq(sql`lower(${appUser.email})`, comparable(q).toLowerCase()),
      eq(appUser.phone, plainPhone(q)),
      inArray(
        appUser.id,
        buyers.flatMap(({ id }) => id ?? []),
      ),
    ),
  )
  const sorts = { createdTime: appUser.createdAt, name: appUser.name }
  const rows = await db
    .select()
    .from(appUser)
    .where(where)
    .orderBy(...orderBy(query, sorts, { sort: 'createdTime', order: 'desc' }, appUser.id))
    .limit(Math.min(pageSize, MOST_SHOWN))
  return rows.map(customerRow)
}

export async function findCustomerAccount(db: Db | Tx, id: number): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(appUser)
    .where(and(isCustomer, eq(appUser.id, id)))
  return row ?? null
}

async function listCourses(db: Db, userId: number): Promise<StaffCustomer['courses']> {
  const rows = await db
    .select({
      courseId: course.id,
      courseName: course.name,
      activatedAt: userCourse.activatedAt,
      expiresAt: userCourse.expiresAt,
    })
    .from(userCourse)
    .innerJoin(course, eq(course.id, userCourse.courseId))
    .where(eq(userCourse.userId, userId))
    .orderBy(desc(userCourse.activatedAt), course.id)
  return rows.map(({ activatedAt, expiresAt, ...row }) => ({
    ...row,
    activatedTime: activatedAt.toISOString(),
    expireTime: expiresAt?.toISOString() ?? null,
  }))
}

async function listMails(db: Db, email: string): Promise<CustomerAccess['mails']> {
  const rows = await db
    .select({
      subject: mailOutbox.subject,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
      lastError: mailOutbox.lastError,
    })
    .from(mailOutbox)
    .where(eq(sql`lower(${mailOutbox.toAddr})`, email.toLowerCase()))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(MOST_SHOWN)
  return rows.map(({ subject, createdAt, sentAt, lastError }) => ({
    subject,
    createdTime: createdAt.toISOString(),
    sentTime: sentAt?.toISOString() ?? null,
    isFailing: sentAt === null && lastError !== null,
  }))
}

async function listSessions(
  db: Db,
  userId: number,
  now: Date,
): Promise<CustomerAccess['sessions']> {
  const rows = await db
    .select()
    .from(userSession)
    .where(
      and(
        eq(userSession.userId, userId),
        isNull(userSession.revokedAt),
        gt(userSession.expiresAt, now),
      ),
    )
    .orderBy(desc(userSession.createdAt))
    .limit(MOST_SHOWN)
  return rows.map(({ userAgent, createdAt, expiresAt }) => ({
    device: userAgent,
    createdTime: createdAt.toISOString(),
    expireTime: expiresAt.toISOString(),
  }))
}

async function accessOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
): Promise<CustomerAccess> {
  const identities = await db
    .select({ provider: userIdentity.provider })
    .from(userIdentity)
    .where(eq(userIdentity.userId, account.id))
  return {
    hasPassword: account.passwordHash !== null,
    providers: identities.map(({ provider }) => provider),
    hasToWait: await hasToWait(db, account.email, now()),
    sessions: await listSessions(db, account.id, now()),
    mails: await listMails(db, account.email),
  }
}

/** Selling needs no sight of sessions and letters. */
const maySeeAccess = (context: Pick<Context, 'caller'>) =>
  callerOf(context).roles.some((role) => role === 'admin' || role === 'support')

/** Everything the office shows of one customer; null for one of the staff and for who was erased. */
export async function findCustomer(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  id: number,
): Promise<StaffCustomer | null> {
  const { db, now } = context
  const account = await findCustomerAccount(db, id)
  if (!account) return null
  const [addresses] = await db
    .select({ count: count() })
    .from(userAddress)
    .where(eq(userAddress.userId, id))
  const page = await listOrders(db, { userId: id }, { page: 1, pageSize: MOST_SHOWN })
  return {
    ...customerRow(account),
    userType: account.userType,
    isChild: isChild(account, now()),
    isRestricted: account.restrictedAt !== null,
    lockedTime: account.blockedAt?.toISOString() ?? null,
    lockReason: account.blockReason,
    addressCount: addresses?.count ?? 0,
    orderCount: page.totalItem,
    orders: page.rows.map((row) => ({
      orderId: row.id,
      orderCode: row.code,
      createdTime: row.placedAt.toISOString(),
      status: row.status,
      paymentStatus: row.paymentStatus,
      total: row.total,
      firstProductName: row.firstTitle ?? '',
    })),
    courses: await listCourses(db, id),
    access: maySeeAccess(context) ? await accessOf(context, account) : null,
  }
}
