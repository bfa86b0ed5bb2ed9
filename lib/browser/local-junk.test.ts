/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { findRegistrationDraft } from '@/lib/auth/registration-draft'
import { keysOfOnePlace } from '@/lib/browser/keys-of-one-place'
import { localKeys } from '@/lib/browser/local-store'
import { junkValues } from '@/lib/browser/testing-junk-texts'
import { countOf, readGuestCart } from '@/lib/cart/guest-cart'
import { readGuestCodes } from '@/lib/cart/guest-codes'
import { readPlaybackPosition, readSpeed, speeds } from '@/lib/learning/playback-position'
import { readDraft } from '@/lib/orders/checkout/checkout-draft'
import { claimCheckoutKey } from '@/lib/orders/checkout/checkout-key'
import { findSessionExpiry } from '@/lib/session/session-expiry'

const whole = (most: number) => (value: number) =>
  Number.isInteger(value) && value >= 0 && value <= most
const isCount = whole(99 * 100)
const isPlace = whole(24 * 60 * 60)

/** Everything that reads the browser's storage, and what it may answer whatever lies there. */
const readers: Record<string, () => boolean | Promise<boolean>> = {
  cart: () => isCount(countOf(readGuestCart())),
  codes: () =>
    Object.values(readGuestCodes()).every(
      (code) => code === null || /^[^\p{Cc}]{1,40}$/u.test(code),
    ),
  registration: () => (findRegistrationDraft()?.userId ?? 1) >= 1,
  expiry: () => Number.isFinite(findSessionExpiry() ?? 0),
  checkout: async () => /^[0-9a-f-]{36}$/.test(await claimCheckoutKey()),
  lesson: () => isPlace(readPlaybackPosition(1)),
  speed: () => speeds.includes(readSpeed()),
  draft: () => [0, 1, 2].includes(readDraft().tab),
}

test.each(junkValues)(
  'whatever lies in the storage is read as nothing or as something sound: %j',
  async (junk) => {
    for (const key of [...Object.values(localKeys), ...keysOfOnePlace])
      window.localStorage.setItem(key, junk)
    window.sessionStorage.setItem('checkout_draft', junk)
    const unsound: string[] = []
    for (const [name, isSound] of Object.entries(readers)) {
      if (!(await isSound())) unsound.push(name)
    }
    expect(unsound).toEqual([])
  },
)

test('fifty kinds of junk are tried', () => {
  expect(junkValues.length).toBeGreaterThanOrEqual(50)
})
