import { exams } from '@/lib/messages/exams'

/** Empty where nothing was answered. */
export function trueFalseText(answer: unknown): string {
  if (typeof answer !== 'boolean') return ''
  return answer ? exams.question.true : exams.question.false
}
