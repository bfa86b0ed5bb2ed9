import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { page } from '@/backend/modules/content/tables'
import { shopSetting } from '@/backend/modules/settings/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Context } from '@/backend/platform/context'
import { requiredPolicyPages } from '@/backend/read-models/opening/required-policy-pages'
import { publicationStatus } from '@/contract/kinds'
import { allPaymentSites } from '@/contract/shop/payment-sites'
import type { Opening } from '@/contract/staff/opening'

const namedFacts = ['name', 'company', 'address', 'warehouse', 'hotlines', 'email', 'taxCode']

async function findMissingPages({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .select({ slug: page.slug })
    .from(page)
    .where(
      and(
        inArray(page.slug, [...requiredPolicyPages]),
        eq(page.status, publicationStatus.published),
      ),
    )
  return requiredPolicyPages.filter((slug) => !rows.some((row) => row.slug === slug))
}

async function hasBooks({ db }: Pick<Context, 'db'>) {
  const [row] = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(inventory, eq(inventory.productId, product.id))
    .where(and(eq(product.isActive, true), isNull(product.archivedAt), gt(inventory.onHand, 0)))
    .limit(1)
  return row !== undefined
}

async function hasOwnFees({ db }: Pick<Context, 'db'>) {
  const [row] = await db
    .select({ version: shopSetting.version })
    .from(shopSetting)
    .where(and(eq(shopSetting.key, 'shipping'), sql`${shopSetting.version} > 0`))
  return row !== undefined
}

/** What is there, read from the shop itself each time. */
export async function checklist(context: Pick<Context, 'db' | 'settings'>): Promise<Opening> {
  await context.settings.refresh()
  const settings = context.settings.current()
  const { shop, accounts, isOpen } = settings
  const missingPages = await findMissingPages(context)
  const sources: Readonly<Record<string, string>> = settings.sources
  const takesMoney = ['transfer', ...allPaymentSites.map(({ account }) => account)].some((name) =>
    ['environment', 'office'].includes(sources[name] ?? ''),
  )
  const step = (name: Opening['steps'][number]['name'], isDone: boolean, isRequired: boolean) => ({
    name,
    isDone,
    isRequired,
  })
  return {
    isOpen,
    steps: [
      step(
        'facts',
        namedFacts.every((fact) => shop.given.includes(fact)),
        true,
      ),
      step('payment', takesMoney, false),
      step('shipping', await hasOwnFees(context), false),
      step('books', await hasBooks(context), true),
      step('pages', missingPages.length === 0, true),
      step('mail', accounts.mail !== null, false),
      step('zalo', shop.zaloUrl !== '', false),
      step('notification', shop.notificationUrl !== '', false),
    ],
    missingPages,
  }
}
