import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getOrder, type OrderDetail } from '@/contract/shop/orders'
import { callWithSession, findOrderToken } from '@/lib/api/session'
import { isMissing } from '@/lib/api/upstream-error'
import { untilSessionOver } from '@/lib/session/require-session'

/** The order for its owner or the holder of its cookie, null when the session is over; anybody else gets 404. */
export const loadOrder = cache(async (id: string): Promise<OrderDetail | null> => {
  const token = await findOrderToken(id)
  const asked = callWithSession(
    getOrder,
    { params: { id } },
    token ? { 'x-order-token': token } : {},
  )
  const answer = await untilSessionOver(asked).catch((error: unknown) => {
    if (isMissing(error)) return notFound()
    throw error
  })
  return answer?.data ?? null
})
