import { holderKey } from '@/backend/modules/accounts'
import type { CheckoutQuote } from '@/backend/modules/cart'
import { isCourse, type PricedLine } from '@/backend/modules/catalog'
import { writeInvoiceBuyer, writeInvoiceProfile } from '@/backend/modules/invoices'
import { reconcileOrder, settleOrder } from '@/backend/modules/order-lifecycle'
import {
  BANK_TRANSFER,
  changeSoldCounts,
  claimFlashCopies,
  confirmLink,
  DELIVERED,
  enqueueStockTerm,
  insertEvent,
  insertLines,
  insertOrder,
  mailFormats,
  mayMailOrder,
  orderEmails,
  PAID,
  type PlacedOrder,
} from '@/backend/modules/orders'
import { BANK_TRANSFERS, insertPayment, siteOfType } from '@/backend/modules/payments'
import { messageBuyer } from '@/backend/modules/phone-messages'
import { claimVouchers, insertCommission, percentOf } from '@/backend/modules/promotions'
import { emailShop } from '@/backend/modules/settings'
import { insertReservations, moveStock } from '@/backend/modules/stock'
import type { Context, Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { lineDrafts, needsNoPayment, orderDraft } from '@/backend/workflows/place-order/order-row'
import {
  CartChangedError,
  type PlaceOrderInput,
} from '@/backend/workflows/place-order/place-order-input'

const assertClaimed = (isClaimed: boolean) => {
  if (!isClaimed) throw new CartChangedError()
}

const stocked = (lines: readonly PricedLine[]) =>
  lines.filter(({ goods }) => goods !== null && !isCourse(goods))

const flashClaims = (lines: readonly PricedLine[]) =>
  lines.flatMap(({ flashItemId, quantity, goods }) => {
    const share = goods?.flashShares.find(({ itemId }) => itemId === flashItemId)
    return share ? [{ itemId: share.itemId, quantity, perHolder: share.perHolder }] : []
  })

/** A code that takes nothing off this order is not used up by it. */
const voucherClaims = ({ voucher, coupon, totals }: CheckoutQuote) => [
  ...(voucher.found && totals.discountVoucher > 0
    ? [{ voucherId: voucher.found.id, amount: totals.discountVoucher }]
    : []),
  ...(coupon.found && totals.discountCoupon > 0
    ? [{ voucherId: coupon.found.id, amount: totals.discountCoupon }]
    : []),
]

/** One payment row per bank transfer and per attempt at the payment site. */
async function openPayment(tx: Tx, services: Services, placed: PlacedOrder, now: Date) {
  const { orderId, orderCode, paymentType, total } = placed
  const row = { orderId, amount: total, createdAt: now }
  if (paymentType === BANK_TRANSFER) {
    await insertPayment(tx, { ...row, txnRef: orderCode, provider: BANK_TRANSFERS })
  }
  const site = siteOfType(services, paymentType)
  if (site) {
    await insertPayment(tx, { ...row, txnRef: `${orderCode}-1`, provider: site.name })
  }
}

async function creditAffiliate(tx: Tx, orderId: string, { affiliate, totals }: CheckoutQuote) {
  if (!affiliate.found) return
  const { userId, ratePercent } = affiliate.found
  await insertCommission(tx, {
    orderId,
    affiliateUserId: userId,
    base: totals.commissionBase,
    ratePercent,
    amount: percentOf(totals.commissionBase, ratePercent),
  })
}

type Terms = { payBefore: Date | null; holdUntil: Date | null }

const confirmLinkOf = ({ config }: Pick<Services, 'config'>, id: string, code: string) =>
  confirmLink({ publicUrl: config.publicUrl, secret: config.tokenSecret }, { id, code })

function placedEmail(
  services: Pick<Services, 'config' | 'settings'>,
  input: PlaceOrderInput,
  { orderId, orderCode, total, payBefore, holdUntil }: PlacedOrder & Terms,
  { lines, totals, place }: CheckoutQuote,
) {
  const { accounts, shop } = services.settings.current()
  return orderEmails(emailShop(services)).placed(
    {
      id: orderId,
      code: orderCode,
      userId: input.cart.holder.userId,
      receiverName: input.receiver.name,
      phone: input.receiver.phone,
      address: [input.receiver.address, place?.wardName, place?.cityName]
        .filter(Boolean)
        .join(', '),
      paymentType: input.paymentType,
      payBefore,
      confirm: holdUntil && { until: holdUntil, link: confirmLinkOf(services, orderId, orderCode) },
      subTotal: totals.subTotal,
      discount: totals.discountVoucher + totals.discountCoupon + totals.discountAffiliate,
      shippingFee: totals.shippingFee,
      total,
      lines: lines.map(({ goods, quantity, total: lineTotal }) => ({
        title: goods?.title ?? '',
        quantity,
        total: lineTotal,
        isCourse: goods !== null && isCourse(goods),
      })),
      transfer: input.paymentType === BANK_TRANSFER && total > 0 ? accounts.transfer : null,
    },
    shop,
  )
}

/** Takes stock, flash-sale copies and uses of codes; throws `CartChangedError` when something is gone since the cart was priced. */
async function claim(tx: Tx, orderId: string, input: PlaceOrderInput, quote: CheckoutQuote) {
  const copies = stocked(quote.lines).map(({ productId, quantity }) => ({ productId, quantity }))
  const isConfirmable = needsNoPayment(input, quote)
  assertClaimed(await moveStock(tx, isConfirmable ? 'take' : 'hold', copies, orderId))
  const { holder } = input.cart
  assertClaimed(await claimFlashCopies(tx, flashClaims(quote.lines), holder))
  assertClaimed(await claimVouchers(tx, voucherClaims(quote), holder, orderId))
  return { copies, state: isConfirmable ? ('taken' as const) : ('held' as const) }
}

/** Whom the invoice is made out to; an account's next order may begin with it. */
async function writeInvoiceInput(
  tx: Tx,
  orderId: string,
  { invoice, cart }: PlaceOrderInput,
  now: Date,
) {
  if (!invoice) return
  const { buyer, isRemembered } = invoice
  await writeInvoiceBuyer(tx, orderId, buyer, now)
  const { userId } = cart.holder
  if (userId !== null && isRemembered !== undefined) {
    await writeInvoiceProfile(tx, userId, isRemembered ? buyer : null, now)
  }
}

/** Writes the order of a priced cart, what it takes and its e-mail, inside the caller’s transaction. */
export async function writeOrder(
  tx: Tx,
  context: Context,
  input: PlaceOrderInput,
  quote: CheckoutQuote,
): Promise<PlacedOrder> {
  const now = context.now()
  const draft = orderDraft(context, input, quote, now)
  const { copies, state } = await claim(tx, draft.id, input, quote)
  const titles = quote.lines.map(({ goods }) => goods?.title ?? '')
  const orderCode = await insertOrder(tx, draft, titles)
  const placed = {
    orderId: draft.id,
    orderCode,
    paymentType: input.paymentType,
    total: draft.total,
  }
  await insertLines(tx, draft.id, lineDrafts(quote.lines))
  await insertReservations(tx, draft.id, copies, state)
  await writeInvoiceInput(tx, draft.id, input, now)
  await insertEvent(tx, {
    orderId: draft.id,
    toStatus: draft.status,
    actor: holderKey(input.cart.holder) ?? 'guest',
    at: now,
  })
  await creditAffiliate(tx, draft.id, quote)
  if (draft.paymentStatus === PAID) {
    await settleOrder(tx, draft.id, now)
    if (draft.status === DELIVERED) await changeSoldCounts(tx, draft.id, 1)
    await reconcileOrder(tx, draft.id, now)
  } else await openPayment(tx, context, placed, now)
  const { holdUntil, holdRemindAt } = draft
  if (holdUntil && holdRemindAt) await enqueueStockTerm(tx, draft.id, { holdUntil, holdRemindAt })
  if (input.email && (await mayMailOrder(tx, input.email, now))) {
    const { payBefore = null } = draft
    const email = placedEmail(
      context,
      input,
      { ...placed, payBefore, holdUntil: holdUntil ?? null },
      quote,
    )
    await enqueueEmail(tx, input.email, email, now)
  }
  await messageBuyer(
    tx,
    {
      ...{ id: draft.id, code: orderCode, userId: input.cart.holder.userId },
      ...{ guestEmail: input.email ?? null, phone: input.receiver.phone },
      receiverName: input.receiver.name,
    },
    draft.holdUntil
      ? {
          ...{ kind: 'confirm', amount: draft.total },
          detail: mailFormats.moment(draft.holdUntil),
          link: confirmLinkOf(context, draft.id, orderCode),
        }
      : { kind: 'placed', amount: draft.total },
    { shop: emailShop(context), now },
  )
  return placed
}
