import type { AnswerInputProps } from '@/components/exams/question/answer-input-props'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { listOf, textOf, withPart } from '@/lib/exams/answer-values'
import { LONGEST_TEXT } from '@/lib/exams/normalise-answer'
import { formatNumber } from '@/lib/format/money'
import { exams } from '@/lib/messages/exams'

const texts = exams.question
const LONGEST_LINE = 500
const plain = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

/** An emptied field withdraws the answer, which differs from one never given. */
const typed = (text: string) => (text === '' ? null : text)

export const ShortAnswerInput = ({ value, onAnswer }: AnswerInputProps) => (
  <TextInput
    {...plain}
    label={texts.short}
    className="max-w-96"
    maxLength={LONGEST_LINE}
    value={textOf(value)}
    onChange={(event) => onAnswer(typed(event.currentTarget.value))}
  />
)

export function BlanksInput({ question, value, onAnswer }: AnswerInputProps) {
  const parts = listOf(value)
  const count = question.blankCount ?? 1
  const fill = (index: number, text: string) => {
    const next = withPart(parts, index, text)
    onAnswer(next.every((part) => part === '') ? null : next)
  }
  return (
    <ol className="grid gap-3 sm:grid-cols-2">
      {Array.from({ length: count }, (_, index) => texts.blank(index + 1)).map((label, index) => (
        <li key={label}>
          <TextInput
            {...plain}
            label={label}
            maxLength={LONGEST_LINE}
            value={String(parts[index] ?? '')}
            onChange={(event) => fill(index, event.currentTarget.value)}
          />
        </li>
      ))}
    </ol>
  )
}

const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

export function EssayInput({ value, onAnswer }: AnswerInputProps) {
  const text = textOf(value)
  const letters = texts.letters(formatNumber(text.length), formatNumber(LONGEST_TEXT))
  return (
    <Textarea
      label={texts.essay}
      rows={14}
      maxLength={LONGEST_TEXT}
      hint={`${texts.words(wordsIn(text))} · ${letters}`}
      value={text}
      onChange={(event) => onAnswer(typed(event.currentTarget.value))}
    />
  )
}
