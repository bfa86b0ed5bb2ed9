/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { DottedRow } from '@/components/catalog-ui/dotted-row'

test.each([
  ['196.000 ₫', 'no'],
  ['Miễn phí', null],
])('a translator changes no amount, and every word: %s', (value, translate) => {
  const { getByText } = render(<DottedRow label="Tạm tính" value={value} />)
  expect(getByText(value).getAttribute('translate')).toBe(translate)
})
