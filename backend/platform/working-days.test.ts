import { expect, test } from '@jest/globals'
import { workingDaysAfter } from '@/backend/platform/working-days'

test.each([
  ['a Tuesday', '2026-11-24T03:00:00Z', '2026-11-27T10:30:00.000Z'],
  ['a Friday, over a Sunday', '2026-11-27T03:00:00Z', '2026-12-01T10:30:00.000Z'],
  ['late at night it is tomorrow in Vietnam', '2026-11-24T18:00:00Z', '2026-11-28T10:30:00.000Z'],
  ['over New Year', '2026-12-31T03:00:00Z', '2027-01-05T10:30:00.000Z'],
])('three working days after %s', (_, start, end) => {
  expect(workingDaysAfter(new Date(start), 3).toISOString()).toBe(end)
})
