import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { orderEvent } from '@/backend/modules/orders/tables'
import { onTheWay } from '@/backend/modules/parcels'
import { parcel, parcelStep } from '@/backend/modules/parcels/tables'
import { bankTransaction, ledgerEntry, refund as refunds } from '@/backend/modules/payments/tables'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import type { World } from '@/backend/testing/order-history/world'

/** A mail or message that the buyer has of the order. */
type Told = { kind: string; text: string; at: number }
/** What moved, when, and which mail or message says so. */
type Happening = { what: string; at: number; mail: RegExp; message: RegExp | null }

const mailsOf = async ({ shop: { db }, order }: World): Promise<Told[]> => {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, `%${order.orderCode}%`))
    .orderBy(mailOutbox.createdAt, mailOutbox.id)
  return rows.map(({ subject, bodyText, createdAt }) => ({
    ...{ kind: subject, text: bodyText, at: createdAt.getTime() },
  }))
}

const messagesOf = async ({ shop: { db }, order }: World): Promise<Told[]> => {
  const rows = await db
    .select()
    .from(phoneMessage)
    .where(eq(phoneMessage.orderId, order.orderId))
    .orderBy(phoneMessage.createdAt, phoneMessage.id)
  return rows.map(({ kind, bodyText, createdAt }) => ({
    ...{ kind, text: bodyText, at: createdAt.getTime() },
  }))
}

/** The same again within this is one too many; later the same may have happened again. */
const AT_ONCE_MS = 3_000
/** What moved is told within this: a carrier is asked every half hour. */
const SOON_MS = 40 * 60_000
/** Money that comes twice too late is answered twice. */
const ofEachPayment = /sẽ hoàn tiền của đơn|^willRefund$/
/** What can happen to an order once. */
const onlyOnce = [
  ...[/đã nhận đơn/, /đã xác nhận đơn/, /^Đơn .* đang trên đường giao/, /^Đơn .* đã giao/],
  ...[/đã kết thúc/, /đã được hủy/, /^placed$/, /^confirm$/, /^cancelled$/],
]

const statuses: Partial<Record<number, [RegExp, RegExp | null]>> = {
  2: [/đã xác nhận đơn/, null],
  4: [/đang trên đường giao|đã giao|kết thúc/, /shipped|delivered/],
  5: [/đã giao|đã nhận tiền|Khóa học .{0,200} đã mở|Trả hàng/, /delivered|paid/],
  6: [/kết thúc|Trả hàng/, null],
  // Who cancels an unpaid order knows it already.
  7: [/đã được hủy/, null],
}

async function statusMoves({ shop: { db }, order }: World): Promise<Happening[]> {
  const events = await db
    .select()
    .from(orderEvent)
    .where(sql`${orderEvent.orderId} = ${order.orderId} and ${orderEvent.kind} = 'status'
      and ${orderEvent.fromStatus} is distinct from ${orderEvent.toStatus}`)
  return events.flatMap(({ toStatus, at }) => {
    const [mail, message] = statuses[toStatus] ?? []
    return mail
      ? [{ what: `status ${toStatus}`, at: at.getTime(), mail, message: message ?? null }]
      : []
  })
}

/** Money that paid the order, or came too late for it. */
async function payments({ shop: { db }, order }: World): Promise<Happening[]> {
  const rows = await db
    .select()
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderId, order.orderId), eq(ledgerEntry.kind, 'payment')))
  return rows.map(({ at }) => ({
    ...{ what: 'a payment', at: at.getTime(), message: /paid|willRefund/ },
    mail: /đã nhận tiền|sẽ hoàn tiền|Khóa học .{0,200} đã mở/,
  }))
}

/** The refunds of the order, of its own money and of transfers that named it, that have gone. */
async function paidBack({ shop: { db }, order }: World): Promise<Happening[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(sql`${refunds.status} = 3 and ${refunds.method} <> 'exchange' and (${refunds.orderId} = ${order.orderId}
      or exists (select 1 from ${bankTransaction}
        where ${bankTransaction.id} = ${refunds.bankTransactionId} and ${bankTransaction.orderId} = ${order.orderId}))`)
  return rows.map(({ settledAt }) => ({
    ...{ what: 'a refund', at: settledAt?.getTime() ?? 0 },
    ...{ mail: /đã hoàn tiền/, message: /refunded/ },
  }))
}

/** Parcels that set out or arrived: their order tells of it, or their own mail does. */
async function parcelMoves({ shop: { db }, order }: World): Promise<Happening[]> {
  const rows = await db
    .select({
      code: parcel.code,
      state: parcelStep.state,
      at: sql`min(${parcelStep.at})`.mapWith(parcelStep.at),
    })
    .from(parcelStep)
    .innerJoin(parcel, eq(parcel.id, parcelStep.parcelId))
    .where(
      and(eq(parcel.orderId, order.orderId), inArray(parcelStep.state, [...onTheWay, 'delivered'])),
    )
    .groupBy(parcel.code, parcelStep.state)
  const arrived = rows.filter(({ state }) => state === 'delivered')
  const out = [...new Set(rows.map(({ code }) => code))].flatMap((code) => {
    const times = rows.filter((row) => row.code === code && row.state !== 'delivered')
    return times.length > 0
      ? [{ code, at: new Date(Math.min(...times.map(({ at }) => at.getTime()))) }]
      : []
  })
  return [
    ...out.map(({ code, at }) => ({
      ...{ what: `${code} left`, at: at.getTime(), message: /shipped|delivered/ },
      mail: new RegExp(`^(Kiện ${code}|Đơn .*) (đang trên đường giao|đã giao)`),
    })),
    ...arrived.map(({ code, at }) => ({
      // A message names the whole order: its delivery is told, not that of each parcel.
      ...{ what: `${code} arrived`, at: at.getTime(), message: null },
      mail: new RegExp(`^(Kiện ${code}|Đơn .*) (đã giao|đã kết thúc)`),
    })),
  ]
}

/** The same told twice at once, and twice what happens once. */
function twice(told: readonly Told[]): string[] {
  const isSame = (one: Told, other: Told) =>
    one.text === other.text && one.kind === other.kind && Math.abs(one.at - other.at) < AT_ONCE_MS
  return [
    ...told
      .filter(
        (one, at) =>
          !ofEachPayment.test(one.kind) && told.findIndex((other) => isSame(other, one)) !== at,
      )
      .map(({ kind }) => `twice: ${kind}`),
    ...onlyOnce
      .filter((kind) => told.filter((one) => kind.test(one.kind)).length > 1)
      .map((kind) => `more than once: ${kind.source}`),
  ]
}

/** What moved without a word soon after, or with one before. */
const untold = (told: readonly Told[], happenings: readonly (Happening & { word: RegExp })[]) =>
  happenings
    .filter(
      ({ at, word }) =>
        !told.some((one) => word.test(one.kind) && one.at >= at && one.at - at < SOON_MS),
    )
    .map(({ what }) => `untold: ${what}`)

/** Mails come once, in the order of what happened, and none is missing where the order, money or a parcel moved; so do messages. */
export async function mailFaultsOf(world: World): Promise<string[]> {
  const happenings = [
    ...(await statusMoves(world)),
    ...(await payments(world)),
    ...(await paidBack(world)),
    ...(await parcelMoves(world)),
  ]
  const messages = await messagesOf(world)
  if (!world.isMailed) {
    const words = happenings.flatMap((one) => (one.message ? [{ ...one, word: one.message }] : []))
    const back = happenings.filter(({ what }) => what === 'a refund').length
    const gone = messages.filter(({ kind }) => kind === 'refunded').length
    return [
      ...twice(messages),
      ...untold(messages, words),
      ...(gone === back ? [] : [`${back} refunds, ${gone} messages of them`]),
    ]
  }
  const mails = await mailsOf(world)
  const back = happenings.filter(({ what }) => what === 'a refund').length
  const gone = mails.filter(({ kind }) => /đã hoàn tiền/.test(kind)).length
  return [
    ...twice(mails),
    ...untold(
      mails,
      happenings.map((one) => ({ ...one, word: one.mail })),
    ),
    ...(messages.length > 0 ? ['messages beside mails'] : []),
    ...(gone === back ? [] : [`${back} refunds, ${gone} mails of them`]),
    // Nothing is sent here: a cancelled order is not said to have been placed any more.
    ...(/đã nhận đơn|đã hủy|đã được hủy|hoàn|nhận tiền|xác nhận|còn thiếu/.test(
      mails[0]?.kind ?? '',
    )
      ? []
      : ['not placed first']),
  ]
}
