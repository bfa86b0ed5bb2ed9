import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { Countdown, remaining } from '@/components/ui/countdown'

test.each([
  [0, 0, '00:00:00'],
  [-5000, 0, '00:00:00'],
  [999, 0, '00:00:01'],
  [3_723_000, 0, '01:02:03'],
  [90_061_000, 1, '01:01:01'],
])('%i ms are %i days and %s', (milliseconds, days, clock) => {
  expect(remaining(milliseconds)).toEqual({ days, clock })
})

test('before it counts it tells the moment, and no label stands alone', () => {
  const html = renderToStaticMarkup(<Countdown until="2126-01-05T03:00:00Z" kind="starts" />)
  expect(html).toMatch(/Bắt đầu lúc 10:00.*invisible.*Còn/)
})
