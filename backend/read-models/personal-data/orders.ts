import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { cart, cartDetail } from '@/backend/modules/cart/tables'
import { orderEvent, orderLine, orders } from '@/backend/modules/orders/tables'
import { payment, paymentEvent } from '@/backend/modules/payments/tables'
import { idempotencyKey } from '@/backend/platform/db/tables'
import { ofUser } from './accounts'
import { gone, kept, leaves, type Person, type PersonalTable, type Term } from './personal-table'

export const ofOrders =
  (column: AnyPgColumn) =>
  ({ orderIds }: Person) =>
    orderIds.length === 0 ? undefined : inArray(column, [...orderIds])

/** The accounting law's term for vouchers; docs/duties.md names where it stands. */
export const tenYears = (after: SQL): Term => ({
  days: 3653,
  after,
  how: 'anonymise',
  says: 'ten years, as vouchers of the accounts; what tells of a person until the account is erased',
})

export const orderData: readonly PersonalTable[] = [
  {
    table: cartDetail,
    purpose: 'to keep what somebody is about to buy',
    basis: 'contract',
    term: { until: 'the account is erased' },
    of: ({ userId }) =>
      userId === null
        ? undefined
        : inArray(
            cartDetail.cartId,
            sql`(select ${cart.id} from ${cart} where ${cart.userId} = ${userId})`,
          ),
    onErasure: 'delete',
    columns: { productId: gone, quantity: gone, addedAt: gone },
    plain: ['cartDetailId', 'cartId'],
  },
  {
    table: cart,
    purpose: 'to keep what somebody is about to buy',
    basis: 'contract',
    term: { until: 'the account is erased' },
    of: ofUser(cart.userId),
    onErasure: 'delete',
    columns: { shipTo: gone, note: gone, voucherCode: gone, couponCode: gone, affiliateCode: gone },
    plain: ['id', 'userId', 'addressId', 'version', 'updatedAt'],
  },
  {
    table: orderLine,
    purpose: 'to fulfil the order and to keep the books',
    basis: 'legal duty',
    term: {
      until: 'ten years, as vouchers of the accounts, without a person once they are erased',
    },
    of: ofOrders(orderLine.orderId),
    onErasure: 'anonymise',
    columns: {
      title: kept('the accounts'),
      quantity: kept('the accounts'),
      lineTotal: kept('the accounts'),
    },
    plain: [
      'id',
      'orderId',
      'later',
      'courseDays',
      'productId',
      'imageUrl',
      'unitPrice',
      'listPrice',
      'flashSaleItemId',
      'courseId',
    ],
  },
  {
    table: orders,
    purpose: 'to fulfil the order, to exchange, to refund, to keep the books',
    basis: 'legal duty',
    term: tenYears(sql`${orders.placedAt}`),
    of: ofOrders(orders.id),
    onErasure: 'anonymise',
    columns: {
      code: kept('the number of the voucher'),
      userId: leaves(null),
      guestEmail: leaves(null),
      placedFrom: { leaves: null, isSecret: true },
      guestTokenHash: { leaves: null, isSecret: true },
      receiverName: leaves(''),
      phone: leaves(''),
      address: leaves(''),
      wardName: leaves(''),
      wardId: leaves(null),
      districtName: leaves(''),
      cityName: kept('where the shop has sold how much'),
      note: leaves(''),
      tags: leaves(sql`'{}'`),
      searchText: leaves(''),
      cancelReason: leaves(null),
      total: kept('the accounts'),
      placedAt: kept('the accounts'),
    },
    plain: [
      'id',
      'paymentType',
      'status',
      'paymentStatus',
      'subTotal',
      'discountVoucher',
      'discountCoupon',
      'discountAffiliate',
      'shippingFee',
      'voucherCode',
      'couponCode',
      'affiliateCode',
      'weightGram',
      'payBefore',
      'holdUntil',
      'holdRemindAt',
      'stockReleasedAt',
      'paidAt',
      'deliveredAt',
      'cancelledAt',
      'version',
    ],
  },
  {
    table: orderEvent,
    purpose: 'to tell what happened to an order',
    basis: 'contract',
    term: { until: 'the order’s person is erased' },
    of: ofOrders(orderEvent.orderId),
    onErasure: 'anonymise',
    columns: {
      actor: leaves(
        // Staff by number, and programs such as `vnpay` or `system`; whatever else stands there was the buyer.
        sql`case when ${orderEvent.actor} ~ '^(staff:[0-9]+|[a-z]+)$' then ${orderEvent.actor} else 'buyer' end`,
      ),
      note: leaves(null),
    },
    plain: ['id', 'orderId', 'fromStatus', 'toStatus', 'kind', 'isInternal', 'at'],
  },
  {
    table: payment,
    purpose: 'to reconcile and to refund',
    basis: 'legal duty',
    term: tenYears(sql`${payment.createdAt}`),
    of: ofOrders(payment.orderId),
    onErasure: 'anonymise',
    columns: {
      amount: kept('the accounts'),
      gatewayNo: kept('the bank’s number of the payment'),
      bankCode: kept('the accounts'),
      raw: leaves(null),
    },
    plain: [
      'txnRef',
      'orderId',
      'provider',
      'status',
      'needsReview',
      'isExtra',
      'askedAt',
      'responseCode',
      'createdAt',
      'confirmedAt',
    ],
  },
  {
    table: paymentEvent,
    purpose: 'to prove what a payment site has said',
    basis: 'legal duty',
    term: {
      ...tenYears(sql`${paymentEvent.at}`),
      says: 'ten years, as vouchers of the accounts; seven days where nobody signed it',
    },
    of: ({ orderIds }) =>
      orderIds.length === 0
        ? undefined
        : sql`${paymentEvent.txnRef} in (select ${payment.txnRef} from ${payment} where ${inArray(payment.orderId, [...orderIds])})`,
    onErasure: 'anonymise',
    columns: { raw: leaves(sql`'{}'::jsonb`) },
    plain: ['id', 'txnRef', 'provider', 'kind', 'verified', 'rspCode', 'at'],
  },
  {
    table: idempotencyKey,
    purpose: 'to answer a repeated request without doing it twice',
    basis: 'contract',
    term: {
      days: 30,
      after: sql`${idempotencyKey.createdAt}`,
      says: '30 days',
    },
    of: ({ userId, orderIds }) =>
      or(
        userId === null ? undefined : sql`${idempotencyKey.scope} like ${`%user:${userId}`}`,
        orderIds.length === 0
          ? undefined
          : inArray(sql`${idempotencyKey.response} ->> 'orderId'`, [...orderIds]),
      ),
    onErasure: 'delete',
    columns: { scope: gone, response: gone },
    plain: ['key', 'requestHash', 'statusCode', 'createdAt'],
  },
]
