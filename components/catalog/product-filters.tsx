import type { ReactNode } from 'react'
import { type ListHref, priceChoices } from '@/components/catalog/applied-filters'
import { CategoryFilter } from '@/components/catalog/category-filter'
import { Button } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip'
import { controlClass } from '@/components/ui/control-class'
import { Disclosure } from '@/components/ui/disclosure'
import type { BookKind, Category } from '@/contract/shop/catalog'
import type { ProductFilter } from '@/lib/catalog/filter-query'
import { catalog as texts } from '@/lib/messages/catalog'
import { PRICE_PATTERN } from '@/lib/routes/normalise-list-query'

const grades = Array.from({ length: 12 }, (_, index) => index + 1)

type Props = {
  filter: ProductFilter
  address: ListHref
  categories: readonly Category[]
  current: Category | undefined
  /** The sets and kinds of the books shown. */
  choices: { series?: string[] | undefined; bookKinds?: BookKind[] | undefined }
}

/** All filters as links and one plain form, so that they work before scripts run. */
export function ProductFilters({ filter, address, categories, current, choices }: Props) {
  return (
    <div className="grid gap-2">
      <Disclosure title={texts.filters.categories} open>
        <CategoryFilter categories={categories} current={current} filter={filter} />
      </Disclosure>
      <Disclosure title={texts.filters.grades} open>
        <Chips>
          {grades.map((grade) => (
            <ChipLink
              key={grade}
              selected={filter.grade === grade}
              href={address({ grade: filter.grade === grade ? undefined : grade })}
            >
              {texts.filters.grade(grade)}
            </ChipLink>
          ))}
        </Chips>
      </Disclosure>
      <Choices
        title={texts.filters.bookKinds}
        values={choices.bookKinds}
        chosen={filter.bookKind}
        labelOf={(kind) => texts.bookKinds[kind]}
        href={(bookKind) => address({ bookKind })}
      />
      <Choices
        title={texts.filters.sets}
        values={choices.series}
        chosen={filter.series}
        labelOf={(name) => name}
        href={(series) => address({ series })}
      />
      <Disclosure title={texts.filters.prices} open>
        <Chips>
          {priceChoices(filter, address).map(({ label, isChosen, href }) => (
            <ChipLink key={label} selected={isChosen} href={href}>
              {label}
            </ChipLink>
          ))}
        </Chips>
        <PriceForm filter={filter} action={address()} />
      </Disclosure>
      <Disclosure title={texts.filters.kinds} open={Boolean(filter.objectType || filter.inStock)}>
        <Chips>
          <KindChip filter={filter} address={address} kind="0" label={texts.filters.books} />
          <KindChip filter={filter} address={address} kind="1" label={texts.filters.courses} />
          <ChipLink
            selected={filter.inStock === '1'}
            href={address({ inStock: filter.inStock ? undefined : '1' })}
          >
            {texts.filters.stock}
          </ChipLink>
        </Chips>
      </Disclosure>
    </div>
  )
}

const Chips = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
)

type ChoicesProps<Value extends string> = {
  title: string
  values: Value[] | undefined
  chosen: Value | undefined
  labelOf: (value: Value) => string
  href: (value: Value | undefined) => string
}

/** What some of the books shown have; nothing where none has it. */
function Choices<Value extends string>({
  title,
  values = [],
  chosen,
  labelOf,
  href,
}: ChoicesProps<Value>) {
  const all = [...new Set([...(chosen ? [chosen] : []), ...values])]
  if (all.length === 0) return null
  return (
    <Disclosure title={title} open={chosen !== undefined}>
      <Chips>
        {all.map((value) => (
          <ChipLink
            key={value}
            selected={value === chosen}
            href={href(value === chosen ? undefined : value)}
          >
            {labelOf(value)}
          </ChipLink>
        ))}
      </Chips>
    </Disclosure>
  )
}

function KindChip({
  filter,
  address,
  kind,
  label,
}: Pick<Props, 'filter' | 'address'> & { kind: string; label: string }) {
  const isChosen = filter.objectType === kind
  return (
    <ChipLink selected={isChosen} href={address({ objectType: isChosen ? undefined : kind })}>
      {label}
    </ChipLink>
  )
}

/** What the form leaves as it is; another price starts at the first page. */
const otherFilters = ({ page: _, priceFrom: _from, priceTo: _to, ...others }: ProductFilter) =>
  Object.entries(others)

function PriceForm({ filter, action }: { filter: ProductFilter; action: string }) {
  return (
    <form
      method="get"
      action={action.split('?')[0]}
      // On going back, a browser would restore what was typed later.
      autoComplete="off"
      className="mt-3 grid grid-cols-2 gap-2"
    >
      {otherFilters(filter).map(([key, value]) =>
        value === undefined ? null : <input key={key} type="hidden" name={key} value={value} />,
      )}
      {(['priceFrom', 'priceTo'] as const).map((key) => (
        <label key={key}>
          <span className="mb-1.5 block text-sm font-semibold">{texts.filters[key]}</span>
          <input
            type="text"
            name={key}
            className={controlClass}
            inputMode="numeric"
            pattern={PRICE_PATTERN}
            title={texts.filters.priceTitle}
            defaultValue={filter[key]}
          />
        </label>
      ))}
      <Button type="submit" variant="quiet" className="col-span-2">
        {texts.filters.apply}
      </Button>
    </form>
  )
}
