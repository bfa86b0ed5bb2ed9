export { cancelOrder } from '@/backend/modules/order-lifecycle/cancel-order'
export { changeOrderStatus } from '@/backend/modules/order-lifecycle/change-order-status'
export { openRefunds } from '@/backend/modules/order-lifecycle/open-refunds'
export {
  type Receipt,
  receiveCopies,
  type Words,
} from '@/backend/modules/order-lifecycle/receive-copies'
export { reconcileOrder } from '@/backend/modules/order-lifecycle/reconcile-order'
export {
  type PaymentQueryServices,
  type RecordedOutcome,
  recordPaymentOutcome,
  recordTransfer,
  settleByQuery,
} from '@/backend/modules/order-lifecycle/record-payment'
export { paidFor, refundFor } from '@/backend/modules/order-lifecycle/refund-for'
export { restTerms } from '@/backend/modules/order-lifecycle/rest-terms'
export { mailedOrderOf } from '@/backend/modules/order-lifecycle/sentence-facts'
export { settleOrder } from '@/backend/modules/order-lifecycle/settle-order'
export { leavesRest, takeOut } from '@/backend/modules/order-lifecycle/take-out-of-order'
