import type { ReactNode } from 'react'
import { KeepAffiliate } from '@/components/account/keep-affiliate'
import { AuthHost } from '@/components/auth/auth-host'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { TabBar } from '@/components/layout/tab-bar'
import type { LogoView } from '@/components/layout/wordmark'
import { getLogos } from '@/contract/catalog'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { site } from '@/lib/site'

/** The upstream's pictures by width; without them the wordmark is drawn, so a silent upstream costs no header. */
async function findLogo(fallback: string | null): Promise<LogoView> {
  try {
    const { data } = await callPublic(getLogos)
    const pick = (isMobile: boolean) =>
      data.find((logo) => logo.isMobile === isMobile)?.originalSizeURL ?? fallback
    return { desktop: pick(false), mobile: pick(true) }
  } catch (error) {
    logError('logo not loaded', { reason: error instanceof Error ? error.name : 'unknown' })
    return { desktop: fallback, mobile: fallback }
  }
}

/** Header, navigation, footer: around every screen of the shop, and the same for every visitor. */
export async function ShopFrame({
  children,
  actions,
}: {
  children: ReactNode
  actions?: ReactNode
}) {
  const facts = site()
  return (
    <div className="site">
      <SiteHeader shop={facts.name} logo={await findLogo(facts.logoUrl)} actions={actions} />
      <main id="noi-dung" tabIndex={-1} className="site-main">
        {children}
      </main>
      <SiteFooter site={facts} year={new Date().getFullYear()} />
      <TabBar />
      <AuthHost social={{ google: env().google !== null, facebook: env().facebook !== null }} />
      <KeepAffiliate />
    </div>
  )
}
