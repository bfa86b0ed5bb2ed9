import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { moneyInWords, numberInWords } from '@/backend/modules/invoices/money-in-words'
import { numberTexts as texts } from '@/backend/modules/invoices/texts'

test.each([
  [0, 'không'],
  [10, 'mười'],
  [14, 'mười bốn'],
  [15, 'mười lăm'],
  [21, 'hai mươi mốt'],
  [24, 'hai mươi tư'],
  [55, 'năm mươi lăm'],
  [101, 'một trăm linh một'],
  [104, 'một trăm linh bốn'],
  [105, 'một trăm linh năm'],
  [110, 'một trăm mười'],
  [2001, 'hai nghìn không trăm linh một'],
  [10_005, 'mười nghìn không trăm linh năm'],
  [121_000, 'một trăm hai mươi mốt nghìn'],
  [145_000, 'một trăm bốn mươi lăm nghìn'],
  [599_000, 'năm trăm chín mươi chín nghìn'],
  [1_000_001, 'một triệu không trăm linh một'],
  [1_234_000, 'một triệu hai trăm ba mươi tư nghìn'],
  [24_316_000, 'hai mươi tư triệu ba trăm mười sáu nghìn'],
  [1_000_000_001, 'một tỷ không trăm linh một'],
  [1_050_000_000, 'một tỷ không trăm năm mươi triệu'],
  [15_000_000_000, 'mười lăm tỷ'],
])('%d is %s', (value, words) => {
  expect(numberInWords(value)).toBe(words)
})

const { digits } = texts
const unitOf = (word: string) => {
  if (word === texts.oneAfterTens) return 1
  if (word === texts.fourAfterTens) return 4
  if (word === texts.fiveAfterTens) return 5
  return (digits as readonly string[]).indexOf(word)
}
const scales: Record<string, number> = {
  [texts.thousand]: 1e3,
  [texts.million]: 1e6,
}

function readGroup(words: string): number {
  let [sum, unit] = [0, 0]
  for (const word of words.split(' ').filter(Boolean)) {
    const tenfold = { [texts.hundred]: 100, [texts.tens]: 10 }[word]
    if (tenfold) [sum, unit] = [sum + unit * tenfold, 0]
    else if (word === texts.ten) sum += 10
    else if (word !== texts.odd) unit = unitOf(word)
  }
  return sum + unit
}

/** Reads the words back the way a person adds them up. */
function readWords(words: string): number {
  const [last = '', ...before] = words.split(` ${texts.billion}`).reverse()
  const billions = before[0] === undefined ? 0 : readWords(before[0])
  const groups = last.split(new RegExp(`(${Object.keys(scales).join('|')})`))
  let sum = billions * 1e9
  for (const [at, group] of groups.entries()) {
    if (at % 2 === 0) sum += readGroup(group.trim()) * (scales[groups[at + 1] ?? ''] ?? 1)
  }
  return sum
}

test('every amount to a thousand billions reads back as itself, without doubled or empty words', () => {
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 999_999_999_999 }),
    fc.integer({ min: 0, max: 9999 }).map((value) => value * 1000),
    fc.integer({ min: 0, max: 999_999 }).map((value) => value * 1_000_000 + 5),
  )
  fc.assert(
    fc.property(amounts, (value) => {
      const words = numberInWords(value)
      expect(readWords(words)).toBe(value)
      expect(words).not.toMatch(/ {2}|^ | $|một mươi|mười mốt|mười tư|mươi năm|mươi một|linh lăm/)
    }),
    { numRuns: 5000 },
  )
})

test('an amount begins with a capital letter and names the đồng', () => {
  expect(moneyInWords(121_500)).toBe('Một trăm hai mươi mốt nghìn năm trăm đồng')
  expect(moneyInWords(-38_000)).toBe('Âm ba mươi tám nghìn đồng')
  expect(moneyInWords(0)).toBe('Không đồng')
})
