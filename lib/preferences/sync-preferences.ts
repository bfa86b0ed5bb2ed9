import { currentLook, rememberLook } from '@/lib/boot/hint-cookies'
import { localKeys, readLocal, writeLocal } from '@/lib/browser/local-store'
import { formatLook, type Look, lookOfSettings } from '@/lib/preferences/themes'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

const DEBOUNCE_MS = 300

let timer: ReturnType<typeof setTimeout> | undefined

async function save() {
  clearTimeout(timer)
  if (!seemsSignedIn()) return
  const look = currentLook()
  // Loaded with the first change: most visitors never make one.
  const [{ saveSettings }, { call }] = await Promise.all([
    import('@/contract/accounts'),
    import('@/lib/api/browser'),
  ])
  const { theme, fontScale, layout } = look
  await call(saveSettings, { body: { theme, fontScale: fontScale / 100, layout } })
  if (readLocal(localKeys.lookUnsaved) === formatLook(look)) writeLocal(localKeys.lookUnsaved, null)
}

/** Applies a look, stores it in this browser and, for a signed-in user, a moment later in the account. */
export function changePreferences(look: Look, onFailure: () => void): void {
  rememberLook(look)
  if (!seemsSignedIn()) return
  writeLocal(localKeys.lookUnsaved, formatLook(look))
  clearTimeout(timer)
  timer = setTimeout(() => save().catch(onFailure), DEBOUNCE_MS)
}

/** Applies the account's settings, unless this browser has a change it could not save yet. */
export function adoptPreferences(settings: Record<string, unknown>): void {
  if (readLocal(localKeys.lookUnsaved) !== null) {
    // Not worth a message: the next page tries again.
    save().catch(() => undefined)
    return
  }
  const saved = lookOfSettings(settings)
  if (saved && formatLook(saved) !== formatLook(currentLook())) rememberLook(saved)
}
