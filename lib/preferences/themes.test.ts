import { expect, test } from '@jest/globals'
import {
  defaultPreferences,
  dyes,
  formatPreferences,
  modes,
  parsePreferences,
  partsOf,
  themeOf,
  themes,
} from '@/lib/preferences/themes'

test('display preferences survive being stored', () => {
  for (const theme of themes)
    expect(parsePreferences(formatPreferences({ ...defaultPreferences, theme }))).toEqual({
      ...defaultPreferences,
      theme,
    })
})

test.each([
  [undefined, defaultPreferences],
  ['', defaultPreferences],
  ['dark8', { ...defaultPreferences, theme: 'dark8' }],
  ['pink1.110.vertical', { ...defaultPreferences, fontScale: 110, layout: 'vertical' }],
  ['light5.95.horizontal', defaultPreferences],
])('%j falls back part by part', (value, expected) => {
  expect(parsePreferences(value)).toEqual(expected)
})

test('a theme is a mode and a dye and back', () => {
  for (const mode of modes)
    for (const dye of dyes) expect(partsOf(themeOf(mode, dye))).toEqual({ mode, dye })
})
