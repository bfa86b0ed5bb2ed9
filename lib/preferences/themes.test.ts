import { expect, test } from '@jest/globals'
import {
  defaultLook,
  dyes,
  formatLook,
  modes,
  parseLook,
  partsOf,
  themeOf,
  themes,
} from '@/lib/preferences/themes'

test('a look survives being kept', () => {
  for (const theme of themes)
    expect(parseLook(formatLook({ ...defaultLook, theme }))).toEqual({ ...defaultLook, theme })
})

test.each([
  [undefined, defaultLook],
  ['', defaultLook],
  ['dark8', { ...defaultLook, theme: 'dark8' }],
  ['pink1.110.vertical', { ...defaultLook, fontScale: 110, layout: 'vertical' }],
  ['light5.95.horizontal', defaultLook],
])('%j falls back part by part', (value, expected) => {
  expect(parseLook(value)).toEqual(expected)
})

test('a theme is a mode and a dye and back', () => {
  for (const mode of modes)
    for (const dye of dyes) expect(partsOf(themeOf(mode, dye))).toEqual({ mode, dye })
})
