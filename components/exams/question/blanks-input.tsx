import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { lineProps } from '@/components/exams/question/line-props'
import { TextInput } from '@/components/ui/text-input'
import { listOf, withPart } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'

export function BlanksInput({ question, value, onAnswer }: AnswerInputProps) {
  const parts = listOf(value)
  const fill = (index: number, text: string) => {
    const next = withPart(parts, index, text)
    onAnswer(next.every((part) => part === '') ? null : next)
  }
  const labels = Array.from({ length: question.blankCount ?? 1 }, (_, index) =>
    exams.question.blank(index + 1),
  )
  return (
    <ol className="grid gap-3 sm:grid-cols-2">
      {labels.map((label, index) => (
        <li key={label}>
          <TextInput
            {...lineProps}
            label={label}
            value={String(parts[index] ?? '')}
            onChange={({ currentTarget }) => fill(index, currentTarget.value)}
          />
        </li>
      ))}
    </ol>
  )
}
