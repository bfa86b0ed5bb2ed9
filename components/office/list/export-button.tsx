import { type RaRecord, useDataProvider, useListContext } from 'ra-core'
import { SaveButtons } from '@/components/office/files/save-buttons'
import type { Column } from '@/components/office/list/data-table'

const PAGE = 100
const MOST_PAGES = 100

type Props<R extends RaRecord> = { columns: readonly Column<R>[]; name: string }

/** Everything the filters let through, page by page, as a file for spreadsheets. */
export function ExportButton<R extends RaRecord>({ columns, name }: Props<R>) {
  const { resource, sort, filterValues: filter } = useListContext()
  const provider = useDataProvider()
  const collect = async () => {
    const rows: R[] = []
    for (let page = 1; page <= MOST_PAGES; page++) {
      const pagination = { page, perPage: PAGE }
      const { data } = await provider.getList<R>(resource, { pagination, sort, filter })
      rows.push(...data)
      if (data.length < PAGE) break
    }
    const heads = columns.map(({ label }) => label)
    return [heads, ...rows.map((row) => columns.map(({ text }) => text(row)))]
  }
  return <SaveButtons name={name} rows={collect} />
}
