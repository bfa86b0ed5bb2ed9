import { z } from 'zod'
import type { CarrierNotice } from '@/backend/integrations/carrier'
import type { ViettelPostSettings } from '@/backend/integrations/viettel-post/definition'
import { viettelPostStates } from '@/backend/integrations/viettel-post/states'
import { sameHash } from '@/backend/platform/same-hash'

const code = z.string().max(60).nullish()
const Notice = z.object({
  DATA: z.object({
    ORDER_NUMBER: code,
    ORDER_REFERENCE: code,
    ORDER_STATUS: z.coerce.number().int(),
    ORDER_STATUSDATE: z.string().regex(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
  }),
  TOKEN: z.string(),
})

/** `dd/MM/yyyy HH:mm:ss`, in Vietnam. */
function timeOf(told: string): Date {
  const [date = '', time = ''] = told.split(' ')
  return new Date(`${date.split('/').reverse().join('-')}T${time}+07:00`)
}

/** It cannot be asked how a parcel is, so what it tells with the secret is believed. */
export function readViettelPostNotice(
  fields: unknown,
  { noticeSecret }: ViettelPostSettings,
): CarrierNotice | null {
  const notice = Notice.safeParse(fields)
  if (!notice.success || !sameHash(notice.data.TOKEN, noticeSecret.toLowerCase())) return null
  const { ORDER_NUMBER, ORDER_REFERENCE, ORDER_STATUS, ORDER_STATUSDATE } = notice.data.DATA
  const state = viettelPostStates[String(ORDER_STATUS)]
  const at = timeOf(ORDER_STATUSDATE)
  const isTold = state !== undefined && !Number.isNaN(at.getTime())
  return {
    trackingCode: ORDER_NUMBER ?? null,
    code: ORDER_REFERENCE ?? null,
    step: isTold ? { state, rawState: String(ORDER_STATUS), at } : null,
  }
}
