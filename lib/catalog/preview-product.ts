import 'server-only'
import { staffProducts } from '@/contract/staff/products'
import { callWithSession } from '@/lib/api/session'

/** A product as its page would show it, for the staff. */
export const previewProduct = (id: number) =>
  callWithSession(staffProducts.previewProduct, { params: { id } })
