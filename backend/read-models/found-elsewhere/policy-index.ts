import { and, eq, sql } from 'drizzle-orm'
import { page } from '@/backend/modules/content/tables'
import { anchored, isNamed, type Search, wordsOf } from '@/backend/modules/search'
import type { Services } from '@/backend/platform/context'
import { publicationStatus } from '@/contract/kinds'

type Policy = { slug: string; title: string; headings: string[]; text: string; words: string }

type Known = { edition: string; policies: Promise<Policy[]> }
// By configuration, because there is one of it per running backend.
const cache = new WeakMap<Services['config'], Known>()

const shown = and(eq(page.kind, 'static'), eq(page.status, publicationStatus.published))

const plainText = (html: string) => html.replace(/<[^<>]*>/g, ' ')
const spaced = (text: string) =>
  ` ${wordsOf(text)
    .map(({ exact }) => exact)
    .join(' ')} `

async function readPolicies({ db }: Pick<Services, 'db'>): Promise<Policy[]> {
  const { slug, title, description, contentHtml } = page
  const rows = await db
    .select({ slug, title, description, contentHtml })
    .from(page)
    .where(shown)
    .orderBy(page.slug)
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    headings: row.contentHtml
      .split(/(?=<h[2-4][ >])/)
      .flatMap((part) => (/^<h[2-4]/.test(part) ? part.split('</h', 1).map(plainText) : [])),
    text: `${row.title} ${row.description}`,
    words: spaced(plainText(row.contentHtml)),
  }))
}

/** The pages of help and policies, read anew when one of them has changed. */
async function policiesOf({ db, config }: Pick<Services, 'db' | 'config'>): Promise<Policy[]> {
  const [row] = await db
    .select({
      edition: sql<string>`concat(count(*), ' ', max(${page.savedAt}), ' ', max(${page.updatedAt}))`,
    })
    .from(page)
    .where(shown)
  const edition = row?.edition ?? ''
  const known = cache.get(config)
  if (known?.edition === edition) return await known.policies
  const policies = readPolicies({ db })
  const fresh = { edition, policies }
  cache.set(config, fresh)
  policies.catch(() => {
    if (cache.get(config) === fresh) cache.delete(config)
  })
  return await policies
}

/** How near a page is to what was typed: in its title or description, under one heading, in its text word for word. */
function nearness({ title, headings, text, words }: Policy, search: Search): number {
  if (isNamed(search, title)) return 4
  if (isNamed(search, text)) return 3
  if (headings.some((heading) => isNamed(search, heading))) return 2
  const typed = search.words.map(({ exact }) => exact).join(' ')
  return search.words.length > 1 && words.includes(` ${typed} `) ? 1 : 0
}

export type FoundPolicy = { slug: string; title: string; isAbout: boolean }

/** Pages about what was typed, then those that say it under a heading or word for word. */
export async function findPolicies(
  services: Pick<Services, 'db' | 'config'>,
  search: Search,
  most: number,
): Promise<FoundPolicy[]> {
  const policies = await policiesOf(services)
  const near = policies
    .map((policy) => ({ policy, score: nearness(policy, search) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const best = near[0]?.score ?? 0
  if (best > 0) {
    // A page that only mentions it is no answer beside one that is about it.
    return near
      .filter(({ score }) => score > 1 || score === best)
      .slice(0, most)
      .map(({ policy: { slug, title }, score }) => ({ slug, title, isAbout: score > 2 }))
  }
  const core = anchored(search)
  return policies
    .filter(({ title }) => core !== null && isNamed(core, title))
    .slice(0, most)
    .map(({ slug, title }) => ({ slug, title, isAbout: false }))
}
