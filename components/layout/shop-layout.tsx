import type { ReactNode } from 'react'
import { Logo, type LogoView } from '@/components/layout/logo'
import { ShopShell } from '@/components/layout/shop-shell'
import { SiteFooter } from '@/components/layout/site-footer'
import { getLogos } from '@/contract/catalog'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { site } from '@/lib/site'

/**
 * The upstream's logo pictures by width. Without them the logo is drawn, so a silent upstream does not
 * break the header.
 */
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

/** Header, navigation and footer of the shop, the same for every visitor. */
export async function ShopLayout({ children }: { children: ReactNode }) {
  const facts = site()
  return (
    <ShopShell
      wordmark={<Logo shop={facts.name} logo={await findLogo(facts.logoUrl)} />}
      social={{ google: env().google !== null, facebook: env().facebook !== null }}
      footer={<SiteFooter site={facts} year={new Date().getFullYear()} />}
    >
      {children}
    </ShopShell>
  )
}
