import { localKeys, readLocal, watchLocal, writeLocal } from '@/lib/browser/local-store'

/** The codes a guest has entered, sent along with every cart call. */
export type GuestCodes = { voucher: string | null; coupon: string | null; affiliate: string | null }
export type GuestCode = keyof GuestCodes

const LONGEST = 40

/** Trimmed, or null when it can't be a code. */
function plausible(text: string | null): string | null {
  const code = text?.normalize('NFC').trim() ?? ''
  return code !== '' && code.length <= LONGEST && !/[\p{Cc}\p{Cs}]/u.test(code) ? code : null
}

let known: GuestCodes = { voucher: null, coupon: null, affiliate: null }

/** The current codes; the same object until they change. */
export function readGuestCodes(): GuestCodes {
  const now: GuestCodes = {
    voucher: plausible(readLocal(localKeys.voucher)),
    coupon: plausible(readLocal(localKeys.coupon)),
    affiliate: plausible(readLocal(localKeys.affiliate)),
  }
  const isSame =
    now.voucher === known.voucher &&
    now.coupon === known.coupon &&
    now.affiliate === known.affiliate
  if (!isSame) known = now
  return known
}

export const setGuestCode = (kind: GuestCode, code: string | null): void =>
  writeLocal(localKeys[kind], plausible(code))

export function clearGuestCodes(): void {
  for (const kind of ['voucher', 'coupon', 'affiliate'] as const) setGuestCode(kind, null)
}

/** Calls back when a code changes here or in another tab. */
export const watchGuestCodes = (listener: () => void) =>
  watchLocal([localKeys.voucher, localKeys.coupon, localKeys.affiliate], listener)
