import { expect, test } from '@jest/globals'
import PDFDocument from 'pdfkit'
import { textLayout } from '@/backend/modules/parcels/packing/papers/text-layout'
import { typefaces } from '@/backend/modules/parcels/packing/papers/typeface'

const WIDTH = 200
const STYLE = { size: 12 }

function layout() {
  const doc = new PDFDocument()
  for (const { name, file } of Object.values(typefaces()).flat()) doc.registerFont(name, file)
  return textLayout(doc)
}

test('signs of other scripts fill their lines as syllables, like other words', () => {
  const { fittingLines, widthOf } = layout()
  const lines = fittingLines(`Giáo trình ${'初級日本語'.repeat(6)}`, WIDTH, STYLE, 9)
  expect(lines[0]).toMatch(/^Giáo trình Chu Ji Ri/)
  for (const line of lines) {
    expect(line).toMatch(/^[A-Za-zàáìô ]+$/)
    expect(widthOf(line, STYLE)).toBeLessThanOrEqual(WIDTH)
  }
})

test('what is left out shows, whatever the script', () => {
  const { fittingLines, widthOf } = layout()
  for (const text of ['Русский язык '.repeat(9), '🎁'.repeat(40), 'ภาษาไทย'.repeat(20)]) {
    const [line = '', ...others] = fittingLines(text, WIDTH, STYLE, 1)
    expect([others, line.at(-1)]).toEqual([[], '…'])
    expect(widthOf(line, STYLE)).toBeLessThanOrEqual(WIDTH)
  }
})
