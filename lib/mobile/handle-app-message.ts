import { currentLook, rememberLook } from '@/lib/boot/hint-cookies'
import type { Bridge } from '@/lib/mobile/bridge'
import type { Incoming } from '@/lib/mobile/incoming-message'
import { fontScales, partsOf, themeOf } from '@/lib/preferences/themes'
import { paths } from '@/lib/routes/paths'

/** Closes what lies over the page, as the key for it would; false when nothing does. */
function closeOverlay(document: Document): boolean {
  const popover = document.querySelector<HTMLElement>('[popover]:popover-open')
  if (popover) {
    popover.hidePopover()
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

/** Does what the app says. */
export function handleAppMessage(message: Incoming, bridge: Bridge, page: Window): void {
  const { document } = page
  switch (message.type) {
    case 'back':
      bridge.post('backHandled', {
        handled: closeOverlay(document),
        replyTo: message.id ?? null,
      })
      break
    // The browser's own words for it; not every webview says them when its app goes to the background.
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
      rememberLook({ ...currentLook(), fontScale: nearest(message.payload.scale) })
      break
    case 'theme': {
      const look = currentLook()
      const { dye } = partsOf(look.theme)
      rememberLook({ ...look, theme: themeOf(message.payload.mode, dye) })
      break
    }
    case 'reloadWithNewSession':
      // What was typed is kept first.
      document.dispatchEvent(new Event('freeze'))
      if (message.payload?.code)
        page.location.replace(`${paths.mobile.session()}?code=${message.payload.code}`)
      else page.location.reload()
      break
  }
}
