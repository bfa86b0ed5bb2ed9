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

/** The flash sale in an error's data, or none when the data do not fit; an unreachable upstream's error is thrown again. */
export function flashSaleFromError(error: unknown, now: Date): Sale {
  if (!(error instanceof UpstreamError) || error.status === UNREACHABLE) throw error
  const parsed = getFlashSale.response.safeParse({ data: error.data })
  return parsed.success ? parsed.data.data : none(now)
}
