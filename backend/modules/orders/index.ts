export { amountColumns } from '@/backend/modules/orders/amount-columns'
export { attachedToAccount } from '@/backend/modules/orders/attached-to-account'
export { changeLockedOrder, type OrderChange } from '@/backend/modules/orders/change-locked-order'
export { confirmEmails } from '@/backend/modules/orders/confirm-emails'
export { confirmLink } from '@/backend/modules/orders/confirm-link'
export { dropPlacedEmail, emailBuyer } from '@/backend/modules/orders/email-buyer'
export {
  type LinkedOrder,
  mailFormats,
  orderEmails,
  orderLink,
  withFullStop,
} from '@/backend/modules/orders/emails'
export {
  claimFlashCopies,
  claimFlashCopiesAgain,
  flashCopiesOf,
  returnFlashCopiesOf,
} from '@/backend/modules/orders/flash-copies'
export { mayMailOrder, setGuestEmail } from '@/backend/modules/orders/guest-email'
export { lookUpOrder } from '@/backend/modules/orders/look-up-order'
export { isOnlyCourses } from '@/backend/modules/orders/only-courses'
export {
  getOwnOrder,
  getReadableOrder,
  isBuyer,
  isOwner,
} from '@/backend/modules/orders/order-access'
export { orderDetailDto, orderItemDto, takesEmail } from '@/backend/modules/orders/order-mapper'
export {
  canMove,
  type Mover,
  nextStatuses,
  type OrderFacts,
  objectionTo,
} from '@/backend/modules/orders/order-moves'
export {
  findOrder,
  findOrderById,
  listedColumns,
  listOrders,
  lockOrder,
  type OrderRow,
  type OrderSummary,
  withLines,
} from '@/backend/modules/orders/order-queries'
export { orderSearchText } from '@/backend/modules/orders/order-search-text'
export {
  hashOf,
  isConfirmToken,
  orderToken,
} from '@/backend/modules/orders/order-secrets'
export {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  awaitsMoney,
  BANK_TRANSFER,
  CANCELLED,
  CASH_ON_DELIVERY,
  CONFIRMED,
  DELIVERED,
  FAILED,
  isPaidOnline,
  ON_ITS_WAY,
  owes,
  PACKED,
  PAID,
  payAgainBefore,
  payBefore,
  REFUND_DUE,
  REFUNDED,
  RETURNED,
  UNPAID,
} from '@/backend/modules/orders/order-status'
export {
  insertEvent,
  insertLines,
  insertOrder,
  type LineDraft,
  type OrderDraft,
  recordInHistory,
} from '@/backend/modules/orders/place-order-queries'
export type { PlacedOrder } from '@/backend/modules/orders/placed-order'
export { changeSoldCounts } from '@/backend/modules/orders/sold-counts'
export { staffOrderTexts } from '@/backend/modules/orders/staff-order-texts'
export { statusEmail } from '@/backend/modules/orders/status-emails'
export { enqueueStockTerm, stockTerm } from '@/backend/modules/orders/stock-term'
export { moneyOfPart, orderTexts } from '@/backend/modules/orders/texts'
export {
  dropLaterCopies,
  setCourseDays,
  setLater,
  setPaymentStatus,
  setQuantity,
  updateOrder,
} from '@/backend/modules/orders/update-order'
