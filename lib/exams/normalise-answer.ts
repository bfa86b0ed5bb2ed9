import { type AnswerValue, MAX_ANSWER_LENGTH } from '@/contract/shop/exam-attempts'

const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff
const NUL = String.fromCharCode(0)

/** Removes what databases refuse: NUL and lone surrogates, as a cut-off paste leaves them. */
function normaliseText(text: string): string {
  const whole = Array.from(text)
    .filter((character) => character !== NUL && !isHalf(character.codePointAt(0) ?? 0))
    .join('')
  return whole.length <= MAX_ANSWER_LENGTH
    ? whole
    : normaliseText(whole.slice(0, MAX_ANSWER_LENGTH))
}

/** An answer as the contract allows it: one that cannot be saved would block all others. */
export function normaliseAnswer(value: AnswerValue): AnswerValue {
  if (typeof value === 'string') return normaliseText(value)
  if (Array.isArray(value)) {
    return value.slice(0, 60).map((part) => (typeof part === 'string' ? normaliseText(part) : part))
  }
  return value
}
