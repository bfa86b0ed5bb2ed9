import type { Bridge } from '@/lib/mobile/bridge'
import { linkTargetOf } from '@/lib/mobile/link-target'

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Leads links to their page without header and footer where there is one, and hands the others to the app. Returns the clean-up. */
export function interceptLinks(bridge: Bridge, page: Window): () => void {
  const { document, location } = page
  // Before anything else reads the link: a prefetch must fetch the app's page.
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
