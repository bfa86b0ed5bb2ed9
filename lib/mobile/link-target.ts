import { isMobile, mobilePathOf } from '@/lib/routes/mobile-paths'

export type LinkTarget =
  /** A page of the app. */
  | { kind: 'page'; href: string }
  | { kind: 'download'; url: string; fileName: string; mimeType: string }
  | { kind: 'external'; url: string }
  /** Left to the browser: a place on this page, or nothing to follow. */
  | { kind: 'own' }

const lastName = (pathname: string) => decodeURIComponent(pathname.split('/').at(-1) ?? '')

/** What a link of the app's pages leads to. */
export function linkTargetOf(link: HTMLAnchorElement, here: Location): LinkTarget {
  if (!link.hasAttribute('href')) return { kind: 'own' }
  const to = new URL(link.href, here.href)
  if (/^(?:tel|mailto|sms):$/.test(to.protocol)) return { kind: 'external', url: to.href }
  if (!/^https?:$/.test(to.protocol)) return { kind: 'own' }
  if (to.origin !== here.origin) return { kind: 'external', url: to.href }
  if (link.hasAttribute('download') || to.pathname.startsWith('/media/')) {
    return {
      kind: 'download',
      url: to.href,
      fileName: link.download || lastName(to.pathname),
      mimeType: link.type,
    }
  }
  const address = to.pathname + to.search + to.hash
  const twin = mobilePathOf(address)
  if (twin === null) return { kind: 'external', url: to.href }
  const isSamePlace = isMobile(to.pathname) && to.pathname === here.pathname && to.hash !== ''
  return isSamePlace ? { kind: 'own' } : { kind: 'page', href: twin }
}
