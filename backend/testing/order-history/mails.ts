import { like, sql } from 'drizzle-orm'
import { orderEvent } from '@/backend/modules/orders/tables'
import { bankTransaction, refund as refunds } from '@/backend/modules/payments/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import type { World } from '@/backend/testing/order-history/world'

const told = async ({ shop: { db }, order }: World) =>
  db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, `%${order.orderCode}%`))
    .orderBy(mailOutbox.createdAt, mailOutbox.id)

type Mail = Awaited<ReturnType<typeof told>>[number]

/** The same mail again within this is one too many; later the same may have happened again. */
const AT_ONCE_MS = 3_000
/** Money that comes twice too late is answered twice. */
const ofEachPayment = /sẽ hoàn tiền của đơn/

const subjects: Partial<Record<number, RegExp>> = {
  2: /đã xác nhận đơn/,
  4: /đang trên đường giao|đã giao|kết thúc/,
  5: /đã giao|đã nhận tiền|Trả hàng/,
  6: /kết thúc|Trả hàng/,
  7: /đã được hủy/,
}

/** Mails come once, in the order of what happened, and none is missing where the order or money moved. */
export async function mailFaultsOf(world: World): Promise<string[]> {
  const { db } = world.shop
  const mails = await told(world)
  const isSame = (one: Mail, other: Mail) =>
    one.bodyText === other.bodyText &&
    one.subject === other.subject &&
    Math.abs(one.createdAt.getTime() - other.createdAt.getTime()) < AT_ONCE_MS
  const twice = mails.filter(
    (mail, at) =>
      !ofEachPayment.test(mail.subject) && mails.findIndex((one) => isSame(one, mail)) !== at,
  )
  const events = await db
    .select()
    .from(orderEvent)
    .where(sql`${orderEvent.orderId} = ${world.order.orderId} and ${orderEvent.kind} = 'status'
      and ${orderEvent.fromStatus} is distinct from ${orderEvent.toStatus}`)
  const untold = events.flatMap(({ toStatus, at }) => {
    const wanted = subjects[toStatus]
    const isTold = mails.some(
      ({ subject, createdAt }) =>
        wanted?.test(subject) && Math.abs(createdAt.getTime() - at.getTime()) < 120_000,
    )
    return wanted && !isTold ? [`no mail of status ${toStatus}`] : []
  })
  const paidBack = await db.$count(
    refunds,
    sql`${refunds.status} = 3 and (${refunds.orderId} = ${world.order.orderId} or exists (select 1 from ${bankTransaction}
      where ${bankTransaction.id} = ${refunds.bankTransactionId} and ${bankTransaction.orderId} = ${world.order.orderId}))`,
  )
  const gone = mails.filter(({ subject }) => /đã hoàn tiền/.test(subject)).length
  return [
    ...twice.map(({ subject }) => `twice: ${subject}`),
    ...untold,
    ...(gone === paidBack ? [] : [`${paidBack} refunds, ${gone} mails of them`]),
    // Nothing is sent here: a cancelled order is not said to have been placed any more.
    ...(/đã nhận đơn|đã hủy|đã được hủy|hoàn|nhận tiền|xác nhận/.test(mails[0]?.subject ?? '')
      ? []
      : ['not placed first']),
  ]
}
