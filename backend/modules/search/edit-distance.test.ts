import { expect, test } from '@jest/globals'
import { nearWords, partings } from '@/backend/modules/search/edit-distance'

test.each([
  ['a letter too few', 'truen', 'truyen'],
  ['a letter too many', 'kieeu', 'kieu'],
  ['another letter', 'hat', 'hac'],
  ['two letters in the wrong order', 'tona', 'toan'],
  ['a mark typed in Telex', 'vietj', 'viet'],
  ['several marks typed in Telex', 'dduwowngf', 'duong'],
])('a word is near with %s', (_, typed, meant) => {
  expect(nearWords(typed)).toContain(meant)
})

test('two words may be written in one', () => {
  expect(partings('truyenkieu')).toContainEqual(['truyen', 'kieu'])
  expect(partings('kieu')).toEqual([['ki', 'eu']])
  expect(partings('de')).toEqual([])
})
