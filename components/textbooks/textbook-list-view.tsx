import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import card from '@/components/catalog-ui/card.module.css'
import { CardGrid } from '@/components/catalog-ui/card-grid'
import { Cover } from '@/components/catalog-ui/cover'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { ItemList } from '@/components/catalog-ui/item-list'
import { listPageClass } from '@/components/catalog-ui/list-page-class'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Crumb } from '@/components/catalog-ui/view-models'
import { GradeSetView } from '@/components/textbooks/grade-set-view'
import { VolumeLinks } from '@/components/textbooks/volume-links'
import { Button } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip'
import { chipRowClass } from '@/components/ui/chip-class'
import { LinkButton } from '@/components/ui/link-button'
import { TextInput } from '@/components/ui/text-input'
import type { AssetItem, GradeSet } from '@/contract/shop/textbooks'
import { formatNumber } from '@/lib/format/money'
import { textbooks as texts } from '@/lib/messages/textbooks'
import { paths } from '@/lib/routes/paths'

export type TextbookFilter = {
  grade: number | undefined
  subject: string | undefined
  searchContent: string | undefined
}

type Props = {
  title: string
  items: readonly AssetItem[]
  /** What the shop has for the grade, when one is chosen. */
  set?: GradeSet | null
  grades: readonly number[]
  subjects: readonly string[]
  filter: TextbookFilter
  crumbs: readonly Crumb[]
  origin: string
}

/** Textbooks by grade, by subject and by name. */
export function TextbookListView(props: Props) {
  const { title, items, set, grades, subjects, filter, crumbs, origin } = props
  const address = (change: Partial<TextbookFilter>) => paths.textbooks({ ...filter, ...change })
  const count = texts.count(formatNumber(items.length))
  const hasSet = set !== null && set !== undefined && set.books.length > 0
  return (
    <div className={listPageClass}>
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <ItemList
        origin={origin}
        items={items.map(({ assetId: id, slug }) => ({
          href: paths.textbook({ id, slug }),
        }))}
      />
      <SectionHeading level={1} aside={hasSet ? undefined : count}>
        {title}
      </SectionHeading>
      <search>
        <form
          method="get"
          action={paths.textbooks()}
          className="flex max-w-measure items-end gap-3"
        >
          {filter.grade ? <input type="hidden" name="grade" value={filter.grade} /> : null}
          {filter.subject ? <input type="hidden" name="subject" value={filter.subject} /> : null}
          <TextInput
            label={texts.search}
            className="flex-1"
            name="searchContent"
            type="search"
            defaultValue={filter.searchContent}
          />
          <Button type="submit" variant="quiet" icon="search">
            {texts.searchButton}
          </Button>
        </form>
      </search>
      <nav aria-label={texts.grades} className={chipRowClass}>
        <ChipLink selected={filter.grade === undefined} href={address({ grade: undefined })}>
          {texts.allGrades}
        </ChipLink>
        {grades.map((grade) => (
          <ChipLink key={grade} selected={filter.grade === grade} href={address({ grade })}>
            {texts.grade(grade)}
          </ChipLink>
        ))}
      </nav>
      {subjects.length > 1 ? (
        <nav aria-label={texts.subjects} className={chipRowClass}>
          <ChipLink selected={filter.subject === undefined} href={address({ subject: undefined })}>
            {texts.allSubjects}
          </ChipLink>
          {subjects.map((subject) => (
            <ChipLink
              key={subject}
              selected={filter.subject === subject}
              href={address({ subject })}
            >
              {subject}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {set ? <GradeSetView set={set} /> : null}
      {items.length === 0 ? (
        <EmptyState title={texts.none.title} text={texts.none.text}>
          <LinkButton href={paths.textbooks()}>{texts.none.action}</LinkButton>
        </EmptyState>
      ) : (
        <>
          {hasSet ? <SectionHeading aside={count}>{texts.withContents}</SectionHeading> : null}
          <CardGrid label={texts.title}>
            {items.map((item) => (
              <TextbookCard key={item.assetId} item={item} />
            ))}
          </CardGrid>
        </>
      )}
    </div>
  )
}

function TextbookCard({ item }: { item: AssetItem }) {
  const { assetId: id, assetName, slug, imageURL, className } = item
  return (
    <article className={card.card}>
      <div className={card.board}>
        <Cover id={id} title={assetName} author={className} src={imageURL} />
      </div>
      <div>
        <h2 className={card.title}>
          <a href={paths.textbook({ id, slug })}>{assetName}</a>
        </h2>
        <p className={card.author}>{className}</p>
      </div>
      <VolumeLinks item={item} size="sm" className="relative z-10 mt-2 flex flex-wrap gap-2" />
    </article>
  )
}
