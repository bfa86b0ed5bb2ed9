import { currentPreferences, rememberPreferences } from '@/lib/boot/hint-cookies'
import { hidePanel, isShown } from '@/lib/browser/native-popover'
import type { Bridge } from '@/lib/mobile/bridge'
import type { Incoming } from '@/lib/mobile/incoming-message'
import { fontScales, partsOf, themeOf } from '@/lib/preferences/themes'
import { paths } from '@/lib/routes/paths'

/** Closes the topmost dialog as Escape would; false when none is open. */
function closeOverlay(document: Document): boolean {
  const panel = [...document.querySelectorAll<HTMLElement>('[popover]')].find(isShown)
  if (panel) {
    hidePanel(panel)
    return true
  }
  const dialog = document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')
  const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }
  return dialog !== null && dialog.dispatchEvent(new KeyboardEvent('keydown', key)) !== null
}

const nearest = (scale: number) =>
  fontScales.reduce((best, step) =>
    Math.abs(step - scale * 100) < Math.abs(best - scale * 100) ? step : best,
  )

/** Carries out a message of the app. */
export function handleAppMessage(message: Incoming, bridge: Bridge, page: Window): void {
  const { document } = page
  switch (message.type) {
    case 'back':
      bridge.post('backHandled', {
        handled: closeOverlay(document),
        replyTo: message.id ?? null,
      })
      break
    // Not every webview fires these events when its app goes to the background.
    case 'appPaused':
      document.dispatchEvent(new Event('freeze'))
      break
    case 'appResumed':
      document.dispatchEvent(new Event('resume'))
      break
    case 'safeArea':
      for (const [side, px] of Object.entries(message.payload))
        document.documentElement.style.setProperty(`--app-inset-${side}`, `${px}px`)
      break
    case 'fontScale':
      rememberPreferences({ ...currentPreferences(), fontScale: nearest(message.payload.scale) })
      break
    case 'theme': {
      const preferences = currentPreferences()
      const { dye } = partsOf(preferences.theme)
      const theme = themeOf(message.payload.mode, dye)
      rememberPreferences({ ...preferences, followsSystem: false, theme })
      break
    }
    case 'reloadWithNewSession':
      // Saves what was typed first.
      document.dispatchEvent(new Event('freeze'))
      if (message.payload?.code)
        page.location.replace(`${paths.mobile.session()}?code=${message.payload.code}`)
      else page.location.reload()
      break
  }
}
