import { MM, type Paper } from '@/backend/modules/parcels/packing/papers/paper'
import type { Printed } from '@/backend/modules/parcels/packing/papers/papers-of'
import { type Sender, toCollect } from '@/backend/modules/parcels/packing/papers/write-label'
import { packingTexts as texts } from '@/backend/modules/parcels/packing/texts'
import { formatMoney } from '@/backend/platform/format-money'

const day = new Intl.DateTimeFormat('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh' })

export const SLIP_SIZE: [number, number] = [148 * MM, 210 * MM]
const MARGIN = 12 * MM
const WIDTH = SLIP_SIZE[0] - 2 * MARGIN
const FOOT = SLIP_SIZE[1] - 24 * MM

const columnsOf = (hasPrices: boolean) =>
  hasPrices
    ? {
        title: { x: MARGIN, width: WIDTH - 62 * MM },
        copies: { x: MARGIN + WIDTH - 60 * MM, width: 10 * MM },
        price: { x: MARGIN + WIDTH - 48 * MM, width: 22 * MM },
        sum: { x: MARGIN + WIDTH - 24 * MM, width: 24 * MM },
      }
    : {
        title: { x: MARGIN, width: WIDTH - 16 * MM },
        copies: { x: MARGIN + WIDTH - 14 * MM, width: 14 * MM },
      }

type Cells = { title: string; copies: string; price: string; sum: string }

function writeRow(paper: Paper, y: number, cells: Cells, hasPrices: boolean, isHead = false) {
  const style = { size: 9, y, weight: isHead ? ('bold' as const) : ('regular' as const) }
  const columns = columnsOf(hasPrices)
  const next = paper.write(cells.title, { ...columns.title, ...style, maxLines: 3 })
  const right = { ...style, align: 'right' as const }
  paper.write(cells.copies, { ...columns.copies, ...right })
  if (columns.price) paper.write(cells.price, { ...columns.price, ...right })
  if (columns.sum) paper.write(cells.sum, { ...columns.sum, ...right })
  return next + 1.2 * MM
}

function writeHead(paper: Paper, { order, part }: Printed, sender: Sender, hasPrices: boolean) {
  const column = { x: MARGIN, width: WIDTH - 52 * MM }
  let y = paper.write(sender.name, { ...column, y: MARGIN, size: 15, weight: 'bold' })
  y = paper.write(hasPrices ? texts.slip : texts.gift, { ...column, y, size: 11 })
  const code = part?.code ?? order.code
  const bars = { x: MARGIN + WIDTH - 48 * MM, width: 48 * MM }
  paper.barcode(code, { ...bars, y: MARGIN, height: 10 * MM })
  paper.write(code, { ...bars, y: MARGIN + 11 * MM, size: 10, align: 'center' })
  y = Math.max(y, MARGIN + 17 * MM)
  paper.rule(MARGIN, y, WIDTH)
  y = paper.write(`${texts.placed}: ${day.format(order.placedAt)}`, {
    x: MARGIN,
    width: WIDTH,
    y: y + 2 * MM,
    size: 9,
  })
  const place = [order.address, order.wardName, order.cityName].filter(Boolean).join(', ')
  y = paper.write(`${texts.to}: ${order.receiverName}, ${order.phone}, ${place}`, {
    x: MARGIN,
    width: WIDTH,
    y,
    size: 9,
    maxLines: 4,
  })
  if (part) y = paper.write(texts.partOf(order.code), { x: MARGIN, width: WIDTH, y, size: 9 })
  return y + 3 * MM
}

type Sum = readonly [label: string, amount: number]

function sumsOf(printed: Printed): readonly Sum[] {
  const { order, part, lines } = printed
  if (part) {
    return [
      [texts.subTotal, lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)],
      [texts.collect, toCollect(printed)],
    ]
  }
  const discount = order.discountVoucher + order.discountCoupon + order.discountAffiliate
  return [
    [texts.subTotal, order.subTotal],
    ...(discount > 0 ? [[texts.discount, -discount] as const] : []),
    [texts.fee, order.shippingFee],
    [texts.total, order.total],
  ]
}

function writeSums(paper: Paper, y: number, printed: Printed) {
  const rows = sumsOf(printed)
  let at = y
  for (const [label, amount] of rows) {
    const isTotal = label === rows.at(-1)?.[0]
    const style = { y: at, size: isTotal ? 11 : 9, weight: isTotal ? 'bold' : 'regular' } as const
    paper.write(label, { x: MARGIN, width: WIDTH - 34 * MM, align: 'right', ...style })
    const x = MARGIN + WIDTH - 32 * MM
    at = paper.write(formatMoney(amount), { x, width: 32 * MM, align: 'right', ...style })
  }
  return at
}

/** A slip of A5, with prices or, for a gift, without; long orders run on to further pages. */
export function writeSlip(
  paper: Paper,
  printed: Printed,
  sender: Sender,
  hasPrices: boolean,
): void {
  const head: Cells = {
    title: texts.title,
    copies: texts.copies,
    price: texts.price,
    sum: texts.sum,
  }
  const begin = (y: number) => {
    const next = writeRow(paper, y, head, hasPrices, true)
    paper.rule(MARGIN, next - 0.6 * MM, WIDTH)
    return next + 1 * MM
  }
  paper.addPage()
  let y = begin(writeHead(paper, printed, sender, hasPrices))
  const turn = (room: number) => {
    if (y + room < FOOT) return
    paper.addPage()
    y = begin(MARGIN)
  }
  for (const line of printed.lines) {
    turn(0)
    const cells = {
      title: line.title,
      copies: String(line.quantity),
      price: formatMoney(line.unitPrice),
      sum: formatMoney(line.lineTotal),
    }
    y = writeRow(paper, y, cells, hasPrices)
  }
  turn(hasPrices ? 24 * MM : 0)
  paper.rule(MARGIN, y, WIDTH)
  y += 2 * MM
  if (hasPrices) y = writeSums(paper, y, printed)
  paper.write(hasPrices ? texts.thanks(sender.name) : texts.giftThanks, {
    x: MARGIN,
    width: WIDTH,
    y: y + 3 * MM,
    size: 9,
  })
}
