import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { Textarea } from '@/components/ui/textarea'
import { MAX_ANSWER_LENGTH } from '@/contract/shop/exam-attempts'
import { textOf } from '@/lib/exams/answer-values'
import { formatNumber } from '@/lib/format/money'
import { exams } from '@/lib/messages/exams'

const texts = exams.question

const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

export function EssayInput({ value, onAnswer }: AnswerInputProps) {
  const text = textOf(value)
  const letters = texts.letters(formatNumber(text.length), formatNumber(MAX_ANSWER_LENGTH))
  return (
    <Textarea
      label={texts.essay}
      rows={14}
      maxLength={MAX_ANSWER_LENGTH}
      hint={`${texts.words(countWords(text))} · ${letters}`}
      value={text}
      // An emptied field withdraws the answer, which differs from one never given.
      onChange={({ currentTarget }) => onAnswer(currentTarget.value || null)}
    />
  )
}
