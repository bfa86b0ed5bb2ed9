import 'server-only'
import { getDeliveryTerms } from '@/contract/shop/shipping'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import type { Terms } from '@/lib/shipping/delivery-promise'

/** Null where the upstream does not publish its terms. */
export async function findDeliveryTerms(): Promise<Terms> {
  try {
    return (await callPublic(getDeliveryTerms)).data
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
