import { z } from 'zod/mini'
import { Uuid } from '@/contract/fields'
import { OrderLine } from '@/contract/shop/cart'
import { UpstreamError } from '@/lib/api/upstream-error'

const UsedKey = z.object({
  reason: z.literal('keyUsed'),
  orderId: z.optional(Uuid),
  orderCode: z.optional(z.string()),
})

const dataOf = (error: unknown) => (error instanceof UpstreamError ? error.data : undefined)

/** The order that the key of a refused one has made; null for another refusal, nameless where the upstream does not name it. */
export const orderOfUsedKey = (error: unknown) => UsedKey.safeParse(dataOf(error)).data ?? null

/** The cart as it stands, which comes along with a refusal. */
export const cartOfRefusal = (error: unknown): OrderLine | null =>
  OrderLine.safeParse(dataOf(error)).data ?? null
