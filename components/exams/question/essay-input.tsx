import { useState } from 'react'
import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { Textarea } from '@/components/ui/textarea'
import { MAX_ANSWER_LENGTH } from '@/contract/shop/exam-attempts'
import { textOf } from '@/lib/exams/answer-values'
import { formatNumber } from '@/lib/format/money'
import { exams } from '@/lib/messages/exams'

const texts = exams.question
const most = formatNumber(MAX_ANSWER_LENGTH)

const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** Whoever pastes more than is kept is told; a field that only stops taking letters would lose the rest in silence. */
export function EssayInput({ value, onAnswer }: AnswerInputProps) {
  const [isCut, setIsCut] = useState(false)
  const text = textOf(value)
  const letters = texts.letters(formatNumber(text.length), most)
  return (
    <Textarea
      label={texts.essay}
      rows={14}
      error={isCut ? texts.cut(most) : null}
      hint={`${texts.words(countWords(text))} · ${letters}`}
      value={text}
      // An emptied field withdraws the answer, which differs from one never given.
      onChange={({ currentTarget }) => {
        setIsCut(currentTarget.value.length > MAX_ANSWER_LENGTH)
        onAnswer(currentTarget.value || null)
      }}
    />
  )
}
