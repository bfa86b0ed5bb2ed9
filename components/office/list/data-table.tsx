import { clsx } from 'clsx'
import Link from 'next/link'
import { type RaRecord, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { Icon } from '@/components/ui/icon'
import { Loading } from '@/components/ui/spinner'
import { office } from '@/lib/messages/office'

export type Column<R extends RaRecord> = {
  key: string
  label: string
  cell: (row: R) => ReactNode
  /** As it stands in a file. */
  text: (row: R) => string | number
  /** The field the list can be ordered by. */
  sort?: string
  isNumber?: boolean
  /** Left out on a telephone. */
  isMinor?: boolean
}

type Props<R extends RaRecord> = {
  columns: readonly Column<R>[]
  nameOf: (row: R) => string
  hrefOf?: (row: R) => string
  hasSelection: boolean
  title: string
  /** What stands in place of no rows, instead of the usual words. */
  none?: ReactNode
  noneFiltered?: ReactNode
}

const texts = office.list

const cellClass = ({ isNumber, isMinor }: { isNumber?: boolean; isMinor?: boolean }) =>
  clsx(
    'px-3 py-2.5 align-top wrap-normal',
    isNumber ? 'num text-right' : 'text-left',
    isMinor && 'hidden sm:table-cell',
  )

function SortButton({ field, label }: { field: string; label: string }) {
  const { sort, setSort } = useListContext()
  const isSorted = sort.field === field
  const isAscending = sort.order === 'ASC'
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1 font-semibold hover:text-primary"
      onClick={() => setSort({ field, order: isSorted && isAscending ? 'DESC' : 'ASC' })}
    >
      {label}
      {isSorted ? <Icon name={isAscending ? 'up' : 'down'} size={16} /> : null}
    </button>
  )
}

function HeadCell<R extends RaRecord>({ column }: { column: Column<R> }) {
  const { sort } = useListContext()
  const isSorted = column.sort !== undefined && sort.field === column.sort
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={clsx(cellClass(column), 'text-sm')}
      {...(isSorted ? { 'aria-sort': direction as 'ascending' } : {})}
    >
      {column.sort ? <SortButton field={column.sort} label={column.label} /> : column.label}
    </th>
  )
}

function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const isAll = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  return (
    <th scope="col" className="w-10 px-3">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        aria-label={texts.selectPage}
        checked={isAll}
        onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      />
    </th>
  )
}

function Rows<R extends RaRecord>({ columns, nameOf, hrefOf, hasSelection }: Props<R>) {
  const { data = [], selectedIds, onToggleItem } = useListContext<R>()
  return data.map((row) => (
    <tr key={row.id} className="border-t border-line">
      {hasSelection ? (
        <td className="px-3 py-2.5 align-top">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            aria-label={texts.select(nameOf(row))}
            checked={selectedIds.includes(row.id)}
            onChange={() => onToggleItem(row.id)}
          />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)}>
          {index === 0 && hrefOf ? (
            <Link href={hrefOf(row)} prefetch={false} className="link-quiet font-semibold">
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  ))
}

/** The rows of a list, or why there are none. */
export function DataTable<R extends RaRecord>(props: Props<R>) {
  const { columns, hasSelection, title } = props
  const { none = texts.none, noneFiltered = texts.noneFiltered } = props
  const { data, error, isFetching, refetch, filterValues } = useListContext<R>()
  if (error) return <LoadFailure title={texts.failed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  if (data.length === 0) {
    const isFiltered = Object.keys(filterValues ?? {}).length > 0
    return <p className="py-8 text-ink-2">{isFiltered ? noneFiltered : none}</p>
  }
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded border border-line bg-surface"
      {...(isFetching ? { 'data-stale': '' } : {})}
    >
      <table className="w-full">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-wash">
          <tr>
            {hasSelection ? <SelectPage /> : null}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows {...props} />
        </tbody>
      </table>
    </section>
  )
}
