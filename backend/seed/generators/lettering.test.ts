import { expect, test } from '@jest/globals'
import { breakLines, fitLines, textPath, widthOf } from '@/backend/seed/generators/lettering'

test('Vietnamese capitals and small letters have glyphs in every face', () => {
  const marks = 'ĂÂĐÊÔƠƯ ăâđêôơư ẮẰẲẴẶ ẾỀỂỄỆ ỐỒỔỖỘ ỚỜỞỠỢ ỨỪỬỮỰ ýỳỷỹỵ “”–…·×'
  for (const face of [
    'serif',
    'serif-text',
    'serif-italic',
    'serif-black',
    'sans',
    'sans-bold',
    'sans-black',
  ] as const) {
    expect(textPath(marks, 0, 0, { face, size: 40, fill: '#000' })).not.toContain('NaN')
  }
})

test('decomposed text is drawn as composed', () => {
  const style = { face: 'serif', size: 40, fill: '#000' } as const
  expect(textPath('Nguyễn Du'.normalize('NFD'), 0, 0, style)).toBe(
    textPath('Nguyễn Du', 0, 0, style),
  )
})

test('a character nobody drew is named, not left out', () => {
  expect(() => textPath('漢', 0, 0, { face: 'serif', size: 40, fill: '#000' })).toThrow('漢')
})

test('lines stay within the width and come out about equally long', () => {
  const lines = breakLines('Những người đàn bà làm nên sử', 'serif', 60, 480)
  expect(lines.join(' ')).toBe('Những người đàn bà làm nên sử')
  const widths = lines.map((line) => widthOf(line, 'serif', 60))
  expect(Math.max(...widths)).toBeLessThanOrEqual(480)
  expect(Math.min(...widths)).toBeGreaterThan(0.45 * Math.max(...widths))
})

test('a title is set as large as its box allows', () => {
  const box = { face: 'serif', width: 400, height: 200, largest: 80 } as const
  expect(fitLines('Số đỏ', box).size).toBe(80)
  const long = fitLines('Văn tế nghĩa sĩ Cần Giuộc và thơ văn yêu nước', box)
  expect(long.height).toBeLessThanOrEqual(200)
  expect(long.size).toBeLessThan(80)
})
