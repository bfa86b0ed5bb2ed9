import { plainCode } from '@/contract/comparable'
/** The order a transfer's content names. Banks put words around it, change its case, and part it by spaces or dashes. */
export function orderCodeIn(content: string): string | null {
  const plain = plainCode(content).replace(/[^A-Z0-9]/g, '')
  const codes = new Set(plain.match(/HS\d{8}(?!\d)/g) ?? plain.match(/HS\d{8}/g) ?? [])
  const [only] = codes
  // Two different codes leave open which order was meant.
  return codes.size === 1 && only !== undefined ? only : null
}
