import { readNumber } from '@/contract/read-number'

/** A rate in đồng as banks and people write it (`26.345`, `26,345.50`), as plain digits; null when it is none. */
export function readRate(typed: string): string | null {
  const read = readNumber(typed.trim())
  return read && 'value' in read && read.value > 0 ? String(read.value) : null
}
