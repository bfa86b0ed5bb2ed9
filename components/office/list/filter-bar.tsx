import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { SavedFilters } from '@/components/office/list/saved-filters'
import { useFilters } from '@/components/office/list/use-filters'
import { Button } from '@/components/ui/button'
import { type Option, Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { office } from '@/lib/messages/office'

/** `unset` says what the list shows when nothing is chosen; usually all. */
type Kind =
  | { kind: 'choice'; options: readonly Option[]; unset?: string }
  | { kind: 'text' | 'date' }

export type Filter = { source: string; label: string } & Kind

const texts = office.list

/** Typed text counts when it is sent or left, so that a list is asked once and not per letter. */
function TextFilter({ source, label, type }: { source: string; label: string; type: string }) {
  const { filterValues, set } = useFilters()
  const given = String(filterValues[source] ?? '')
  const [text, setText] = useState(given)
  const apply = () => {
    if (text.trim() !== given) set(source, text.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <form onSubmit={submit} className="flex min-w-0 items-end gap-2">
      <TextInput
        className="min-w-0 flex-1"
        label={label}
        type={type}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
      />
      {source === 'q' ? (
        <Button type="submit" variant="quiet">
          {texts.search}
        </Button>
      ) : null}
    </form>
  )
}

function FilterField({ filter }: { filter: Filter }) {
  const { filterValues, set } = useFilters()
  const { source, label, kind } = filter
  if (kind !== 'choice') {
    const type = kind === 'date' ? 'date' : 'text'
    return <TextFilter source={source} label={label} type={type} />
  }
  return (
    <Select
      label={label}
      value={String(filterValues[source] ?? '')}
      onChange={(event) => set(source, event.target.value)}
      options={[{ value: '', label: filter.unset ?? texts.all }, ...filter.options]}
    />
  )
}

type Props = {
  filters: readonly Filter[]
  hasSearch: boolean
  searchLabel: string
  /** The name its saved filters have in this browser. */
  storedAs: string
  isLookUp: boolean
}

/** Search and filters of a list, kept in its address. */
export function FilterBar({ filters, hasSearch, searchLabel, storedAs, isLookUp }: Props) {
  const { filterValues, clear } = useFilters()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <>
      {/* A filter that is taken off elsewhere empties its field, too. */}
      <div
        key={isFiltered ? 'some' : 'none'}
        className={clsx(
          'mb-3 grid gap-3',
          isLookUp ? 'max-w-[32rem]' : 'sm:grid-cols-2 xl:grid-cols-4',
        )}
      >
        {hasSearch ? <TextFilter source="q" label={searchLabel} type="search" /> : null}
        {filters.map((filter) => (
          <FilterField key={filter.source} filter={filter} />
        ))}
      </div>
      {isFiltered ? (
        <Button variant="text" size="sm" icon="close" onClick={clear}>
          {texts.clear}
        </Button>
      ) : null}
      {isLookUp ? null : <SavedFilters storedAs={storedAs} />}
    </>
  )
}
