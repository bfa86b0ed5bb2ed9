export { cancelOrder } from '@/backend/modules/settlement/cancel-order'
export { changeOrderStatus } from '@/backend/modules/settlement/change-order-status'
export { openRefunds } from '@/backend/modules/settlement/open-refunds'
export {
  type Receipt,
  receiveCopies,
  type Words,
} from '@/backend/modules/settlement/receive-copies'
export { reconcileOrder } from '@/backend/modules/settlement/reconcile-order'
export {
  type PaymentQueryServices,
  type RecordedOutcome,
  recordPaymentOutcome,
  recordTransfer,
  settleByQuery,
} from '@/backend/modules/settlement/record-payment'
export { paidFor, refundFor } from '@/backend/modules/settlement/refund-for'
export { refundOfRest, restTerms } from '@/backend/modules/settlement/rest-terms'
export { mailedOrderOf } from '@/backend/modules/settlement/sentence-facts'
export { settleOrder } from '@/backend/modules/settlement/settle-order'
export { leavesRest, takeOut } from '@/backend/modules/settlement/take-out-of-order'
