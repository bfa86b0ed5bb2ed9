import { useListContext, useSavedQueries } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { office } from '@/lib/messages/office'

const texts = office.list

/** Sets of filters under names of their own, kept in this browser. */
export function SavedFilters({ storedAs }: { storedAs: string }) {
  const [saved, setSaved] = useSavedQueries(storedAs)
  const { filterValues, sort, perPage, displayedFilters, setFilters, setSort } = useListContext()
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const label = name.trim()
    if (label === '') return
    const value = { filter: filterValues, sort, perPage, displayedFilters }
    setSaved([...saved.filter((one) => one.label !== label), { label, value }])
    setName('')
  }
  return (
    <details className="mb-4">
      <summary className="link">{texts.savedFilters}</summary>
      <div className="mt-3 grid gap-3">
        <ul className="flex flex-wrap gap-2">
          {saved.map(({ label, value }) => (
            <li key={label} className="flex items-center">
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setFilters(value.filter ?? {})
                  if (value.sort) setSort(value.sort)
                }}
              >
                {label}
              </Button>
              <IconButton
                icon="close"
                size={16}
                label={texts.removeFilter(label)}
                onClick={() => setSaved(saved.filter((one) => one.label !== label))}
              />
            </li>
          ))}
        </ul>
        <form onSubmit={save} className="flex flex-wrap items-end gap-2">
          <TextInput
            label={texts.filterName}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="quiet">
            {texts.saveFilter}
          </Button>
        </form>
      </div>
    </details>
  )
}
