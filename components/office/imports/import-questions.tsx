import { Section } from '@/components/office/form/section'
import { readRate } from '@/components/office/imports/read-rate'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { ImportDetail } from '@/contract/staff/import-records'
import { officeImports } from '@/lib/messages/office-imports'

const texts = officeImports.faults

export const isRate = (key: string) => key.startsWith('rate.')
export const rateLabel = (key: string) => texts.rate(key.replace('rate.', ''))

type Typed = Readonly<Record<string, string>>
type Question = ImportDetail['asked'][number]

/** What was answered, rates as numbers; null while a rate is none. What is left empty is asked again in the report. */
export function answersOf(asked: readonly Question[], typed: Typed): Record<string, string> | null {
  const answers: Record<string, string> = {}
  for (const { key } of asked) {
    const text = typed[key]?.trim() ?? ''
    if (text === '') continue
    const answer = isRate(key) ? readRate(text) : text
    if (answer === null) return null
    answers[key] = answer
  }
  return answers
}

type Props = {
  asked: readonly Question[]
  typed: Typed
  hasErrors: boolean
  onChange: (key: string, value: string) => void
}

/** What the file leaves open, asked beside its settings rather than after a check. */
export function ImportQuestions({ asked, typed, hasErrors, onChange }: Props) {
  if (asked.length === 0) return null
  return (
    <Section title={texts.asked}>
      {asked.map(({ key, text, choices }, at) => {
        const value = typed[key] ?? ''
        if (!isRate(key))
          return (
            <Select
              key={key}
              label={text}
              options={[{ value: '', label: texts.later }, ...choices]}
              value={value}
              onChange={(event) => onChange(key, event.target.value)}
            />
          )
        const isWrong = hasErrors && value.trim() !== '' && readRate(value) === null
        return (
          <TextInput
            key={key}
            label={rateLabel(key)}
            hint={text}
            error={isWrong ? texts.badRate : null}
            inputMode="decimal"
            autoComplete="off"
            autoFocus={at === 0}
            value={value}
            onChange={(event) => onChange(key, event.target.value)}
          />
        )
      })}
    </Section>
  )
}
