import type { Bridge } from '@/lib/mobile/bridge'
import { linkTargetOf } from '@/lib/mobile/link-target'

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * Keeps links inside the app's pages: those with a twin there lead to it, the others are handed to the app. Without an app around it the
 * page leaves those as they are. Returns the end of it.
 */
export function interceptLinks(bridge: Bridge, page: Window): () => void {
  const { document, location } = page
  // Before anything else looks at the link: whoever fetches ahead must fetch the twin.
  const lead = (event: Event) => {
    const link = linkOf(event)
    const press = link && linkTargetOf(link, location)
    if (link && press?.kind === 'page' && link.getAttribute('href') !== press.href)
      link.setAttribute('href', press.href)
    return press
  }
  const onClick = (event: MouseEvent) => {
    const press = lead(event)
    if (!press || !bridge.hasHost || event.defaultPrevented) return
    if (press.kind === 'external') bridge.post('openExternal', { url: press.url })
    else if (press.kind === 'download') {
      const { kind: _, ...file } = press
      bridge.post('download', file)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('pointerover', lead, { capture: true, passive: true })
  document.addEventListener('touchstart', lead, { capture: true, passive: true })
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    document.removeEventListener('pointerover', lead, { capture: true })
    document.removeEventListener('touchstart', lead, { capture: true })
    document.removeEventListener('click', onClick, { capture: true })
  }
}
