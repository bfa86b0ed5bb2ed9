import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { SaveButtons } from '@/components/office/files/save-buttons'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { PageHead } from '@/components/office/frame/page-head'
import { staffCall } from '@/components/office/session/staff-call'
import { Select } from '@/components/ui/select'
import { Loading } from '@/components/ui/spinner'
import { TextInput } from '@/components/ui/text-input'
import { getReport, type Report, type ReportName, reports } from '@/contract/staff/reports'
import { formatPlainDate } from '@/lib/format/date'
import { formatMoney, formatNumber } from '@/lib/format/money'
import { shopDayOf } from '@/lib/format/shop-time'
import { officeReports as texts } from '@/lib/messages/office-reports'

const DAYS = 30
const DAY_MS = 86_400_000
const dayOf = (ms: number) => shopDayOf(new Date(ms))

type Column = Report['columns'][number]
type Cell = Report['total'][number]

const cellText = ({ kind }: Column, cell: Cell) => {
  if (typeof cell === 'string') return kind === 'day' ? formatPlainDate(cell) || cell : cell
  return kind === 'money' ? formatMoney(cell) : formatNumber(cell)
}
const cellClass = ({ kind }: Column) =>
  clsx(
    'px-3 py-2.5 align-top',
    kind === 'text' && 'min-w-28 text-left wrap-break-word',
    kind === 'day' && 'num whitespace-nowrap text-left',
    (kind === 'money' || kind === 'count') && 'num whitespace-nowrap text-right',
  )

function ReportTable({ report, name }: { report: Report; name: string }) {
  const { columns, rows, total, isCut } = report
  if (rows.length === 0) return <p className="py-8 text-ink-2">{texts.none}</p>
  return (
    <>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded border border-line bg-surface"
      >
        <table className="w-full">
          <caption className="sr-only">{name}</caption>
          <thead className="bg-wash text-sm">
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={cellClass(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report is read anew as a whole, and two rows may be alike.
              <tr key={row} className="border-t border-line">
                {columns.map((column, at) => (
                  <td key={column.label} className={cellClass(column)}>
                    {cellText(column, cells[at] ?? '')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line font-semibold">
              {columns.map((column, at) => (
                <td key={column.label} className={cellClass(column)}>
                  {cellText(column, total[at] ?? '')}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {isCut ? <p className="mt-3 text-sm text-ink-2">{texts.cut}</p> : null}
    </>
  )
}

/** What was sold and what lies in stock, as tables to look at and to take along. */
export function ReportPage() {
  const [name, setName] = useState<ReportName>('day')
  const [from, setFrom] = useState(() => dayOf(Date.now() - (DAYS - 1) * DAY_MS))
  const [to, setTo] = useState(() => dayOf(Date.now()))
  const query = { report: name, from, to }
  const { data, error, refetch } = useQuery({
    queryKey: ['office-report', query],
    queryFn: async () => (await staffCall(getReport, { query })).data,
    enabled: from !== '' && to !== '',
  })
  const collect = async () =>
    data ? [data.columns.map(({ label }) => label), ...data.rows, data.total] : []
  return (
    <>
      <PageHead title={texts.title}>
        {data ? <SaveButtons name={`bao-cao-${name}`} rows={collect} /> : null}
      </PageHead>
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <Select
          label={texts.report}
          options={reports.map((value) => ({ value, label: texts.names[value] }))}
          value={name}
          onChange={(event) => setName(reports.find((one) => one === event.target.value) ?? 'day')}
        />
        <TextInput
          type="date"
          label={texts.from}
          value={from}
          max={to}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextInput
          type="date"
          label={texts.to}
          value={to}
          min={from}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <p className="mb-4 text-sm text-ink-2">{texts.hint}</p>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data ? <ReportTable report={data} name={texts.names[name]} /> : null}
      {data || error ? null : <Loading />}
    </>
  )
}
