import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { bankFields, parseJson, type TransferFeed, toBankTime } from '@/backend/modules/payments'
import { sameHash } from '@/backend/platform/same-hash'

const Notice = z.object({
  data: z.object({
    id: z.union([z.number(), z.string()]),
    reference: bankFields.text,
    description: bankFields.text,
    /** Negative for money that went. */
    amount: bankFields.amount,
    accountNumber: bankFields.text,
    transactionDateTime: bankFields.time,
    counterAccountName: bankFields.text.nullish(),
  }),
})

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]))
}

export const cassoSignature = (body: unknown, time: string, key: string) =>
  createHmac('sha512', key)
    .update(`${time}.${JSON.stringify(inOrder(body))}`)
    .digest('hex')

/** Casso's webhook of the second version: `X-Casso-Signature: t=…,v1=…`, HMAC-SHA512 over the body with sorted names. */
export const casso = (key: string): TransferFeed => ({
  name: 'casso',

  read: ({ header, body }) => {
    const [, time = '', signature = ''] =
      /^t=(\d{1,16}),v1=([0-9a-f]{128})$/i.exec(header('x-casso-signature') ?? '') ?? []
    const json = parseJson(body)
    if (json === undefined || !sameHash(signature, cassoSignature(json, time, key))) {
      return 'unsigned'
    }
    const parsed = Notice.safeParse(json)
    if (!parsed.success || parsed.data.data.amount === 0) return 'unreadable'
    const { id, reference, description, amount, ...rest } = parsed.data.data
    return [
      {
        reference: reference || `casso:${id}`,
        account: rest.accountNumber,
        amount: Math.abs(amount),
        isIncoming: amount > 0,
        content: description,
        sender: rest.counterAccountName ?? null,
        bookedAt: rest.transactionDateTime,
      },
    ]
  },

  write: ({ reference, account, amount, isIncoming, content, sender, bookedAt }, now) => {
    const body = {
      error: 0,
      data: {
        id: 0,
        reference,
        description: content,
        amount: isIncoming ? amount : -amount,
        runningBalance: 0,
        transactionDateTime: toBankTime(bookedAt),
        accountNumber: account,
        counterAccountName: sender,
      },
    }
    const time = String(now.getTime())
    return {
      headers: {
        'content-type': 'application/json',
        'x-casso-signature': `t=${time},v1=${cassoSignature(body, time, key)}`,
      },
      body: JSON.stringify(body),
    }
  },
})
