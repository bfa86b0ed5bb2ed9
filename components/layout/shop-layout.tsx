import type { ReactNode } from 'react'
import { Logo, type LogoView } from '@/components/layout/logo'
import { NotOpenView } from '@/components/layout/not-open-view'
import { ShopShell } from '@/components/layout/shop-shell'
import { SiteFooter } from '@/components/layout/site-footer'
import { IncompletePage } from '@/components/ui/incomplete-page'
import type { Output } from '@/contract/endpoint'
import { getLogos } from '@/contract/shop/catalog'
import { callPublic } from '@/lib/api/public'
import { isMissing, UpstreamError } from '@/lib/api/upstream-error'
import { env } from '@/lib/env'
import { shopDayOf } from '@/lib/format/shop-time'
import { logError } from '@/lib/log'
import { layout } from '@/lib/messages/layout'
import { findPreviewSession } from '@/lib/session/find-preview-session'
import { findSite, lastSite, type Site } from '@/lib/site'

type Logos = Output<typeof getLogos>['data']

/** For pages that ask nobody. */
let lastLogos: Logos = []

/** The upstream's logo pictures; null when it could not be asked for them. */
async function findLogos(): Promise<Logos | null> {
  try {
    lastLogos = (await callPublic(getLogos)).data
    return lastLogos
  } catch (error) {
    if (isMissing(error)) return []
    logError('logo not loaded', { reason: error instanceof Error ? error.name : 'unknown' })
    return null
  }
}

/** By width; without a picture the logo is drawn, so that a silent upstream does not break the header. */
function logoView(logos: Logos | null, fallback: string | null): LogoView {
  const pick = (isMobile: boolean) =>
    logos?.find((logo) => logo.isMobile === isMobile)?.originalSizeURL ?? fallback
  return { desktop: pick(false), mobile: pick(true) }
}

type Props = {
  children: ReactNode
  asksUpstream?: boolean
  /** Before the shop has opened: pages are away, the error page says so, and signing in is possible. */
  whileClosed?: 'away' | 'saysSo' | 'open'
}

/** What the shop announces, above everything else. */
const Notices = ({ notices }: { notices: readonly string[] }) =>
  notices.length > 0 ? (
    <section aria-label={layout.notices} className="bg-primary-soft text-center text-ink text-sm">
      {notices.map((notice) => (
        <p key={notice} className="wrap py-2">
          {notice}
        </p>
      ))}
    </section>
  ) : null

/** What visitors get of a shop that is not open: the gateway answers 503 and asks for the error page, which says so. */
function refuse(site: Site, whileClosed: Props['whileClosed']) {
  if (whileClosed === 'saysSo' || !env().isBehindGateway) return <NotOpenView site={site} />
  throw new UpstreamError(503, layout.notOpen.text, 'GET /api/shop')
}

/** Header, navigation and footer of the shop, the same for every visitor. */
export async function ShopLayout({ children, asksUpstream = true, whileClosed = 'away' }: Props) {
  const found = asksUpstream ? await findSite() : lastSite()
  const facts = found ?? lastSite()
  const isPreview = !facts.isOpen && (await findPreviewSession()) !== null
  if (!(facts.isOpen || isPreview || whileClosed === 'open')) return refuse(facts, whileClosed)
  const logos = asksUpstream ? await findLogos() : lastLogos
  const notices = isPreview ? [layout.preview, ...facts.notices] : facts.notices
  return (
    <>
      <Notices notices={notices} />
      <ShopShell
        wordmark={
          <>
            <Logo shop={facts.name} logo={logoView(logos, facts.logoUrl)} iconUrl={facts.iconUrl} />
            {logos === null || found === null ? <IncompletePage part="logo" /> : null}
          </>
        }
        social={{ google: env().google !== null, facebook: env().facebook !== null }}
        footer={<SiteFooter site={facts} year={Number(shopDayOf(new Date()).slice(0, 4))} />}
      >
        {children}
      </ShopShell>
    </>
  )
}
