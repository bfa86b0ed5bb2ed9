import { expect, test } from '@jest/globals'
import { runsOf } from '@/backend/modules/parcels/packing/papers/typeface'

test('a slip names books in other scripts by letters that it has', () => {
  const written = (text: string) =>
    runsOf(text, 'bold')
      .map((run) => run.text)
      .join('')
  expect(written('Русский язык для всех, tập 1')).toBe('Russkiy yazyk dlya vsekh, tập 1')
  expect(written('みんなの日本語 初級 I')).toBe('minnanoRi Ben Yu Chu Ji I')
  expect(written('Gói quà 🎁')).toBe('Gói quà :gift:')
})
