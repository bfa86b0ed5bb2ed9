import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { lineProps } from '@/components/exams/question/line-props'
import { TextInput } from '@/components/ui/text-input'
import { textOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'

export const ShortAnswerInput = ({ value, onAnswer }: AnswerInputProps) => (
  <TextInput
    {...lineProps}
    label={exams.question.short}
    className="max-w-md"
    value={textOf(value)}
    // An emptied field withdraws the answer, which differs from one never given.
    onChange={({ currentTarget }) => onAnswer(currentTarget.value || null)}
  />
)
