import { getFlashSale } from '@/contract/catalog'
import type { Output } from '@/contract/endpoint'
import { UpstreamError } from '@/lib/api/upstream-error'

type Sale = Output<typeof getFlashSale>['data']

const none = (now: Date): Sale => ({
  serverTime: now.toISOString(),
  flashSale: null,
  productSales: [],
})

const UNREACHABLE = 503

/**
 * What a failed call still says of the flash sale: data of the right shape count, of any other there is no sale. An upstream that
 * could not be reached has said nothing, and its error goes on.
 */
export function flashSaleFromError(error: unknown, now: Date): Sale {
  if (!(error instanceof UpstreamError) || error.status === UNREACHABLE) throw error
  const parsed = getFlashSale.response.safeParse({ data: error.data })
  return parsed.success ? parsed.data.data : none(now)
}
