import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { workingDaysAfter, workingHoursAfter } from '@/backend/platform/working-days'

test.each([
  ['a Tuesday', '2026-11-24T03:00:00Z', '2026-11-27T10:30:00.000Z'],
  ['a Friday, over a Sunday', '2026-11-27T03:00:00Z', '2026-12-01T10:30:00.000Z'],
  ['late at night it is tomorrow in Vietnam', '2026-11-24T18:00:00Z', '2026-11-28T10:30:00.000Z'],
  ['over Tết', '2027-02-03T03:00:00Z', '2027-02-13T10:30:00.000Z'],
  ['over New Year', '2026-12-31T03:00:00Z', '2027-01-05T10:30:00.000Z'],
])('three working days after %s', (_, start, end) => {
  expect(workingDaysAfter(new Date(start), 3).toISOString()).toBe(end)
})

const work = { open: '08:00', close: '17:30' }
const shop = {
  openHours: [work, work, work, work, work, { open: '08:00', close: '12:00' }, null],
  closedDays: [{ from: '2026-12-24', to: '2026-12-25' }],
}

test.each([
  ['a Tuesday morning', '2026-11-24T03:00:00Z', '2026-11-25T01:30:00.000Z'],
  ['before work begins', '2026-11-23T18:00:00Z', '2026-11-24T09:00:00.000Z'],
  ['a Saturday night, over Sunday', '2026-11-28T14:00:00Z', '2026-11-30T09:00:00.000Z'],
  ['the eve of Tết', '2027-02-04T13:00:00Z', '2027-02-12T09:00:00.000Z'],
  ['before days the shop has closed', '2026-12-23T10:00:00Z', '2026-12-28T04:30:00.000Z'],
])('eight working hours after %s', (_, start, end) => {
  expect(workingHoursAfter(new Date(start), 8, shop).toISOString()).toBe(end)
})

test('later orders never end earlier, and none ends outside working hours', () => {
  const year = fc.integer({ min: 0, max: 365 * 24 * 60 })
  fc.assert(
    fc.property(year, year, fc.integer({ min: 1, max: 40 }), (one, other, hours) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((minutes) =>
        workingHoursAfter(new Date(Date.UTC(2026, 11, 1, 0, minutes)), hours, shop),
      )
      if (!early || !late) throw new Error('no moments')
      expect(early <= late).toBe(true)
      const local = new Date(early.getTime() + 7 * 3_600_000).toISOString().slice(11, 16)
      expect(local > '08:00' && local <= '17:30').toBe(true)
    }),
  )
})

test('a shop that is never open counts plain hours', () => {
  const closed = { openHours: [null, null, null, null, null, null, null], closedDays: [] }
  const start = new Date('2026-11-24T03:00:00Z')
  expect(workingHoursAfter(start, 8, closed).getTime() - start.getTime()).toBe(8 * 3_600_000)
})
