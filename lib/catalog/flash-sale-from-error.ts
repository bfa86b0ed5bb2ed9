import type { Output } from '@/contract/endpoint'
import { getFlashSale } from '@/contract/shop/catalog'
import { UpstreamError } from '@/lib/api/upstream-error'

type Sale = Output<typeof getFlashSale>['data']

const UNREACHABLE = 503

/** The flash sale in an error's data; an error that does not tell of one is thrown again: it is no sale that is over. */
export function flashSaleFromError(error: unknown): Sale {
  if (!(error instanceof UpstreamError) || error.status === UNREACHABLE) throw error
  const parsed = getFlashSale.response.safeParse({ data: error.data })
  if (!parsed.success) throw error
  return parsed.data.data
}
