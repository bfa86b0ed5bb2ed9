import type { ReactNode } from 'react'
import { ChipLink } from '@/components/ui/chip'
import type { Output } from '@/contract/endpoint'
import type { listProducts } from '@/contract/shop/catalog'
import { catalog } from '@/lib/messages/catalog'
import { policyPaths } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'

const texts = catalog.found

const addresses: ReadonlySet<string> = new Set(Object.values(policyPaths))
/** Other upstreams may have pages that this shop does not show. */
const isPage = ({ slug }: { slug: string }) => addresses.has(`/${slug}`)

/** What else a search found, a row of links for each kind; pages of help come first, for they answer. */
export function FoundElsewhere(list: Output<typeof listProducts>['data']) {
  const { categories = [], courses = [], policies = [], news = [], textbooks = [] } = list
  const groups: [string, ReactNode[]][] = [
    [
      texts.policy,
      policies.filter(isPage).map(({ slug, title }) => (
        <ChipLink key={slug} href={`/${slug}`} icon="info">
          {title}
        </ChipLink>
      )),
    ],
    [
      texts.category,
      categories.map(({ categoryId: id, slug, categoryName, totalProduct }) => (
        <ChipLink key={id} href={paths.category({ id, slug })} icon="book" count={totalProduct}>
          {categoryName}
        </ChipLink>
      )),
    ],
    [
      texts.textbook,
      textbooks.map(({ assetId: id, slug, assetName }) => (
        <ChipLink key={id} href={paths.textbook({ id, slug })} icon="book">
          {assetName}
        </ChipLink>
      )),
    ],
    [
      texts.course,
      courses.map(({ courseId: id, slug, courseName }) => (
        <ChipLink key={id} href={paths.libraryCourse({ id, slug })} icon="play">
          {courseName}
        </ChipLink>
      )),
    ],
    [
      texts.news,
      news.map(({ newsId: id, newsURL, title }) => (
        <ChipLink key={id} href={paths.news({ id, newsURL })} icon="note">
          {title}
        </ChipLink>
      )),
    ],
  ]
  const some = groups.filter(([, links]) => links.length > 0)
  if (some.length === 0) return null
  return (
    <nav aria-label={texts.title} className="grid gap-2">
      {some.map(([name, links]) => (
        <div key={name} className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-2">{name}</span>
          {links}
        </div>
      ))}
    </nav>
  )
}
