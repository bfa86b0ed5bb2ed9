import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { CardGrid } from '@/components/catalog-ui/card-grid'
import { CourseCard } from '@/components/catalog-ui/course-card'
import { DidYouMean } from '@/components/catalog-ui/did-you-mean'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { ItemList } from '@/components/catalog-ui/item-list'
import { listPageClass } from '@/components/catalog-ui/list-page-class'
import { toCourseView } from '@/components/catalog-ui/mappers'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Crumb } from '@/components/catalog-ui/view-models'
import { ChipLink } from '@/components/ui/chip'
import { chipRowClass } from '@/components/ui/chip-class'
import { LinkButton } from '@/components/ui/link-button'
import { Pagination } from '@/components/ui/pagination'
import type { Output } from '@/contract/endpoint'
import type { listCourseCategories, listLibraryCourses } from '@/contract/shop/learning'
import { formatNumber } from '@/lib/format/money'
import { library } from '@/lib/messages/library'
import { paths } from '@/lib/routes/paths'
import type { ListFilter } from '@/lib/routes/read-query'

const texts = library

export type LibraryFilter = ListFilter<typeof listLibraryCourses> & { tab: 'sgk' | undefined }

type Props = {
  title: string
  list: Output<typeof listLibraryCourses>
  categories: Output<typeof listCourseCategories>['data']
  filter: LibraryFilter
  crumbs: readonly Crumb[]
  origin: string
}

/** The library: courses by group, or those that follow a textbook. */
export function LibraryListView({ title, list, categories, filter, crumbs, origin }: Props) {
  const address = (change: Partial<LibraryFilter>) =>
    paths.library({ ...filter, page: 1, ...change })
  return (
    <div className={listPageClass}>
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <ItemList
        origin={origin}
        items={list.data.map(({ courseId: id, slug }) => ({
          href: paths.libraryCourse({ id, slug }),
        }))}
      />
      <SectionHeading
        level={1}
        aside={list.totalItem === undefined ? undefined : texts.count(formatNumber(list.totalItem))}
      >
        {title}
      </SectionHeading>
      <nav aria-label={texts.tabs} className={chipRowClass}>
        <ChipLink selected={!filter.tab} href={address({ tab: undefined })}>
          {texts.courses}
        </ChipLink>
        <ChipLink selected={filter.tab === 'sgk'} href={address({ tab: 'sgk' })}>
          {texts.textbooks}
        </ChipLink>
      </nav>
      <nav aria-label={texts.categories} className={chipRowClass}>
        <ChipLink selected={!filter.category} href={address({ category: undefined })}>
          {texts.all}
        </ChipLink>
        {categories.map(({ courseCategoryId: id, courseCategoryName }) => (
          <ChipLink key={id} selected={filter.category === id} href={address({ category: id })}>
            {courseCategoryName}
          </ChipLink>
        ))}
      </nav>
      <DidYouMean type={2} text={list.suggestion} />
      {list.data.length === 0 ? (
        <None />
      ) : (
        <CardGrid kind="courses" label={texts.list}>
          {list.data.map((course) => (
            <CourseCard key={course.courseId} course={toCourseView(course)} level={2} />
          ))}
        </CardGrid>
      )}
      <Pagination page={filter.page} total={list.totalPage} href={(page) => address({ page })} />
    </div>
  )
}

const None = () => (
  <EmptyState title={texts.none.title} text={texts.none.text}>
    <LinkButton href={paths.library()}>{texts.none.action}</LinkButton>
  </EmptyState>
)
