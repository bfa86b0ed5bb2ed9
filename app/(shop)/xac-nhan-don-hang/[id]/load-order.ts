import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getOrder, type OrderDetail } from '@/contract/orders'
import { callWithSession, findOrderToken } from '@/lib/api/session'
import { isMissing } from '@/lib/api/upstream-error'

/** The order for its owner or the holder of its cookie; anybody else gets 404. */
export const loadOrder = cache(async (id: string): Promise<OrderDetail> => {
  const token = await findOrderToken(id)
  const order = await callWithSession(
    getOrder,
    { params: { id } },
    token ? { 'x-order-token': token } : {},
  ).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return order ? order.data : notFound()
})
