import { CASH_ON_DELIVERY, PAID } from '@/backend/modules/orders'
import { MM, type Paper } from '@/backend/modules/parcels/packing/papers/paper'
import type { Printed } from '@/backend/modules/parcels/packing/papers/papers-of'
import { packingTexts as texts } from '@/backend/modules/parcels/packing/texts'
import { formatMoney } from '@/backend/platform/format-money'

export type Sender = { name: string; address: string; phone: string }

export const LABEL_SIZE: [number, number] = [105 * MM, 148 * MM]
const MARGIN = 6 * MM
const WIDTH = LABEL_SIZE[0] - 2 * MARGIN

/** What is paid when it is handed over: of the order, or of the parcel. */
export const toCollect = ({ order, part }: Printed) =>
  order.paymentType === CASH_ON_DELIVERY && order.paymentStatus !== PAID
    ? (part?.codAmount ?? order.total)
    : 0

const copiesOf = ({ lines }: Printed) =>
  lines.filter(({ courseId }) => courseId === null).reduce((sum, line) => sum + line.quantity, 0)

/** A label of 105 × 148 mm: who sends, who receives, what is collected, the code as bars. */
export function writeLabel(paper: Paper, printed: Printed, sender: Sender): void {
  const { order, part } = printed
  const { code, weightGram } = part ?? order
  const column = { x: MARGIN, width: WIDTH }
  paper.addPage()
  let y = paper.write(sender.name, { ...column, y: MARGIN, size: 13, weight: 'bold' })
  y = paper.write(`${texts.from}: ${sender.address} · ${sender.phone}`, {
    ...column,
    y,
    size: 7.5,
    maxLines: 2,
  })
  y += 2 * MM
  paper.barcode(code, { x: MARGIN + 4 * MM, y, width: WIDTH - 8 * MM, height: 16 * MM })
  y = paper.write(code, {
    ...column,
    y: y + 17 * MM,
    size: 15,
    weight: 'bold',
    align: 'center',
  })
  y += 2 * MM
  paper.rule(MARGIN, y, WIDTH)
  y = paper.write(texts.to, { ...column, y: y + 2 * MM, size: 8 })
  y = paper.write(order.receiverName, { ...column, y, size: 14, weight: 'bold', maxLines: 2 })
  y = paper.write(order.phone, { ...column, y, size: 14, weight: 'bold' })
  const place = [order.address, order.wardName, order.districtName, order.cityName]
  y = paper.write(place.filter(Boolean).join(', '), { ...column, y, size: 11, maxLines: 4 })
  y += 2 * MM
  paper.rule(MARGIN, y, WIDTH)
  const amount = toCollect(printed)
  y = paper.write(amount > 0 ? texts.collect : texts.collectNothing, {
    ...column,
    y: y + 2 * MM,
    size: 9,
  })
  if (amount > 0) y = paper.write(formatMoney(amount), { ...column, y, size: 20, weight: 'bold' })
  const facts = [
    texts.count(copiesOf(printed)),
    texts.weight(weightGram),
    texts.checkGoods,
    ...(part ? [texts.partOf(order.code)] : []),
  ]
  y = paper.write(facts.join(' · '), { ...column, y, size: 8.5, maxLines: 2 })
  if (order.note) paper.write(order.note, { ...column, y: y + MM, size: 8.5, maxLines: 3 })
}
