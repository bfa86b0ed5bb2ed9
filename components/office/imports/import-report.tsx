import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SaveButtons } from '@/components/office/files/save-buttons'
import { Section } from '@/components/office/form/section'
import { RecordLink } from '@/components/office/frame/office-paths'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { chipClass } from '@/components/ui/chip-class'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import {
  type ImportDetail,
  type ImportOutcome,
  type ImportRow,
  importOutcomes,
} from '@/contract/staff/import-records'
import { staffImports } from '@/contract/staff/imports'
import { userMessageOf } from '@/lib/api/upstream-error'
import { formatNumber } from '@/lib/format/money'
import { officeImports } from '@/lib/messages/office-imports'

const texts = officeImports.report

const listRows = async (id: string, outcome?: ImportOutcome, after?: number) => {
  const query = { ...(outcome ? { outcome } : {}), ...(after ? { after } : {}) }
  return (await staffCall(staffImports.listImportRows, { params: { id }, query })).data
}

const PAGE = 100

async function collectReport(id: string) {
  const rows: ImportRow[] = []
  for (let page = await listRows(id); ; page = await listRows(id, undefined, rows.at(-1)?.id)) {
    rows.push(...page)
    if (page.length < PAGE) break
  }
  const heads = [texts.row, texts.outcome, 'ISBN', texts.book, texts.what]
  return [
    heads,
    ...rows.map((row) => [
      ...[row.id, texts.outcomes[row.outcome], row.key ?? '', row.name],
      linesOf(row).join('\n'),
    ]),
  ]
}

/** Why it is wrong, else what it changes; a new book in one line. */
function linesOf({ outcome, problems, changes }: ImportRow): string[] {
  const wrong = problems.map(({ field, text }) => (field ? `${field}: ${text}` : text))
  if (outcome === 'wrong') return wrong
  if (outcome === 'new')
    return [...wrong, changes.map(({ field, after }) => `${field}: ${after}`).join(' · ')]
  return [
    ...wrong,
    ...changes.map(({ field, before, after }) => `${field}: ${before || '—'} → ${after || '—'}`),
  ]
}

function Rows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <section
      aria-label={texts.section}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded border border-line"
    >
      <table className="w-full">
        <thead className="bg-wash text-left text-sm">
          <tr className="max-sm:hidden">
            <th scope="col" className="px-3 py-2.5">
              {texts.row}
            </th>
            <th scope="col" className="px-3 py-2.5">
              {texts.book}
            </th>
            <th scope="col" className="px-3 py-2.5">
              {texts.what}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className="border-t border-line align-top max-sm:flex max-sm:flex-wrap max-sm:pb-2.5"
            >
              <td className="num px-3 py-2.5 max-sm:pb-1">{row.id}</td>
              <td className="px-3 py-2.5 max-sm:flex-1 max-sm:pb-1 max-sm:pl-0">
                {row.productId === null ? (
                  row.name
                ) : (
                  <RecordLink resource="products" id={row.productId} className="underline">
                    {row.name}
                  </RecordLink>
                )}
                <span className="num block text-sm text-ink-2">{row.key}</span>
              </td>
              <td className="px-3 py-2.5 text-sm max-sm:w-full max-sm:py-0">
                <ul className="grid gap-1">
                  {linesOf(row).map((line) => (
                    <li
                      key={line}
                      className={`break-words ${row.outcome === 'wrong' ? '' : 'line-clamp-3'}`}
                    >
                      {line}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RowList({ id, outcome }: { id: string; outcome: ImportOutcome }) {
  const { data, error, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['office-import-rows', id, outcome],
    queryFn: ({ pageParam }) => listRows(id, outcome, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
  })
  if (error) return <Notice tone="danger">{userMessageOf(error)}</Notice>
  if (!data) return <Loading />
  const rows = data.pages.flat()
  if (rows.length === 0) return <p className="text-ink-2">{texts.none}</p>
  return (
    <>
      <Rows rows={rows} />
      {hasNextPage ? (
        <Button variant="quiet" busy={isFetching} onClick={() => fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
    </>
  )
}

/** What the file would do, or has done, row by row, and as a file to give back. */
export function ImportReport({ record: { id, counts, state } }: { record: ImportDetail }) {
  const first = importOutcomes.find((outcome) => outcome === 'wrong' && counts.wrong > 0)
  const usual = first ?? importOutcomes.find((outcome) => counts[outcome] > 0) ?? 'new'
  const [outcome, setOutcome] = useState<ImportOutcome>(usual)
  return (
    <Section title={state === 'checked' ? texts.section : texts.sectionAfter}>
      <div className="flex flex-wrap gap-2">
        {importOutcomes.map((one) => (
          <button
            key={one}
            type="button"
            className={chipClass}
            aria-pressed={one === outcome}
            onClick={() => setOutcome(one)}
          >
            {texts.outcomes[one]} <span className="num">{formatNumber(counts[one])}</span>
          </button>
        ))}
      </div>
      <RowList id={id} outcome={outcome} />
      <div className="flex flex-wrap gap-2">
        <SaveButtons name="ket-qua-nhap" rows={() => collectReport(id)} size="sm" />
      </div>
    </Section>
  )
}
