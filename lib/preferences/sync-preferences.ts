import { currentPreferences, rememberPreferences } from '@/lib/boot/hint-cookies'
import { readLocal, writeLocal } from '@/lib/browser/local-store'
import {
  type DisplayPreferences,
  formatPreferences,
  preferencesFromSettings,
} from '@/lib/preferences/themes'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

const DEBOUNCE_MS = 300

let timer: ReturnType<typeof setTimeout> | undefined

async function save() {
  clearTimeout(timer)
  if (!seemsSignedIn()) return
  const preferences = currentPreferences()
  // Loaded with the first change: most visitors never make one.
  const [{ saveSettings }, { call }] = await Promise.all([
    import('@/contract/shop/accounts'),
    import('@/lib/api/browser'),
  ])
  const { theme, fontScale, layout } = preferences
  await call(saveSettings, { body: { theme, fontScale: fontScale / 100, layout } })
  if (readLocal('look_unsaved') === formatPreferences(preferences)) writeLocal('look_unsaved', null)
}

/** Applies display preferences, stores them in this browser and, for a signed-in user, a moment later in the account. */
export function changePreferences(preferences: DisplayPreferences, onFailure: () => void): void {
  rememberPreferences(preferences)
  if (!seemsSignedIn()) return
  writeLocal('look_unsaved', formatPreferences(preferences))
  clearTimeout(timer)
  timer = setTimeout(() => save().catch(onFailure), DEBOUNCE_MS)
}

/** Applies the account's settings, unless this browser has a change it could not save yet. */
export function adoptPreferences(settings: Record<string, unknown>): void {
  if (readLocal('look_unsaved') !== null) {
    // Not worth a message: the next page tries again.
    save().catch(() => undefined)
    return
  }
  const stored = preferencesFromSettings(settings)
  if (!stored) return
  const current = currentPreferences()
  const { followsSystem = false } = current
  const saved = { ...stored, followsSystem }
  if (formatPreferences(saved) !== formatPreferences(current)) rememberPreferences(saved)
}
