import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { bankFields, parseJson, type TransferFeed, toBankTime } from '@/backend/modules/payments'
import { sameHash } from '@/backend/platform/same-hash'

const MAX_DRIFT_S = 5 * 60

const Notice = z.object({
  id: z.union([z.number(), z.string()]),
  transactionDate: bankFields.time,
  accountNumber: bankFields.text,
  transferType: z.enum(['in', 'out']),
  transferAmount: bankFields.amount.positive(),
  content: bankFields.text,
  referenceCode: bankFields.text.nullish(),
})

const sign = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/**
 * SePay's webhooks with HMAC-SHA256 over `timestamp.body`, five minutes of drift at most
 * (developer.sepay.vn/en/sepay-webhooks/xac-thuc and /bao-mat). Any other answer than 2xx is sent again up to seven times.
 */
export const sepay = (secret: string): TransferFeed => ({
  name: 'sepay',

  read: ({ header, body, now }) => {
    const timestamp = header('x-sepay-timestamp') ?? ''
    const signature = (header('x-sepay-signature') ?? '').replace(/^sha256=/, '')
    const drift = Math.abs(now.getTime() / 1000 - Number(timestamp))
    if (!/^\d{1,12}$/.test(timestamp) || drift > MAX_DRIFT_S) return 'unsigned'
    if (!sameHash(signature, sign(secret, timestamp, body))) return 'unsigned'
    const parsed = Notice.safeParse(parseJson(body))
    if (!parsed.success) return 'unreadable'
    const { id, referenceCode, transactionDate, transferType, ...rest } = parsed.data
    return [
      {
        reference: referenceCode || `sepay:${id}`,
        account: rest.accountNumber,
        amount: rest.transferAmount,
        isIncoming: transferType === 'in',
        content: rest.content,
        sender: null,
        bookedAt: transactionDate,
      },
    ]
  },

  write: ({ reference, account, amount, isIncoming, content, bookedAt }, now) => {
    const body = JSON.stringify({
      id: reference,
      gateway: 'Vietcombank',
      transactionDate: toBankTime(bookedAt),
      accountNumber: account,
      subAccount: null,
      code: null,
      content,
      transferType: isIncoming ? 'in' : 'out',
      transferAmount: amount,
      accumulated: 0,
      referenceCode: reference,
      description: content,
    })
    const timestamp = String(Math.floor(now.getTime() / 1000))
    return {
      headers: {
        'content-type': 'application/json',
        'x-sepay-timestamp': timestamp,
        'x-sepay-signature': `sha256=${sign(secret, timestamp, body)}`,
      },
      body,
    }
  },
})
