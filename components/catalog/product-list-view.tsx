import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Applied, appliedFilters, type ListHref } from '@/components/catalog/applied-filters'
import { FILTERS_ID, FilterSheet } from '@/components/catalog/filter-sheet'
import { FoundElsewhere } from '@/components/catalog/found-elsewhere'
import { ProductFilters } from '@/components/catalog/product-filters'
import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { CardGrid } from '@/components/catalog-ui/card-grid'
import { DidYouMean } from '@/components/catalog-ui/did-you-mean'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { ItemList } from '@/components/catalog-ui/item-list'
import { listPageClass } from '@/components/catalog-ui/list-page-class'
import { toProductView } from '@/components/catalog-ui/mappers'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Crumb } from '@/components/catalog-ui/view-models'
import { ChipLink } from '@/components/ui/chip'
import { chipClass, chipRowClass } from '@/components/ui/chip-class'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { Pagination } from '@/components/ui/pagination'
import type { Output } from '@/contract/endpoint'
import type { Category, listProducts, ProductSort } from '@/contract/shop/catalog'
import type { ProductFilter } from '@/lib/catalog/filter-query'
import { formatNumber } from '@/lib/format/money'
import { catalog as texts } from '@/lib/messages/catalog'
import { isCourse } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

type List = Output<typeof listProducts>['data']

type Props = {
  title: string
  crumbs: readonly Crumb[]
  origin: string
  list: List
  filter: ProductFilter
  address: ListHref
  categories: readonly Category[]
  current?: Category | undefined
}

/** The first row on a phone; wider screens load the others at once too. */
const EAGER_COVERS = 2

/** A list of products with filters: all, a category, or search results. */
export function ProductListView(props: Props) {
  const { title, crumbs, origin, list, filter, address, categories, current } = props
  const applied = appliedFilters(filter, address, current ? [] : categories)
  return (
    <div className={listPageClass}>
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <ItemList
        origin={origin}
        items={list.productSales.map(({ productId: id, slug }) => ({
          href: paths.product({ id, slug }),
        }))}
      />
      <SectionHeading level={1} aside={<span className="num">{countText(list)}</span>}>
        {title}
      </SectionHeading>
      <div className="grid gap-4 lg:grid-cols-[260px_1fr] lg:gap-8">
        <FilterSheet>
          <ProductFilters
            filter={filter}
            address={address}
            categories={categories}
            current={current}
            choices={list}
          />
        </FilterSheet>
        <section aria-label={texts.results} className="grid min-w-0 content-start gap-6">
          <div className={chipRowClass}>
            <button
              type="button"
              className={clsx(chipClass, 'lg:hidden')}
              popoverTarget={FILTERS_ID}
            >
              <Icon name="filter" size={16} />
              {texts.filters.open(applied.length)}
            </button>
            {list.totalProduct > 0 ? <SortChips filter={filter} address={address} /> : null}
          </div>
          <AppliedChips applied={applied} clear={clearAddress(current)} />
          <FoundElsewhere {...list} />
          <Results
            list={list}
            filter={filter}
            clear={clearAddress(current)}
            categories={categories}
          />
          <Pagination
            page={filter.page}
            total={list.totalPage}
            href={(page) => address({ page })}
          />
        </section>
      </div>
    </div>
  )
}

const clearAddress = (current: Category | undefined) =>
  current ? paths.category({ id: current.categoryId, slug: current.slug }) : paths.products()

/** Of courses alone, as the page shows them, none is a copy. */
const isCourses = ({ productSales }: List) =>
  productSales.length > 0 && productSales.every(isCourse)

const countText = (list: List) =>
  texts[list.isCountCapped ? 'countAtLeast' : 'count'](
    formatNumber(list.totalProduct),
    isCourses(list),
  )

function AppliedChips({ applied, clear }: { applied: readonly Applied[]; clear: string }) {
  if (applied.length === 0) return null
  return (
    <ul aria-label={texts.filters.applied} className="flex flex-wrap gap-2">
      {applied.map(({ label, href }) => (
        <li key={label}>
          <ChipLink href={href} icon="close" aria-label={texts.filters.remove(label)}>
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <LinkButton variant="text" size="sm" href={clear}>
          {texts.filters.clear}
        </LinkButton>
      </li>
    </ul>
  )
}

const sorts: readonly ProductSort[] = ['popular', 'newest', 'price-asc', 'price-desc', 'discount']

function SortChips({ filter, address }: Pick<Props, 'filter' | 'address'>) {
  const usual: ProductSort = filter.searchContent ? 'relevance' : 'popular'
  const offered = filter.searchContent ? (['relevance', ...sorts] as const) : sorts
  return (
    <nav aria-label={texts.sortLabel} className="contents">
      <span className="text-sm text-ink-2 max-sm:hidden" aria-hidden="true">
        {texts.sortLabel}
      </span>
      {offered.map((sort) => (
        <ChipLink
          key={sort}
          selected={(filter.sort ?? usual) === sort}
          href={address({ sort: sort === usual ? undefined : sort })}
        >
          {texts.sorts[sort]}
        </ChipLink>
      ))}
    </nav>
  )
}

type NoneProps = Pick<Props, 'filter' | 'categories'> & { clear: string }

/** Says what to try next. */
function NoneFound({ filter, clear, categories }: NoneProps) {
  const { searchContent } = filter
  const shelves = categories.filter(
    ({ parentId, totalProduct }) => parentId === 0 && totalProduct > 0,
  )
  return (
    <EmptyState
      title={texts.none.title}
      text={searchContent ? texts.none.search(searchContent) : texts.none.text}
    >
      {searchContent ? (
        <ul className="mb-5 grid gap-1 text-ink-2">
          {texts.none.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      ) : null}
      <LinkButton href={clear}>{searchContent ? texts.none.all : texts.none.clear}</LinkButton>
      {searchContent && shelves.length > 0 ? (
        <nav aria-labelledby="shelves" className="mt-5 grid max-w-measure gap-4">
          <h2 id="shelves" className="text-h3">
            {texts.none.shelves}
          </h2>
          <div className="flex flex-wrap justify-center gap-2">
            {shelves.map(({ categoryId: id, slug, categoryName, totalProduct }) => (
              <ChipLink key={id} href={paths.category({ id, slug })} count={totalProduct}>
                {categoryName}
              </ChipLink>
            ))}
          </div>
        </nav>
      ) : null}
    </EmptyState>
  )
}

/** Words of the search that nothing here has are said, not dropped. */
function UnmetText({ isNear, unmet = [], met = '' }: List) {
  if (unmet.length > 0) {
    return (
      <p>
        {texts.unmet(
          unmet.map(({ words, name }) => name ?? texts.with(words)),
          met,
        )}
      </p>
    )
  }
  return isNear ? <p>{texts.near}</p> : null
}

function Results({ list, filter, clear, categories }: Pick<Props, 'list'> & NoneProps): ReactNode {
  const { productSales, suggestion } = list
  const hint = <DidYouMean type={1} text={suggestion} />
  if (productSales.length === 0)
    return <NoneFound filter={filter} clear={clear} categories={categories} />
  return (
    <>
      {hint}
      <UnmetText {...list} />
      <CardGrid label={texts.results}>
        {productSales.map((product, index) => (
          <ProductCard
            key={product.productId}
            product={toProductView(product)}
            level={2}
            eager={index < EAGER_COVERS}
          />
        ))}
      </CardGrid>
    </>
  )
}
