/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Icon, type IconName, StarIcon } from '@/components/ui/icon'

const names = {
  search: true,
  cart: true,
  user: true,
  menu: true,
  close: true,
  left: true,
  right: true,
  down: true,
  up: true,
  first: true,
  last: true,
  plus: true,
  minus: true,
  check: true,
  success: true,
  warning: true,
  error: true,
  info: true,
  trash: true,
  edit: true,
  eye: true,
  'eye-off': true,
  calendar: true,
  copy: true,
  phone: true,
  mail: true,
  pin: true,
  truck: true,
  return: true,
  play: true,
  lock: true,
  book: true,
  home: true,
  library: true,
  filter: true,
  sort: true,
  print: true,
  download: true,
  external: true,
  share: true,
  clock: true,
  note: true,
  gift: true,
  flag: true,
  logout: true,
} satisfies Record<IconName, true>

test('every icon is in the sprite file once', () => {
  const file = readFileSync('components/ui/icons.svg', 'utf8')
  const drawn = [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="[^"]+"/g)]
  expect(drawn.map(([, name]) => name).sort()).toEqual([...Object.keys(names), 'star'].sort())
  expect(file).toContain('<symbol id="mark"')
})

test('an icon refers to its sprite and is hidden from screen readers', () => {
  const { container } = render(
    <>
      <Icon name="cart" />
      <StarIcon />
    </>,
  )
  const uses = [...container.querySelectorAll('svg[aria-hidden="true"] > use')]
  expect(uses.map((use) => use.getAttribute('href')?.split('#')[1])).toEqual(['cart', 'star'])
})
