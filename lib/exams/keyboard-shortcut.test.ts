import { expect, test } from '@jest/globals'
import { shortcutOf } from '@/lib/exams/keyboard-shortcut'

const press = (key: string, parts: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...parts,
})
const body = { tag: 'BODY' }

test.each([
  ['ArrowLeft', { kind: 'previous' }],
  ['ArrowRight', { kind: 'next' }],
  ['f', { kind: 'flag' }],
  ['F', { kind: 'flag' }],
  ['1', { kind: 'choose', option: 0 }],
  ['9', { kind: 'choose', option: 8 }],
  ['0', null],
  ['Enter', null],
  [' ', null],
])('%j does %j', (key, expected) => {
  expect(shortcutOf(press(key), body)).toEqual(expected)
})

test.each([
  { tag: 'INPUT', type: 'text' },
  { tag: 'TEXTAREA' },
  { tag: 'SELECT' },
  { tag: 'AUDIO' },
  { tag: 'DIV', isEditable: true },
])('what is typed into %j stays there', (focus) => {
  expect(['ArrowLeft', 'f', '1'].map((key) => shortcutOf(press(key), focus))).toEqual([
    null,
    null,
    null,
  ])
})

test('arrows move among radio buttons, letters and digits still work there', () => {
  const radio = { tag: 'INPUT', type: 'radio' }
  expect(shortcutOf(press('ArrowRight'), radio)).toBeNull()
  expect(shortcutOf(press('f'), radio)).toEqual({ kind: 'flag' })
  expect(shortcutOf(press('ArrowRight'), { tag: 'INPUT', type: 'checkbox' })).toEqual({
    kind: 'next',
  })
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'the browser’s own combinations are left alone: %j',
  (parts) => {
    expect(shortcutOf(press('f', parts), body)).toBeNull()
  },
)
