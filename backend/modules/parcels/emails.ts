import { type LinkedOrder, orderLink } from '@/backend/modules/orders'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import type { EmailShop } from '@/backend/modules/settings'
import { letterTo, list } from '@/backend/platform/mail/mail-body'

type Copies = { quantity: number; productName: string }
type Named = { code: string; trackingCode: string | null }
type Receiver = LinkedOrder & { receiverName: string }

/** Tells a buyer that a parcel could not be handed over. */
export const deliveryFailedEmail = (
  order: Receiver,
  { name, note }: { name: string; note?: string | undefined },
  shop: EmailShop,
) => ({
  subject: `Đơn ${order.code} chưa giao được`,
  body: letterTo(
    shop.name,
    order.receiverName,
    `Người giao đã đến nhưng chưa giao được đơn ${order.code} (${name}).`,
    ...(note ? [`Lý do: ${note}`] : []),
    'Kiện hàng sẽ được giao lại; bạn nhớ để ý điện thoại. Nếu cần đổi giờ hoặc địa chỉ, bạn gọi hotline của cửa hàng.',
    '',
    orderLink(shop.publicUrl, order),
  ),
})

const parcelSubjects = {
  only: (code: string) => `Kiện ${code} đang trên đường giao`,
  more: (code: string) => `Kiện ${code} đang trên đường giao`,
  arrived: (code: string) => `Kiện ${code} đã giao`,
}
const parcelSentences = {
  only: (order: string, name: string) =>
    `Kiện hàng của đơn ${order} (${name}) đang trên đường giao:`,
  more: (order: string, name: string) =>
    `Một kiện nữa của đơn ${order} (${name}) đang trên đường giao:`,
  arrived: (order: string, name: string) => `Đã giao một kiện của đơn ${order} (${name}):`,
}

/** A parcel has left, the first one or one more, or has arrived. */
export type ParcelNews = keyof typeof parcelSentences

/** What the carrier collects with a parcel that is on its way. */
export const payForParcel = (codAmount: number): string[] =>
  codAmount > 0 ? [parcelTexts.payForIt(codAmount)] : []

/** Tells a buyer of one parcel by itself. */
export const parcelEmail = (
  what: ParcelNews,
  order: Receiver,
  parcel: Named & { lines: readonly Copies[]; codAmount: number },
  shop: EmailShop,
) => ({
  subject: parcelSubjects[what](parcel.code),
  body: letterTo(
    shop.name,
    order.receiverName,
    parcelSentences[what](order.code, parcelTexts.named(parcel)),
    list(...parcel.lines.map(({ quantity, productName }) => `${quantity} × ${productName}`)),
    ...(what === 'arrived' ? [] : payForParcel(parcel.codAmount)),
    '',
    orderLink(shop.publicUrl, order),
  ),
})
