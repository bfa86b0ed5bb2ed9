import { v4 as uuid } from 'uuid'
import { z } from 'zod/mini'
import { localKeys, readLocal, writeLocal } from '@/lib/browser/local-store'

const Stored = z.object({ key: z.uuid(), content: z.string() })

function stored(): z.output<typeof Stored> | null {
  try {
    const parsed = Stored.safeParse(JSON.parse(readLocal(localKeys.checkout) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

type Content = {
  lines: readonly { productId: number; quantity: number }[]
  codes?: readonly (string | null | undefined)[]
}

const described = ({ lines, codes = [] }: Content) =>
  [
    ...lines.map(({ productId, quantity }) => `${productId}x${quantity}`).sort(),
    ...codes.map((code) => code ?? ''),
  ].join(' ')

/** The Idempotency-Key for ordering this cart, the same through reloads and retries; another content gets another key (docs/adr/0007). */
export function checkoutKey(content: Content): string {
  const wanted = described(content)
  const known = stored()
  if (known?.content === wanted) return known.key
  const key = uuid()
  writeLocal(localKeys.checkout, JSON.stringify({ key, content: wanted }))
  return key
}

/** After the order is placed: the same cart again is a new order. */
export const clearCheckoutKey = (): void => writeLocal(localKeys.checkout, null)
