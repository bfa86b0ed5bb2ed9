import type { Metadata } from 'next'
import { SessionExpired } from '@/components/auth/session-expired'
import { OrderListView } from '@/components/orders/order-list-view'
import { listUserOrders, orderStatuses } from '@/contract/shop/orders'
import { callWithSession } from '@/lib/api/session'
import { orders } from '@/lib/messages/orders'
import { paths } from '@/lib/routes/paths'
import { readQuery, type SearchParams } from '@/lib/routes/read-query'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

type Props = { searchParams: Promise<SearchParams> }

export const metadata: Metadata = { title: orders.list.title }

export default async function OrdersPage({ searchParams }: Props) {
  const filter = readQuery(listUserOrders, await searchParams)
  const here = paths.account.orders(filter)
  await requireSession(here)
  const answer = await untilSessionOver(callWithSession(listUserOrders, { query: filter }))
  if (!answer) return <SessionExpired next={here} />
  return (
    <>
      <h1>{orders.list.title}</h1>
      <OrderListView
        orders={answer.data}
        page={filter.page}
        totalPage={answer.totalPage}
        status={orderStatuses.find((status) => String(status) === filter.status) ?? null}
      />
    </>
  )
}
