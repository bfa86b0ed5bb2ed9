import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { DidYouMean } from '@/components/catalog-ui/did-you-mean'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { ItemList } from '@/components/catalog-ui/item-list'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Crumb } from '@/components/catalog-ui/view-models'
import { NewsCard } from '@/components/news/news-card'
import { ChipLink } from '@/components/ui/chip'
import { chipRowClass } from '@/components/ui/chip-class'
import { LinkButton } from '@/components/ui/link-button'
import { Pagination } from '@/components/ui/pagination'
import type { listNews, NewsItem, NewsTag } from '@/contract/shop/news'
import { formatNumber } from '@/lib/format/money'
import { news as texts } from '@/lib/messages/news'
import { paths } from '@/lib/routes/paths'
import type { ListFilter } from '@/lib/routes/read-query'

type NewsFilter = ListFilter<typeof listNews>

type Props = {
  title: string
  crumbs: readonly Crumb[]
  origin: string
  items: readonly NewsItem[]
  totalPage: number
  totalItem: number | undefined
  suggestion: string | null | undefined
  tags: readonly NewsTag[]
  newest: readonly NewsItem[]
  filter: NewsFilter
}

/** Book news: the main article, the newest beside it, then the rest. */
export function NewsListView(props: Props) {
  const { title, crumbs, origin, items, totalPage, totalItem, tags, newest, filter } = props
  const isFront = filter.page === 1 && !filter.tag && !filter.searchContent
  const main = isFront ? (items.find(({ isFocus }) => isFocus) ?? items[0]) : undefined
  const { searchContent } = filter
  const address = (page: number) => paths.newsList({ ...filter, page })
  const rest = items.filter((item) => item !== main)
  const count = totalItem === undefined ? undefined : texts.count(formatNumber(totalItem))
  return (
    <div className="wrap grid grid-cols-1 gap-4 pb-6">
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <ItemList
        origin={origin}
        items={items.map(({ newsId: id, newsURL }) => ({
          href: paths.news({ id, newsURL }),
        }))}
      />
      <SectionHeading level={1} aside={count}>
        {title}
      </SectionHeading>
      <nav aria-label={texts.tags} className={chipRowClass}>
        <ChipLink selected={filter.tag === undefined} href={paths.newsList({ searchContent })}>
          {texts.allTags}
        </ChipLink>
        {tags.map(({ tagId, tagName, totalNews }) => (
          <ChipLink
            key={tagId}
            selected={filter.tag === tagId}
            // Of all articles, not of those that match.
            count={searchContent ? undefined : totalNews}
            href={paths.newsList({ tag: tagId, searchContent })}
          >
            {tagName}
          </ChipLink>
        ))}
      </nav>
      {items.length === 0 ? <None /> : null}
      {main ? (
        <div className="grid gap-8 lg:grid-cols-[1fr_22rem]">
          <NewsCard item={main} isMain />
          <aside aria-labelledby="newest" className="grid content-start gap-4">
            <h2 id="newest" className="text-h3">
              {texts.newest}
            </h2>
            <ul className="divide-y divide-line">
              {newest.map((item) => (
                <li key={item.newsId} className="py-3 first:pt-0">
                  <NewsCard item={item} level={3} hasPicture={false} />
                </li>
              ))}
            </ul>
          </aside>
        </div>
      ) : null}
      <DidYouMean type={3} text={props.suggestion} />
      <ul aria-label={texts.list} className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {rest.map((item) => (
          <li key={item.newsId}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
      <Pagination page={filter.page} total={totalPage} href={address} />
    </div>
  )
}

const None = () => (
  <EmptyState title={texts.none.title} text={texts.none.text}>
    <LinkButton href={paths.newsList()}>{texts.none.action}</LinkButton>
  </EmptyState>
)
