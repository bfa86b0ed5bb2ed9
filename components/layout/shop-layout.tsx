import type { ReactNode } from 'react'
import { type LogoView, Wordmark } from '@/components/layout/logo'
import { ShopChrome } from '@/components/layout/shop-shell'
import { SiteFooter } from '@/components/layout/site-footer'
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
export async function ShopFrame({ children }: { children: ReactNode }) {
  const facts = site()
  return (
    <ShopChrome
      wordmark={<Wordmark shop={facts.name} logo={await findLogo(facts.logoUrl)} />}
      social={{ google: env().google !== null, facebook: env().facebook !== null }}
      footer={<SiteFooter site={facts} year={new Date().getFullYear()} />}
    >
      {children}
    </ShopChrome>
  )
}
