import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readConfig } from '@/backend/app/config'
import {
  allowances,
  believedNotices,
  costs,
  type RateLimit,
  rateLimits,
  turns,
  unsignedNotices,
} from '@/contract/rate-limits'

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

const plain = (text: string) => text.replace(/\*\*/g, '').replace(/\s+/g, ' ').replaceAll("'", '’')
const count = (of: number) => of.toLocaleString('en')

/** What SECURITY.md says in sentences, made from what is in force. */
function sentences(): string[] {
  const { ofAccount, ofVisitorsAddress, ofStaff } = allowances
  const { openOrders } = readConfig({ DATA_DIR: 'data' })
  return [
    `a guest’s address may spend ${count(ofVisitorsAddress.perMinute)} units of weight a minute, an account ${count(ofAccount.perMinute)}, a colleague ${count(ofStaff.perMinute)}`,
    `a read weighs ${costs.read}, a write ${costs.write}, a heavy call ${costs.heavy}, a hashed password or a mail ${costs.hash}, an order ${costs.order}`,
    `Of one address ${turns.atOnce} heavy calls are under way at once, ${turns.ordersAtOnce} orders, ${turns.lightAtOnce} others`,
    `${turns.waiting} of each kind of call wait for their turn`,
    `Of notices nobody signed, ${told(unsignedNotices.ofAddress)} and address and ${told(unsignedNotices.ofAll)} are kept`,
    `${told(believedNotices.ofParcel)} and parcel, ${told(believedNotices.ofCarrier)}`,
    `What may be open without money is ${openOrders.orders} orders, ${count(openOrders.copies)} copies and ${count(openOrders.value)} đồng a person`,
    `Mails about unconfirmed orders: ${told(orders.mailsOfRecipient)} for a mailbox`,
  ]
}

test('the sentences of SECURITY.md tell what is in force', () => {
  const written = plain(readFileSync('SECURITY.md', 'utf8'))
  expect(sentences().filter((sentence) => !written.includes(sentence))).toEqual([])
  expect(costs.mail).toBe(costs.hash)
  for (const { burst, perMinute } of Object.values(allowances)) expect(burst).toBe(perMinute)
})
