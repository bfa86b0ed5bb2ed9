import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { isAccepted } from '@/backend/modules/exams/text-answer'

/** Signs that cannot be seen stand as `\u200B` in the file. */
const visible = (text: string) =>
  text.replace(/\\u([0-9A-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const pairs = readFileSync(new URL('./typed-answers.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test('what was typed is right or wrong as the collected pairs say', () => {
  expect(pairs.length).toBeGreaterThan(300)
  const mistaken = pairs.filter(([typed = '', key = '', verdict]) => {
    const isRight = isAccepted(visible(typed), { accepted: [visible(key)] })
    return isRight !== (verdict === 'right')
  })
  expect(mistaken).toEqual([])
})
