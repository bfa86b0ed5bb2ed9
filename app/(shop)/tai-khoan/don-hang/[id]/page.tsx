import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { SessionExpired } from '@/components/auth/session-expired'
import { OrderHelp } from '@/components/layout/shop-contact'
import { OrderView } from '@/components/orders/order-view'
import { OrderPayment } from '@/components/payments/order-payment'
import { getUserOrder } from '@/contract/shop/orders'
import { callWithSession } from '@/lib/api/session'
import { isMissing } from '@/lib/api/upstream-error'
import { orders } from '@/lib/messages/orders'
import { paths } from '@/lib/routes/paths'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'
import { site } from '@/lib/site'

type Props = { params: Promise<{ id: string }> }

const load = cache(async (id: string) => {
  await requireSession(paths.account.order(id))
  return untilSessionOver(callWithSession(getUserOrder, { params: { id } })).catch(
    (error: unknown) => {
      if (isMissing(error)) return notFound()
      throw error
    },
  )
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await load((await params).id)
  return { title: answer ? orders.title(answer.data.orderCode) : orders.list.title }
}

export default async function OrderPage({ params }: Props) {
  const { id } = await params
  const answer = await load(id)
  if (!answer) return <SessionExpired next={paths.account.order(id)} />
  const order = answer.data
  return (
    <OrderView
      order={order}
      payment={<OrderPayment order={order} />}
      help={<OrderHelp site={await site()} orderCode={order.orderCode} />}
    />
  )
}
