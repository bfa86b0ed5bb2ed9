import type { Output } from '@/contract/endpoint'
import { getFlashSale } from '@/contract/shop/catalog'
import { UpstreamError } from '@/lib/api/upstream-error'

type Sale = Output<typeof getFlashSale>['data']

const UNREACHABLE = 503

/** The flash sale in an error's data; null when it is not known. An unreachable upstream's error is thrown again. */
export function flashSaleFromError(error: unknown): Sale | null {
  if (!(error instanceof UpstreamError) || error.status === UNREACHABLE) throw error
  const parsed = getFlashSale.response.safeParse({ data: error.data })
  return parsed.success ? parsed.data.data : null
}
