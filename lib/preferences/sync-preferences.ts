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
  // Fetched with the first change: most readers never make one.
  const [{ saveSettings }, { call }] = await Promise.all([
    import('@/contract/accounts'),
    import('@/lib/api/browser'),
  ])
  const { theme, fontScale, layout } = look
  await call(saveSettings, { body: { theme, fontScale: fontScale / 100, layout } })
  if (readLocal(localKeys.lookUnsaved) === formatLook(look)) writeLocal(localKeys.lookUnsaved, null)
}

/** Shows a look, keeps it in this browser and, for somebody signed in, a moment later in the account. */
export function changePreferences(look: Look, onFailure: () => void): void {
  rememberLook(look)
  if (!seemsSignedIn()) return
  writeLocal(localKeys.lookUnsaved, formatLook(look))
  clearTimeout(timer)
  timer = setTimeout(() => save().catch(onFailure), DEBOUNCE_MS)
}

/** Takes over what the account keeps, unless this browser still owes it a change. */
export function adoptPreferences(settings: Record<string, unknown>): void {
  if (readLocal(localKeys.lookUnsaved) !== null) {
    // Not worth a message: the next page tries again.
    save().catch(() => undefined)
    return
  }
  const kept = lookOfSettings(settings)
  if (kept && formatLook(kept) !== formatLook(currentLook())) rememberLook(kept)
}
