import { type OrderStatus, orderStatuses } from '@/contract/orders'

export type OrdersQuery = { page: number; status: OrderStatus | null }

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** What the address asks of the list of orders; anything odd means the first page of everything. */
export function ordersQuery(query: Record<string, string | string[] | undefined>): OrdersQuery {
  const page = first(query.page) ?? ''
  const status = first(query.status) ?? ''
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    status: orderStatuses.find((one) => String(one) === status) ?? null,
  }
}
