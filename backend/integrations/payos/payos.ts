import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { bankFields, parseJson, type TransferFeed, toBankTime } from '@/backend/modules/payments'
import { sameHash } from '@/backend/platform/same-hash'

const Data = z
  .object({
    amount: bankFields.amount.positive(),
    description: bankFields.text,
    accountNumber: bankFields.text,
    reference: bankFields.text.refine((text) => text !== ''),
    transactionDateTime: bankFields.time,
    counterAccountName: bankFields.text.nullish(),
  })
  .loose()
const Notice = z.object({ data: z.record(z.string(), z.unknown()), signature: z.string() })

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

function textOf(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(sorted))
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return ''
  return typeof value === 'object' ? JSON.stringify(sorted(value)) : String(value)
}

/** `a=1&b=2` in the order of the names, values as they are (payos-lib-node, createSignatureFromObj). */
const canonical = (data: Record<string, unknown>) =>
  Object.keys(data)
    .sort()
    .filter((key) => data[key] !== undefined)
    .map((key) => `${key}=${textOf(data[key])}`)
    .join('&')

export const payosSignature = (data: Record<string, unknown>, key: string) =>
  createHmac('sha256', key).update(canonical(data)).digest('hex')

/** payOS's webhook: HMAC-SHA256 over the sorted fields of `data`. It bears no time; a repeated one is known by its reference. */
export const payos = (checksumKey: string): TransferFeed => ({
  name: 'payos',

  read: ({ body }) => {
    const notice = Notice.safeParse(parseJson(body))
    if (!notice.success) return 'unsigned'
    const { data, signature } = notice.data
    if (!sameHash(signature, payosSignature(data, checksumKey))) return 'unsigned'
    const parsed = Data.safeParse(data)
    if (!parsed.success) return 'unreadable'
    const { reference, accountNumber, amount, description, ...rest } = parsed.data
    return [
      {
        reference,
        account: accountNumber,
        amount,
        isIncoming: true,
        content: description,
        sender: rest.counterAccountName ?? null,
        bookedAt: rest.transactionDateTime,
      },
    ]
  },

  write: ({ reference, account, amount, content, sender, bookedAt }) => {
    const data = {
      orderCode: 1,
      amount,
      description: content,
      accountNumber: account,
      reference,
      transactionDateTime: toBankTime(bookedAt),
      currency: 'VND',
      paymentLinkId: 'link',
      code: '00',
      desc: 'success',
      counterAccountName: sender,
    }
    return {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code: '00',
        desc: 'success',
        success: true,
        data,
        signature: payosSignature(data, checksumKey),
      }),
    }
  },
})
