import { and, count, eq, gt } from 'drizzle-orm'
import type { MessageKind } from '@/backend/modules/phone-messages/message-kinds'
import { afterQuietHours } from '@/backend/modules/phone-messages/quiet-hours'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { messageTexts, smsTexts } from '@/backend/modules/phone-messages/texts'
import type { EmailShop } from '@/backend/modules/settings'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'

const DAY = 86_400_000
/** An order with another person's number must not flood that telephone. */
const MOST_A_DAY = 12

type Buyer = {
  id: string
  code: string
  userId: number | null
  guestEmail: string | null
  phone: string
  receiverName: string
}
type News = {
  kind: MessageKind
  /** Đồng it is about. */
  amount: number
  /** A waybill, a reference or a sentence, without marks. */
  detail?: string
  /** Where its SMS leads, instead of to the page that finds orders. */
  link?: string
}

const dong = new Intl.NumberFormat('vi-VN')
const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')

async function hasEnough(tx: Tx, phone: string, now: Date) {
  const since = new Date(now.getTime() - DAY)
  const [row] = await tx
    .select({ count: count() })
    .from(phoneMessage)
    .where(and(eq(phoneMessage.toPhone, phone), gt(phoneMessage.createdAt, since)))
  return (row?.count ?? 0) >= MOST_A_DAY
}

/** Tells a guest who has left no e-mail address about their order, by Zalo or SMS, in the caller's transaction. */
export async function messageBuyer(
  tx: Tx,
  order: Buyer,
  { kind, amount, detail = '', link: to }: News,
  { shop, now }: { shop: EmailShop; now: Date },
): Promise<void> {
  const { code, phone, userId, guestEmail, receiverName } = order
  if (userId !== null || guestEmail) return
  const facts = { code, amount: dong.format(amount), detail: withoutMarks(detail) }
  const link = to ?? `${shop.publicUrl}/tra-cuu-don-hang`
  const text = smsTexts[kind]({ ...facts, shop: withoutMarks(shop.name), link })
  const isTooMany = await hasEnough(tx, phone, now)
  const nextAt = afterQuietHours(now)
  const [row] = await tx
    .insert(phoneMessage)
    .values({
      ...{ orderId: order.id, toPhone: phone, kind, bodyText: text, nextAt, createdAt: now },
      data: {
        ...{ customer_name: receiverName, order_code: code, amount: facts.amount },
        ...{ detail: detail || '-', shop_name: shop.name, ...(to && { link: to }) },
      },
      ...(isTooMany && { failedAt: now, lastError: messageTexts.tooMany }),
    })
    .returning({ id: phoneMessage.id })
  if (row && !isTooMany) {
    await enqueue(tx, { queue: 'phone-messages', id: row.id, startAfter: nextAt })
  }
}
