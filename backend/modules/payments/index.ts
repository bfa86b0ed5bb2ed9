export { receivedFor, transferFor } from '@/backend/modules/payments/bank-transfer'
export {
  bookLine,
  completeEarlier,
  judgeLine,
  lineStates,
  lockParcels,
  type PaidParcel,
  updateLine,
} from '@/backend/modules/payments/cod/book-line'
export { importStatement } from '@/backend/modules/payments/cod/import-statement'
export {
  findCodLine,
  getCodStatement,
  listCodLines,
  listCodStatements,
} from '@/backend/modules/payments/cod/list-lines'
export { codTexts } from '@/backend/modules/payments/cod/texts'
export {
  BANK,
  book,
  CASH,
  CLAIMS,
  COMMISSIONS,
  ORDERS,
  sourceOf,
  TAX,
  UNASSIGNED,
  UNCOLLECTED,
} from '@/backend/modules/payments/ledger'
export {
  isUndone,
  moneyOf,
  type OrderMoney,
  outstandingOf,
  paymentStatusOf,
  surplusOf,
  toldMoney,
} from '@/backend/modules/payments/order-money'
export {
  BANK_TRANSFERS,
  type PaymentAttempt,
  type PaymentOutcome,
  type PaymentProvider,
  type RefundOrder,
  type RefundResult,
} from '@/backend/modules/payments/payment-provider'
export {
  claimQuestion,
  countAttempts,
  dropUnsignedEvents,
  findPaymentToQuery,
  hasPayment,
  insertPayment,
  insertPaymentEvent,
  listPaymentsForStaff,
  listPaymentsToQuery,
  newestPayment,
  orderCodeOfAttempt,
  type PaymentRow,
  PENDING,
  paymentStates,
  setPaymentState,
  updatePayment,
} from '@/backend/modules/payments/payment-queries'
export {
  assertPaymentTypeOpen,
  availablePaymentTypes,
} from '@/backend/modules/payments/payment-types'
export { type PaymentSites, providerOf, siteOfType } from '@/backend/modules/payments/providers'
export {
  askRefund,
  findRefundablePayment,
  type RefundRequest,
} from '@/backend/modules/payments/refunds/ask-refund'
export { askSiteAgain } from '@/backend/modules/payments/refunds/ask-site-again'
export { assertSameReceiver } from '@/backend/modules/payments/refunds/assert-same-receiver'
export { getRefund, listRefunds } from '@/backend/modules/payments/refunds/list-refunds'
export { needsReceiver } from '@/backend/modules/payments/refunds/needs-receiver'
export {
  listChangeableReceivers,
  listOrderRefunds,
  refundTermsFor,
} from '@/backend/modules/payments/refunds/order-refunds'
export {
  paymentTypeOfAttempt,
  planRefunds,
  refundDueAt,
} from '@/backend/modules/payments/refunds/plan-refunds'
export {
  canMoveRefund,
  takesReceiver,
  waitsForReceiver,
} from '@/backend/modules/payments/refunds/refund-moves'
export { sumWithin } from '@/backend/modules/payments/refunds/refund-window'
export { refundable, refundStates } from '@/backend/modules/payments/refunds/refundable'
export { refundTexts } from '@/backend/modules/payments/refunds/texts'
export {
  approveSmallRefund,
  askForSurplus,
  listRefundsAskedAt,
  payByExchange,
  sendTransfersBack,
  setRefundReceiver,
  updateRefund,
} from '@/backend/modules/payments/refunds/write-refunds'
export { paymentTexts } from '@/backend/modules/payments/texts'
export {
  addTransfer,
  reopenTransfer,
  settleBookedTransfers,
  updateTransfers,
} from '@/backend/modules/payments/transfers/change-transfers'
export { findPaymentByHand, isBooked } from '@/backend/modules/payments/transfers/is-booked'
export { parseJson } from '@/backend/modules/payments/transfers/json-body'
export { findTransfer, listTransfers } from '@/backend/modules/payments/transfers/list-transfers'
export { orderCodeIn } from '@/backend/modules/payments/transfers/order-code-in'
export { transferTexts } from '@/backend/modules/payments/transfers/texts'
export type { TransferAccount } from '@/backend/modules/payments/transfers/transfer-account'
export {
  bankFields,
  type TransferFeed,
  type TransferNotice,
  toBankTime,
} from '@/backend/modules/payments/transfers/transfer-feed'
export { transferStates } from '@/backend/modules/payments/transfers/transfer-states'
