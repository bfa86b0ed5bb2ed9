import { z } from 'zod'
import type { CarrierNotice } from '@/backend/integrations/carrier'

const code = z.string().max(60).nullish()
const Notice = z.object({ label_id: code, partner_id: code })

/** It is not signed, so it names a parcel and proves nothing. */
export function readGhtkNotice(fields: unknown): CarrierNotice | null {
  const notice = Notice.safeParse(fields)
  if (!notice.success) return null
  const { label_id, partner_id } = notice.data
  return { trackingCode: label_id ?? null, code: partner_id ?? null, step: null }
}
