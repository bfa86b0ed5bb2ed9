import { type RaRecord, useDataProvider, useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import { csvOf } from '@/components/office/list/csv'
import type { Column } from '@/components/office/list/data-table'
import { Button } from '@/components/ui/button'
import { userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

const PAGE = 100
const MOST_PAGES = 100

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

type Props<R extends RaRecord> = { columns: readonly Column<R>[]; name: string }

/** Everything the filters let through, page by page, as a file for spreadsheets. */
export function ExportButton<R extends RaRecord>({ columns, name }: Props<R>) {
  const { resource, sort, filterValues: filter } = useListContext()
  const provider = useDataProvider()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const collect = async () => {
    const rows: R[] = []
    for (let page = 1; page <= MOST_PAGES; page++) {
      const pagination = { page, perPage: PAGE }
      const { data } = await provider.getList<R>(resource, { pagination, sort, filter })
      rows.push(...data)
      if (data.length < PAGE) break
    }
    return rows.map((row) => columns.map(({ text }) => text(row)))
  }
  const run = async () => {
    setIsBusy(true)
    try {
      const heads = columns.map(({ label }) => label)
      const day = new Date().toISOString().slice(0, 10)
      download(`${name}-${day}.csv`, csvOf([heads, ...(await collect())]))
    } catch (error) {
      notify(userMessageOf(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="quiet" icon="download" busy={isBusy} onClick={run}>
      {office.list.exportCsv}
    </Button>
  )
}
