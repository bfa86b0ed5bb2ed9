import { z } from 'zod'
import type { CarrierNotice } from '@/backend/integrations/carrier'

const code = z.string().max(60).nullish()
const Notice = z.object({ OrderCode: code, ClientOrderCode: code })

/** It is not signed, so it names a parcel and proves nothing. */
export function readGhnNotice(fields: unknown): CarrierNotice | null {
  const notice = Notice.safeParse(fields)
  if (!notice.success) return null
  const { OrderCode, ClientOrderCode } = notice.data
  return { trackingCode: OrderCode ?? null, code: ClientOrderCode ?? null, step: null }
}
