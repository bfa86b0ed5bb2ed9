import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type RateLimit, rateLimits } from '@/contract/rate-limits'

const { passwords, mailedCodes, codeMails, registrations, socialSignIns } = rateLimits
const { orders, orderLookUps, promotionCodes } = rateLimits

const spans: Record<number, string> = { 900: ' in 15 minutes', 3600: ' an hour', 86400: ' a day' }
const told = ({ most, seconds }: RateLimit) =>
  `${most.toLocaleString('en')}${spans[seconds] ?? ` in ${seconds} seconds`}`

/** What SECURITY.md says is free for one address, and what bounds an account or telephone beyond it. */
const rows: [string, RateLimit, number?][] = [
  ['wrong passwords', passwords.ofAddress, passwords.ofAccountAndAddress.most],
  ['wrong mailed codes', mailedCodes.ofAddress, mailedCodes.ofCodeAndAddress.most],
  ['codes mailed', codeMails.ofAddress, codeMails.ofAccount.most],
  ['registrations', registrations.ofAddress],
  ['sign-ins by Google or Facebook', socialSignIns.ofAddress],
  ['guests’ orders', orders.ofGuestsAddress, orders.ofTelephone.most],
  ['orders looked up wrongly', orderLookUps.ofAddress],
  ['promotion codes guessed wrongly by guests', promotionCodes.ofGuestsAddress],
]

test('SECURITY.md tells the numbers of the contract', () => {
  const written = readFileSync('SECURITY.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace("'", '’')))
  const said = rows.map(([what]) => written.find((cells) => cells[1] === what) ?? [])
  expect(said.map((cells) => cells[2])).toEqual(rows.map(([, limit]) => told(limit)))
  for (const [at, [what, { beyond }, besides]] of rows.entries()) {
    const cell = said[at]?.[3] ?? ''
    expect([what, cell.startsWith('work')]).toEqual([what, beyond === 'challenge'])
    const [, number] = /(\d+) an? /.exec(cell) ?? []
    if (besides !== undefined) expect([what, Number(number)]).toEqual([what, besides])
  }
})
