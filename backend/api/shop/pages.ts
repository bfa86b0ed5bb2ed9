import { getIntroPage } from '@/backend/api/shop/about'
import { findPage, findRedirect } from '@/backend/modules/content'
import { fillShopPlaceholders, fillShopPlaceholdersInHtml } from '@/backend/modules/settings'
import {
  fillDeliveryPlaceholders,
  findRates,
  hasDeliveryPlaceholders,
} from '@/backend/modules/shipping'
import type { Context, Handler, HandlersOf } from '@/backend/platform/context'
import { isStorefront } from '@/backend/platform/http/client-address'
import { notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { internalPath, shopPath } from '@/backend/platform/http/internal-path'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { sitemapItems } from '@/backend/read-models/sitemap/sitemap-queries'
import { rateLimits } from '@/contract/rate-limits'
import type * as calls from '@/contract/shop/pages'
import type * as sitemapCalls from '@/contract/shop/sitemap'

const { most: MOST_CHECKS, seconds: CHECKS_WINDOW_S } = rateLimits.shortLinks.ofAddress

/** Fees and days in a text are those of the table that prices orders, name and address those of the shop. */
export async function withFacts(html: string, { db, settings }: Pick<Context, 'db' | 'settings'>) {
  const { shop, warehouseCity, feeCarriers } = settings.current()
  return fillShopPlaceholdersInHtml(
    hasDeliveryPlaceholders(html)
      ? fillDeliveryPlaceholders(html, await findRates(db, warehouseCity), feeCarriers.length > 0)
      : html,
    shop,
  )
}

const getLandingPage: Handler<typeof calls.getLandingPage> = async ({ params }, context) => {
  const page = await findPage(context.db, params.id)
  if (!page) throw notFound()
  await context.settings.refresh()
  const { shop } = context.settings.current()
  return {
    data: {
      id: page.slug,
      title: fillShopPlaceholders(page.title, shop),
      kind: page.kind,
      description: page.description === '' ? null : fillShopPlaceholders(page.description, shop),
      content: await withFacts(page.contentHtml, context),
      updatedTime: page.updatedAt.toISOString(),
    },
  }
}

/** The path a short link stands for; an address of another site has none. */
function pathOf(url: string, publicUrl: string): string | null {
  const path = shopPath(url, publicUrl)
  return path && new URL(path, publicUrl).pathname.replace(/(?<=[^/])\/+$/, '')
}

/** The storefront renders short links for everybody: one address, many people. */
const rendersPages = ({ header, config, ip }: Pick<Context, 'config' | 'header' | 'ip'>) =>
  /^(127\.|::1$|::ffff:127\.)/.test(ip) ||
  (header('x-forwarded-for') === undefined && isStorefront(header('x-internal-secret'), config))

async function limitChecks(context: Context) {
  if (rendersPages(context)) return
  const { db, ip, now } = context
  const key = throttleKey('check-url', { address: ip })
  const { allowed, retryAfter } = await countHit(db, key, MOST_CHECKS, CHECKS_WINDOW_S, now())
  if (!allowed) throw tooManyRequests(retryAfter)
}

const checkUrl: Handler<typeof calls.checkUrl> = async ({ body }, context) => {
  await limitChecks(context)
  const { db, config } = context
  const path = pathOf(body.url, config.publicUrl)
  const target = path && (await findRedirect(db, path))
  return { data: target && target !== path ? internalPath(target) : null }
}

const listSitemapItems: Handler<typeof sitemapCalls.listSitemapItems> = async (
  { params, query },
  { db, now },
) => {
  const rows = await sitemapItems[params.kind](db, query.after, now())
  return {
    data: rows.map(({ id, slug, updatedAt }) => ({
      id,
      slug,
      updatedTime: updatedAt.toISOString(),
    })),
  }
}

export const pageRoutes: HandlersOf<'pages'> = {
  checkUrl,
  getIntroPage,
  getLandingPage,
  listSitemapItems,
}
