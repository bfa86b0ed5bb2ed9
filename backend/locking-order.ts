/**
 * Rows that several orders share are locked in this order, rows of one table by their ids, so that no two transactions wait for each
 * other.
 */
export const lockingOrder: readonly string[] = [
  'idempotency_key',
  'cart',
  'orders',
  'inventory',
  'product',
  'flash_sale_item',
  'voucher',
]

/** Rows that belong to one order are locked after it, in any order. */
export const lockedAfterOrder: readonly string[] = [
  'order_line',
  'payment',
  'refund',
  'bank_transaction',
  'parcel',
  'return_request',
  'return_line',
  'stock_hold',
  'voucher_use',
  'affiliate_commission',
]
