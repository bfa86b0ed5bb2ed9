import { sellerLines, termLines } from '@/backend/modules/orders/email-terms'
import type { EmailShop } from '@/backend/modules/settings'
import { formatMoney } from '@/backend/platform/format-money'
import { amount, link, list, type MailBody, signedBy } from '@/backend/platform/mail/mail-body'
import type { ShopFacts } from '@/backend/platform/settings'
import { willGoBackSentences } from '@/contract/order-sentences/refund-sentences'
import { sentenceTexts } from '@/contract/order-sentences/texts'
import { siteTexts } from '@/contract/shop/payment-sites'

const BANK_TRANSFER = 2
const moment = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  ...{ hour: '2-digit', minute: '2-digit', day: '2-digit', month: '2-digit', year: 'numeric' },
})

const paymentLabels: Record<number, string> = {
  ...siteTexts('method'),
  0: 'Thanh toán trực tuyến',
  1: 'Thanh toán khi nhận hàng',
  2: 'Chuyển khoản ngân hàng',
}

export type LinkedOrder = { id: string; code: string; userId: number | null }

type Late = {
  isUndone: boolean
  /** How it goes back, and until when. */
  method: 'gateway' | 'transfer'
  dueTime: Date
}

type Cancelled = {
  reason: string
  /** Codes became usable again. */
  hasCodes: boolean
  /** What becomes of its money, a sentence each. */
  money: readonly string[]
}

export type EmailedOrder = LinkedOrder & {
  receiverName: string
  phone: string
  address: string
  paymentType: number
  /** Until when it is held unpaid. */
  payBefore: Date | null
  subTotal: number
  discount: number
  shippingFee: number
  total: number
  lines: readonly { title: string; quantity: number; total: number; isCourse: boolean }[]
  transfer: { bank: string; account: string; accountName: string } | null
  /** What its buyer does to keep the stock of a guest's cash order. */
  confirm: Confirm | null
}

export type Confirm = { until: Date; link: string }

const untilWhen = ({ payBefore, paymentType, lines }: EmailedOrder): string[] => {
  if (!payBefore) return []
  const time = mailFormats.moment(payBefore)
  if (paymentType === BANK_TRANSFER) return [sentenceTexts.transferBefore(time)]
  const isOfBooks = lines.some(({ isCourse }) => !isCourse)
  return [isOfBooks ? sentenceTexts.payBefore(time) : sentenceTexts.courseBefore(time)]
}

const howToPay = (order: EmailedOrder): MailBody =>
  order.transfer
    ? [
        `Bạn vui lòng chuyển ${formatMoney(order.total)} theo thông tin sau:`,
        list(
          `Ngân hàng: ${order.transfer.bank}`,
          `Số tài khoản: ${order.transfer.account}`,
          `Tên tài khoản: ${order.transfer.accountName}`,
          `Nội dung: ${order.code}`,
        ),
        ...untilWhen(order),
      ]
    : [`Cách thanh toán: ${paymentLabels[order.paymentType] ?? ''}`, ...untilWhen(order)]

const toConfirm = ({ confirm }: EmailedOrder): MailBody =>
  confirm
    ? [
        '',
        sentenceTexts.hold.until(mailFormats.moment(confirm.until)),
        link(sentenceTexts.hold.action, confirm.link),
      ]
    : []

const isShipped = ({ lines }: EmailedOrder) => lines.some(({ isCourse }) => !isCourse)

const toCourses = ({ lines }: EmailedOrder, publicUrl: string): MailBody =>
  lines.some(({ isCourse }) => isCourse)
    ? [
        link(
          'Khóa học có trong “Tài liệu của tôi” ngay khi đơn được thanh toán',
          `${publicUrl}/tai-lieu-cua-toi`,
        ),
        '',
      ]
    : []

/** An account's order opens after signing in; a guest's where the browser knows it, else the page asks for code and telephone. */
export const orderLink = (publicUrl: string, { id, code, userId }: LinkedOrder) =>
  link(
    'Xem đơn hàng',
    userId === null
      ? `${publicUrl}/xac-nhan-don-hang/${id}?orderCode=${code}`
      : `${publicUrl}/tai-khoan/don-hang/${id}`,
  )

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })
/** How mails write money and days. */
export const mailFormats = {
  money: formatMoney,
  date: (time: string) => day.format(new Date(time)),
  moment: (time: Date) => moment.format(time).replace(',', ''),
}

/** Adds a full stop to a typed sentence unless it ends with punctuation. */
export const withFullStop = (text: string) =>
  /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`

export const placedSubject = (shop: string, code: string) => `${shop} đã nhận đơn ${code}`

/** The e-mails about an order, one per event. */
export const orderEmails = (shop: EmailShop) => ({
  placed: (order: EmailedOrder, seller: ShopFacts) => ({
    subject: placedSubject(shop.name, order.code),
    body: [
      `Chào ${order.receiverName},`,
      '',
      `${shop.name} đã nhận đơn hàng ${order.code} của bạn:`,
      list(
        ...order.lines.map(
          (line) => `${line.quantity} × ${line.title}: ${formatMoney(line.total)}`,
        ),
      ),
      '',
      amount('Tiền hàng', order.subTotal),
      ...(order.discount > 0 ? [`Giảm giá: −${formatMoney(order.discount)}`] : []),
      ...(isShipped(order) ? [amount('Phí giao hàng', order.shippingFee)] : []),
      amount('Tổng cộng', order.total),
      'Giá đã gồm thuế. Ngoài số tiền trên, bạn không phải trả thêm khoản nào.',
      '',
      ...howToPay(order),
      ...toConfirm(order),
      '',
      ...(isShipped(order)
        ? [`Giao tới: ${order.receiverName}, ${order.phone}, ${order.address}`, '']
        : []),
      ...toCourses(order, shop.publicUrl),
      orderLink(shop.publicUrl, order),
      ...(order.userId === null
        ? ['Nếu trang hỏi, bạn nhập mã đơn và số điện thoại đặt hàng.']
        : []),
      '',
      ...termLines(order.lines, shop.publicUrl),
      '',
      ...sellerLines(seller),
    ],
  }),
  paid: (order: LinkedOrder & { total: number }) => ({
    subject: `${shop.name} đã nhận tiền của đơn ${order.code}`,
    body: signedBy(
      shop.name,
      `${shop.name} đã nhận ${formatMoney(order.total)} cho đơn hàng ${order.code}.`,
      '',
      orderLink(shop.publicUrl, order),
    ),
  }),
  paidLate: (order: LinkedOrder & { total: number }, { isUndone, method, dueTime }: Late) => ({
    subject: `${shop.name} sẽ hoàn tiền của đơn ${order.code}`,
    body: signedBy(
      shop.name,
      `Chúng tôi nhận được ${formatMoney(order.total)} khi đơn hàng ${order.code} không còn chờ thanh toán.`,
      ...willGoBackSentences({ amount: order.total, method, dueTime }, mailFormats),
      ...(isUndone ? ['Nếu vẫn muốn mua, mời bạn đặt đơn mới.'] : []),
      '',
      orderLink(shop.publicUrl, order),
    ),
  }),
  changed: (order: LinkedOrder & { total: number }, changes: readonly string[]) => ({
    subject: `Đơn ${order.code} đã được thay đổi`,
    body: signedBy(
      shop.name,
      `Theo yêu cầu của bạn, đơn hàng ${order.code} đã được thay đổi:`,
      list(...changes),
      '',
      amount('Tổng cộng mới', order.total),
      '',
      orderLink(shop.publicUrl, order),
    ),
  }),
  cancelled: (order: LinkedOrder, { reason, hasCodes, money }: Cancelled) => ({
    subject: `Đơn ${order.code} đã được hủy`,
    body: signedBy(
      shop.name,
      `Đơn hàng ${order.code} đã được hủy.`,
      `Lý do: ${withFullStop(reason)}`,
      ...(hasCodes ? ['Mã giảm giá của đơn đã được trả lại.'] : []),
      ...money,
      '',
      orderLink(shop.publicUrl, order),
    ),
  }),
})
