import type { Metadata } from 'next'
import { SessionExpired } from '@/components/auth/session-expired'
import { OrderListView } from '@/components/orders/order-list-view'
import { listUserOrders } from '@/contract/orders'
import { callAsVisitor } from '@/lib/api/session'
import { accounts } from '@/lib/messages/accounts'
import { ordersQuery } from '@/lib/orders/orders-query'
import { paths } from '@/lib/routes/paths'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: accounts.orders.title }

export default async function OrdersPage({ searchParams }: Props) {
  const { page, status } = ordersQuery(await searchParams)
  const wanted = { page, status: status === null ? null : String(status) }
  const here = paths.account.orders(wanted)
  await requireSession(here)
  const answer = await untilSessionOver(callAsVisitor(listUserOrders, { query: wanted }))
  if (!answer) return <SessionExpired next={here} />
  return (
    <>
      <h1>{accounts.orders.title}</h1>
      <OrderListView
        orders={answer.data}
        page={page}
        totalPage={answer.totalPage}
        status={status}
      />
    </>
  )
}
