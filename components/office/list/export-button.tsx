import { type RaRecord, useDataProvider, useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import { SaveButtons } from '@/components/office/files/save-buttons'
import { collectRows, MOST_ROWS } from '@/components/office/list/collect-rows'
import type { Column } from '@/components/office/list/data-table'
import { office } from '@/lib/messages/office'

type Props<R extends RaRecord> = { columns: readonly Column<R>[]; name: string }

/** Everything the filters let through, page by page, as a file for spreadsheets; a part of it never passes for the whole. */
export function ExportButton<R extends RaRecord>({ columns, name }: Props<R>) {
  const { resource, sort, filterValues: filter } = useListContext()
  const provider = useDataProvider()
  const notify = useNotify()
  const [count, setCount] = useState<number | null>(null)
  const fetch = (page: number, perPage: number) =>
    provider.getList<R>(resource, { pagination: { page, perPage }, sort, filter })
  const collect = async () => {
    try {
      const { rows, isCut } = await collectRows(fetch, setCount)
      const told = isCut ? office.list.exportCut(MOST_ROWS) : office.list.exported(rows.length)
      notify(told, { type: isCut ? 'warning' : 'success' })
      const heads = columns.map(({ label }) => label)
      return [heads, ...rows.map((row) => columns.map(({ text }) => text(row)))]
    } finally {
      setCount(null)
    }
  }
  return (
    <>
      <p
        role="status"
        className={count === null ? 'sr-only' : 'num self-center text-sm text-ink-2'}
      >
        {count === null ? '' : office.list.exporting(count)}
      </p>
      <SaveButtons name={name} rows={collect} />
    </>
  )
}
