import 'server-only'
import { cache } from 'react'
import { getShop, type Shop } from '@/contract/shop/settings'
import { defaultShop } from '@/contract/shop-defaults'
import { callPublic, isUpstreamLate } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { defaultTheme } from '@/lib/preferences/themes'

export type Site = Shop

/** The shop's facts where the upstream does not tell them: fictitious until the environment names real ones. */
function siteOfEnvironment(): Site {
  const { name, company, address, warehouse, hotlines, email, taxCode, registration, logoUrl } =
    env().site
  const { zaloUrl, notificationUrl } = env().site
  return {
    name: name ?? defaultShop.name,
    company: company ?? defaultShop.company,
    address: address ?? defaultShop.address,
    warehouse: warehouse ?? defaultShop.warehouse,
    hotlines: hotlines && hotlines.length > 0 ? hotlines : [...defaultShop.hotlines],
    email: email ?? defaultShop.email,
    taxCode: taxCode ?? defaultShop.taxCode,
    registration: registration ?? defaultShop.registration,
    zaloUrl: zaloUrl ?? defaultShop.zaloUrl,
    notificationUrl: notificationUrl ?? defaultShop.notificationUrl,
    logoUrl: logoUrl ?? null,
    iconUrl: null,
    theme: defaultTheme,
    notices: [],
    isOpen: true,
  }
}

const ASKED_AGAIN_MS = 60_000

let last: Site | null = null
/** Until when an upstream that does not know the call is not asked again. */
let silentUntil = 0

/** An upstream that has just failed is left alone: the error page that follows names the shop too. */
const LEFT_ALONE_MS = 2_000
let failedUntil = 0

/** What is known without asking. */
export const lastSite = (): Site => last ?? siteOfEnvironment()

/** The shop's own facts as they are now; null when they could not be asked for. */
export const findSite = cache(async (): Promise<Site | null> => {
  if (Date.now() < silentUntil) return lastSite()
  if (Date.now() < failedUntil || isUpstreamLate()) return null
  try {
    last = (await callPublic(getShop)).data
    return last
  } catch (error) {
    if (isMissing(error)) {
      silentUntil = Date.now() + ASKED_AGAIN_MS
      last = null
      return lastSite()
    }
    failedUntil = Date.now() + LEFT_ALONE_MS
    logError('shop not loaded', { reason: error instanceof Error ? error.name : 'unknown' })
    return null
  }
})

/** The shop's own facts, the last known where they cannot be asked for. */
export const site = async (): Promise<Site> => (await findSite()) ?? lastSite()
