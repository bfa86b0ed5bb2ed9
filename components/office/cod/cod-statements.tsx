import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import { type CodStatement, listCodStatements } from '@/contract/staff/cod-statements'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeCod as texts } from '@/lib/messages/office-cod'

const RECENT = 5
const heads = texts.statement

function StatementRow({ statement }: { statement: CodStatement }) {
  const { carrier, number, createdTime, lines, collected, fees, payout, open } = statement
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <span className="num">{number}</span>
        <span className="block text-sm text-ink-2">
          {texts.carriers[carrier] ?? carrier} ·{' '}
          <span className="num">{formatDateTime(createdTime)}</span>
        </span>
      </th>
      <td className="num hidden py-2 pr-4 text-right sm:table-cell">{lines}</td>
      <td className="num hidden py-2 pr-4 text-right sm:table-cell">{formatMoney(collected)}</td>
      <td className="num hidden py-2 pr-4 text-right sm:table-cell">{formatMoney(fees)}</td>
      <td className="num py-2 pr-4 text-right">{formatMoney(payout)}</td>
      <td className="num py-2 text-right">{open}</td>
    </tr>
  )
}

function Statements({ statements }: { statements: readonly CodStatement[] }) {
  if (statements.length === 0) return <p className="text-ink-2">{texts.none}</p>
  return (
    <table className="w-full">
      <thead>
        <tr className="text-sm">
          <th scope="col" className="py-2 pr-4 text-left">
            {heads.number}
          </th>
          <th scope="col" className="hidden py-2 pr-4 text-right sm:table-cell">
            {heads.lines}
          </th>
          <th scope="col" className="hidden py-2 pr-4 text-right sm:table-cell">
            {heads.collected}
          </th>
          <th scope="col" className="hidden py-2 pr-4 text-right sm:table-cell">
            {heads.fees}
          </th>
          <th scope="col" className="py-2 pr-4 text-right">
            {heads.payout}
          </th>
          <th scope="col" className="py-2 text-right">
            {heads.open}
          </th>
        </tr>
      </thead>
      <tbody>
        {statements.map((statement) => (
          <StatementRow key={statement.id} statement={statement} />
        ))}
      </tbody>
    </table>
  )
}

/** The newest statements with what should have reached the bank. */
export function CodStatements() {
  const { data, error, refetch } = useQuery({
    // Begins with the resource, so that a refresh of the list asks again.
    queryKey: ['cod', 'statements'],
    queryFn: async () => (await staffCall(listCodStatements, { query: { pageSize: RECENT } })).data,
  })
  return (
    <section aria-labelledby="cod-recent" className="mb-6 grid gap-2">
      <h2 id="cod-recent" className="text-lg font-semibold">
        {texts.recent}
      </h2>
      {error ? <LoadFailure title={texts.recentFailed} error={error} onRetry={refetch} /> : null}
      {data ? <Statements statements={data} /> : null}
    </section>
  )
}
