import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  AWAITS_CONFIRMATION,
  listedColumns,
  ON_ITS_WAY,
  orderItemDto,
  PACKED,
  REFUND_DUE,
} from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import { hasParcelInTrouble } from '@/backend/modules/parcels'
import { payment } from '@/backend/modules/payments/tables'
import { searchText } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'
import { comparable } from '@/contract/comparable'
import { tidyPhone } from '@/contract/phone'
import type { orderViews } from '@/contract/staff/orders'
import { orderStatus } from '@/contract/states'

type OrderView = (typeof orderViews)[number]

export type StaffOrderFilter = {
  status?: number | undefined
  view?: OrderView | undefined
  /** Code, telephone number, name or title, in any order, with or without marks. */
  search?: string | undefined
}

const viewConditions: Record<OrderView, (db: Db) => SQL | undefined> = {
  toConfirm: () => eq(orders.status, orderStatus.awaitsConfirmation),
  toCall: () =>
    and(
      eq(orders.status, orderStatus.awaitsConfirmation),
      isNotNull(orders.holdUntil),
      or(isNull(orders.guestEmail), isNull(orders.holdRemindAt)),
    ),
  toPack: () => inArray(orders.status, [orderStatus.confirmed, orderStatus.packed]),
  handedOver: () => eq(orders.status, orderStatus.onItsWay),
  problems: (db) =>
    or(
      eq(orders.paymentStatus, REFUND_DUE),
      exists(
        db
          .select({ one: sql`1` })
          .from(payment)
          .where(and(eq(payment.orderId, orders.id), eq(payment.needsReview, true))),
      ),
      and(inArray(orders.status, [PACKED, ON_ITS_WAY]), hasParcelInTrouble),
    ),
}

/** A telephone number as the shop keeps it, however it was read out. */
export const plainPhone = (text: string) => {
  const digits = tidyPhone(text)
  return /^0\d{9}$/.test(digits) ? digits : text
}

const matching = (search: string) =>
  searchText(plainPhone(comparable(search)))
    .split(' ')
    .filter(Boolean)
    .map((word) => like(orders.searchText, `%${word}%`))

const conditionOf = (db: Db, { status, view, search }: StaffOrderFilter) =>
  and(
    status === undefined ? undefined : eq(orders.status, status),
    view && viewConditions[view](db),
    ...(search ? matching(search) : []),
  )

/** Orders as the staff looks for them, the newest first. */
export async function listStaffOrders(db: Db, filter: StaffOrderFilter, page: Page) {
  const where = conditionOf(db, filter)
  return listPage(db, page, {
    from: orders,
    where,
    rows: db
      .select({
        ...listedColumns,
        receiverName: orders.receiverName,
        phone: orders.phone,
        tags: orders.tags,
        holdUntil: orders.holdUntil,
        stockReleasedAt: orders.stockReleasedAt,
      })
      .from(orders)
      .where(where),
    order: [desc(orders.placedAt), desc(orders.id)],
    toDto: ({ receiverName, phone, tags, holdUntil, stockReleasedAt, ...row }) => ({
      ...orderItemDto(row),
      ...(holdUntil &&
        row.status === AWAITS_CONFIRMATION && {
          hold: { until: holdUntil.toISOString(), isOver: stockReleasedAt !== null },
        }),
      receiverName,
      phone,
      tags,
    }),
  })
}
