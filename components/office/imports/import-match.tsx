import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CategoriesFailure } from '@/components/office/categories/categories-failure'
import { useCategories } from '@/components/office/categories/use-categories'
import { Section } from '@/components/office/form/section'
import { useImportFields } from '@/components/office/imports/import-create'
import { answersOf, ImportQuestions } from '@/components/office/imports/import-questions'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { type ImportDetail, type ImportField, importFields } from '@/contract/staff/import-records'
import { staffImports } from '@/contract/staff/imports'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeImports } from '@/lib/messages/office-imports'

const texts = officeImports.match
type Columns = (ImportField | null)[]

type ColumnProps = { sample: string[][]; columns: Columns; onChange: (next: Columns) => void }

function ColumnFields({ sample: [headings = [], ...rows], columns, onChange }: ColumnProps) {
  const { data: fields = [] } = useImportFields()
  const options = [
    { value: '', label: texts.none },
    ...fields.map(({ id, label }) => ({ value: id, label })),
  ]
  const choose = (at: number, value: string) => {
    const field = importFields.find((name) => name === value) ?? null
    // A field is in one column only: the one chosen last.
    onChange(columns.map((one, index) => (index === at ? field : one === field ? null : one)))
  }
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {headings.map((heading, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings may repeat.
        <li key={at} className="min-w-0">
          <Select
            label={texts.column(heading)}
            options={options}
            value={columns[at] ?? ''}
            onChange={(event) => choose(at, event.target.value)}
          />
          <p className="mt-1.5 truncate text-sm text-ink-2">
            {rows
              .map((row) => row[at])
              .filter(Boolean)
              .slice(0, 3)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

type Props = { record: ImportDetail; onChange: (next: ImportDetail) => void }

/** The first rows of a sheet are looked at. */
const headingRows = Array.from({ length: 30 }, (_, at) => ({
  value: String(at + 1),
  label: texts.place(at + 1),
}))

/** Where the table was found; another sheet or row of headings is matched anew. */
function TablePlace({ record: { id, place, preset }, onChange }: Props) {
  const look = useMutation({
    mutationFn: (named: { sheet: string; headingRow?: number }) =>
      staffCall(staffImports.checkImport, { params: { id }, body: { place: named } }),
    onSuccess: ({ data }) => onChange(data),
    onError: () => undefined,
  })
  if (!place) return null
  const options = place.sheets.map((name) => ({ value: name, label: name }))
  return (
    <>
      {preset ? <Notice tone="success">{texts.preset(preset)}</Notice> : null}
      {options.length > 1 ? (
        <Select
          label={texts.sheet}
          options={options}
          value={place.sheet}
          onChange={(event) => look.mutate({ sheet: event.target.value })}
        />
      ) : null}
      <Select
        label={texts.headingRow}
        options={headingRows}
        value={String(place.headingRow)}
        onChange={(event) =>
          look.mutate({ sheet: place.sheet, headingRow: Number(event.target.value) })
        }
      />
      {look.error ? <Notice tone="danger">{userMessageOf(look.error)}</Notice> : null}
    </>
  )
}

/** Which column holds what, and what becomes of new books. */
export function ImportMatch({ record, onChange }: Props) {
  const [columns, setColumns] = useState<Columns>(record.columns)
  const [categoryId, setCategoryId] = useState(String(record.categoryId ?? ''))
  const [isActive, setIsActive] = useState(record.isActive)
  const [isSent, setIsSent] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const { options } = useCategories()
  const answers = answersOf(record.asked, typed)
  const check = useMutation({
    mutationFn: () => {
      const chosen = categoryId === '' ? {} : { categoryId: Number(categoryId) }
      const said = answers && Object.keys(answers).length > 0 ? { answers } : {}
      const body = { isActive, ...chosen, ...said, ...(record.kind === 'table' ? { columns } : {}) }
      return staffCall(staffImports.checkImport, { params: { id: record.id }, body })
    },
    onSuccess: ({ data }) => onChange(data),
    onError: () => undefined,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (answers) check.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-6">
      <ImportQuestions
        asked={record.asked}
        typed={typed}
        hasErrors={isSent}
        onChange={(key, value) => setTyped({ ...typed, [key]: value })}
      />
      {record.kind === 'table' ? (
        <Section title={texts.section}>
          <p className="text-ink-2">{texts.hint}</p>
          <TablePlace record={record} onChange={onChange} />
          <ColumnFields sample={record.sample} columns={columns} onChange={setColumns} />
        </Section>
      ) : null}
      <Section title={texts.settings}>
        <Select
          label={texts.category}
          options={[{ value: '', label: texts.noCategory }, ...options]}
          value={categoryId}
          onChange={(event) => setCategoryId(event.target.value)}
        />
        <CategoriesFailure />
        <Checkbox
          label={texts.show}
          hint={texts.showHint}
          checked={isActive}
          onChange={(event) => setIsActive(event.target.checked)}
        />
      </Section>
      {check.error ? <Notice tone="danger">{userMessageOf(check.error)}</Notice> : null}
      <div>
        <Button type="submit" busy={check.isPending}>
          {texts.check}
        </Button>
      </div>
    </form>
  )
}
