import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCategories } from '@/components/office/categories/use-categories'
import { Section } from '@/components/office/form/section'
import { isRate, rateLabel } from '@/components/office/imports/import-questions'
import { readRate } from '@/components/office/imports/read-rate'
import { staffCall } from '@/components/office/session/staff-call'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { ImportDetail, ImportFault } from '@/contract/staff/import-records'
import { staffImports } from '@/contract/staff/imports'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeImports } from '@/lib/messages/office-imports'

const texts = officeImports.faults

type Answered = { answers: Record<string, string>; columns?: ImportDetail['columns'] }
type Answer = (key: string, value: string) => void
type AskProps = { ask: NonNullable<ImportFault['ask']>; isBusy: boolean; onAnswer: Answer }

function AskRate({ ask: { key }, isBusy, onAnswer }: AskProps) {
  const [rate, setRate] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readRate(rate)
    setIsWrong(read === null)
    if (read !== null) onAnswer(key, read)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextInput
        label={rateLabel(key)}
        error={isWrong ? texts.badRate : null}
        inputMode="decimal"
        autoComplete="off"
        value={rate}
        onChange={(event) => setRate(event.target.value)}
      />
      <Button type="submit" size="sm" busy={isBusy}>
        {texts.useRate}
      </Button>
    </form>
  )
}

function AskCategory({ ask: { key }, isBusy, onAnswer }: AskProps) {
  const { options } = useCategories()
  const [id, setId] = useState('')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={texts.category}
        options={[{ value: '', label: texts.choose }, ...options]}
        value={id}
        onChange={(event) => setId(event.target.value)}
      />
      <Button size="sm" busy={isBusy} blocked={id === ''} onClick={() => onAnswer(key, id)}>
        {texts.useCategory}
      </Button>
    </div>
  )
}

function Ask(props: AskProps) {
  const { ask, isBusy, onAnswer } = props
  if (isRate(ask.key)) return <AskRate {...props} />
  if (ask.key.startsWith('category:')) return <AskCategory {...props} />
  return (
    <div className="flex flex-wrap gap-2">
      {ask.choices.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          variant="quiet"
          busy={isBusy}
          onClick={() => onAnswer(ask.key, value)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

type Props = { record: ImportDetail; onChange: (next: ImportDetail) => void }

/** What is wrong or worth knowing, by kind; what one answer mends in all rows is asked here. */
export function ImportFaults({ record, onChange }: Props) {
  const { id, faults, ignored, suggested, columns, state, isActive, categoryId } = record
  const mend = useMutation({
    mutationFn: (answer: Answered) => {
      const settings = { isActive, ...(categoryId === null ? {} : { categoryId }) }
      return staffCall(staffImports.checkImport, {
        params: { id },
        body: { ...settings, ...answer },
      })
    },
    onSuccess: ({ data }) => onChange(data),
    onError: () => undefined,
  })
  if (faults.length + ignored.length + suggested.length === 0) return null
  const mayMend = state === 'checked'
  return (
    <Section title={mayMend ? texts.section : texts.sectionAfter}>
      {ignored.map(({ heading, field }) => (
        <Notice key={heading} tone="warning">
          {texts.ignored(heading, field)}
        </Notice>
      ))}
      {suggested.map(({ column, heading, field, label }) => (
        <Notice key={heading}>
          <p>{texts.suggested(heading, label)}</p>
          {mayMend ? (
            <Button
              size="sm"
              variant="quiet"
              className="mt-2"
              busy={mend.isPending}
              onClick={() => mend.mutate({ answers: {}, columns: columns.with(column, field) })}
            >
              {texts.useSuggested}
            </Button>
          ) : null}
        </Notice>
      ))}
      {mend.error ? <Notice tone="danger">{userMessageOf(mend.error)}</Notice> : null}
      <ul className="grid gap-4">
        {faults.map(({ field, text, rows, isNote, ask }) => (
          <li key={`${field}${text}`} className="grid gap-2 border-t border-line pt-3">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Badge tone={isNote ? 'neutral' : 'danger'}>{texts.rows(rows)}</Badge>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {field ? `${field}: ${text}` : text}
              </span>
            </p>
            {ask && mayMend ? (
              <Ask
                ask={ask}
                isBusy={mend.isPending}
                onAnswer={(key, value) => mend.mutate({ answers: { [key]: value } })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
