import { createHmac } from 'node:crypto'
import type { MomoSettings } from '@/backend/integrations/momo/definition'

export type MomoFields = Record<string, string | number>

/** HMAC-SHA256 over `name=value` joined by `&`, names in alphabetical order, values as they are. */
export const momoSignature = (fields: MomoFields, { accessKey, secretKey }: MomoSettings) =>
  createHmac('sha256', secretKey)
    .update(
      Object.entries({ ...fields, accessKey })
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    )
    .digest('hex')

/** What a notice and the buyer's way back are signed over, besides the access key. */
const noticeFields = [
  'amount',
  'extraData',
  'message',
  'orderId',
  'orderInfo',
  'orderType',
  'partnerCode',
  'payType',
  'requestId',
  'responseTime',
  'resultCode',
  'transId',
] as const
export type MomoNotice = Record<(typeof noticeFields)[number], string>

export const noticeSignature = (notice: MomoNotice, settings: MomoSettings) =>
  momoSignature(Object.fromEntries(noticeFields.map((name) => [name, notice[name]])), settings)
