import { hkdfSync } from 'node:crypto'

const keys = new Map<string, Uint8Array>()

/** One key per use out of one secret, so that what is signed for one use is worth nothing in another. */
export function derivedKey(secret: string, use: string): Uint8Array {
  const name = `${use}\n${secret}`
  const key =
    keys.get(name) ?? new Uint8Array(hkdfSync('sha256', secret, '', `hien-sach ${use} v1`, 32))
  keys.set(name, key)
  return key
}
