import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import type { Delivery, MessageChannel } from '@/backend/modules/phone-messages/channel'
import { messageKinds } from '@/backend/modules/phone-messages/message-kinds'
import { afterQuietHours } from '@/backend/modules/phone-messages/quiet-hours'
import { phoneMessageJobs } from '@/backend/modules/phone-messages/send-messages'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import { runDue } from '@/backend/testing/run-due'
import type { OrderDetail } from '@/contract/shop/orders'
import type { OwnReturns } from '@/contract/shop/returns'
import type { StaffMessage } from '@/contract/staff/messages'
import type { StaffReturn } from '@/contract/staff/returns'

test.each([
  ['2026-11-21T06:59:00+07:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T07:00:00+07:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T20:59:00+07:00', '2026-11-21T13:59:00.000Z'],
  ['2026-11-21T21:00:00+07:00', '2026-11-22T00:00:00.000Z'],
])('what is ready at %s is sent at %s', (ready, sent) => {
  expect(afterQuietHours(new Date(ready)).toISOString()).toBe(sent)
})

test('docs/duties.md names every kind of message', () => {
  const duties = readFileSync('docs/duties.md', 'utf8')
  expect(messageKinds.filter((kind) => !duties.includes(`\`${kind}\``))).toEqual([])
})

type Shop = Awaited<ReturnType<typeof moneyShop>>

/** Services that answer as told, and keep what they were given. */
function channels(shop: Shop, answers: Partial<Record<'zns' | 'sms', Delivery | 'lost'>>) {
  const sent: [string, string, string][] = []
  const of = (name: 'zns' | 'sms'): MessageChannel => ({
    name,
    sends: () => true,
    send: async (_, { kind, phone }) => {
      sent.push([name, kind, phone])
      const answer = answers[name] ?? { state: 'sent', reference: `${name}-1` }
      if (answer === 'lost') throw new Error('no answer')
      return answer
    },
  })
  Object.assign(shop.settings.current(), { messageChannels: [of('zns'), of('sms')] })
  const services = { ...shop.services, log: pino({ level: 'silent' }) }
  return { sent, work: () => runDue(phoneMessageJobs, services) }
}

const withoutEmail = { email: null }
const log = async ({ staff }: Shop) =>
  (await staff('messages', undefined, 'GET')).data as StaffMessage[]

databaseTest(
  'who leaves only a telephone hears that the order came, was paid, left, arrived',
  async (store) => {
    const shop = await moneyShop(store)
    const { sent, work } = channels(shop, {})
    const order = await shop.guest([lineOf(1)], 2, withoutEmail)
    await shop.transfer(order.orderCode, order.total)
    for (const status of [2, 3, 4, 5]) await shop.move(order.orderId, status)
    await work()
    expect(sent.map(([name, kind]) => `${name} ${kind}`)).toEqual([
      'zns placed',
      'zns paid',
      'zns shipped',
      'zns delivered',
    ])
    await shop.guest([lineOf(1)])
    expect(await work()).toBe(0)
    expect((await log(shop))[0]).toMatchObject({ way: 'mail', to: 'khach@vi.du' })
  },
)

databaseTest('where Zalo refuses, an SMS goes; the money given back is told too', async (store) => {
  const shop = await moneyShop(store)
  const { sent, work } = channels(shop, { zns: { state: 'refused', code: '-118' } })
  const order = await shop.guest([lineOf(1)], 0, withoutEmail)
  await shop.charge(order)
  await shop.move(order.orderId, 7)
  const [asked] = (await shop.staff('refunds?state=open', undefined, 'GET')).data as {
    id: string
  }[]
  await shop.staff(`refunds/${asked?.id}/approve`, {}, 'POST', 'second')
  await shop.work()
  await work()
  const kinds = sent.filter(([name]) => name === 'sms').map(([, kind]) => kind)
  expect(kinds).toEqual(['placed', 'paid', 'cancelled', 'refunded'])
  const rows = await store.db.select().from(phoneMessage)
  expect(rows.every(({ channel, sentAt }) => channel === 'sms' && sentAt !== null)).toBe(true)
  for (const { bodyText } of rows) expect(bodyText).toMatch(/^[\x20-\x7e]{20,320}$/)
})

databaseTest(
  'an answer that is lost is not sent twice; the office may send it again',
  async (store) => {
    const shop = await moneyShop(store)
    const { sent, work } = channels(shop, { zns: 'lost' })
    await shop.guest([lineOf(1)], 1, withoutEmail)
    await work()
    await work()
    expect(sent).toHaveLength(1)
    const [failed] = await log(shop)
    expect(failed).toMatchObject({
      way: 'phone',
      state: 'failed',
      to: expect.stringMatching(/^09/),
    })
    const again = channels(shop, {})
    const path = `messages/phone/${failed?.rowId}/send-again`
    expect((await shop.staff(path)).status).toBe(200)
    await again.work()
    expect(again.sent).toHaveLength(1)
    expect((await shop.staff(path)).status).toBe(404)
    expect(await log(shop)).toMatchObject([{ state: 'sent', channel: 'zns' }])
  },
)

databaseTest(
  'at night nothing rings, and a number rings twelve times a day at most',
  async (store) => {
    const shop = await moneyShop(store)
    const { sent, work } = channels(shop, {})
    const { now } = shop.services
    // 10:00 in Vietnam is the tests' moment; half a day later it is night.
    shop.wait(0.5)
    for (let count = 0; count < 7; count++) await shop.guest([lineOf(1)], 1, withoutEmail)
    expect(await work()).toBe(0)
    expect(sent).toEqual([])
    expect((await log(shop))[0]?.nextTime?.slice(11, 16)).toBe('00:00')
    expect(now().getTime()).toBeGreaterThan(0)
  },
)

databaseTest(
  'money that comes after the order was cancelled is told with its amount and day',
  async (store) => {
    const shop = await moneyShop(store)
    const { work } = channels(shop, {})
    const order = await shop.guest([lineOf(1)], 2, withoutEmail)
    await shop.move(order.orderId, 7)
    await shop.transfer(order.orderCode, order.total)
    await work()
    const rows = await store.db.select().from(phoneMessage)
    const amount = new Intl.NumberFormat('vi-VN').format(order.total)
    expect(rows.find(({ kind }) => kind === 'willRefund')?.bodyText).toMatch(
      new RegExp(`da nhan ${amount} d .*hoan cham nhat \\d{2}/\\d{2}/\\d{4}`),
    )
  },
)

databaseTest(
  'whether the shop takes something back is told to who has left only a telephone',
  async (store) => {
    const shop = await moneyShop(store)
    const { work } = channels(shop, {})
    const answered = async (isApproved: boolean) => {
      const { orderId, orderToken } = await shop.guest([lineOf(1)], 1, withoutEmail)
      for (const status of [2, 3, 4, 5]) await shop.move(orderId, status)
      const path = `/api/Order/${orderId}/returns`
      const { data } = await shop.call(path, { method: 'GET', orderToken })
      const [line] = (data as OwnReturns).lines
      const lines = [{ orderLineId: line?.orderLineId, quantity: 1 }]
      await shop.call(path, { body: { reason: 'damaged', outcome: 'exchange', lines }, orderToken })
      const list = (await shop.staff('returns?state=open', undefined, 'GET')).data as StaffReturn[]
      const { id } = list.find((one) => one.orderId === orderId) ?? {}
      await shop.staff(`returns/${id}/decide`, { isApproved, note: 'Sách không hỏng' })
      await work()
      const rows = await store.db.select().from(phoneMessage)
      return rows.find((row) => row.orderId === orderId && row.kind === 'returnAnswered')?.bodyText
    }
    expect(await answered(true)).toMatch(
      /yeu cau doi, tra cua don HS\d+: dong y\. Cach gui, ly do: http/,
    )
    expect(await answered(false)).toMatch(/: khong dong y\. /)
  },
)

databaseTest('a page names a link by message only where one is sent', async (store) => {
  const shop = await moneyShop(store)
  const { orderId, orderToken } = await shop.guest([lineOf(1)], 1, withoutEmail)
  const linkByMessage = async () => {
    const { data } = await shop.call(`/api/Order/${orderId}`, { method: 'GET', orderToken })
    return (data as OrderDetail).hold?.linkByMessage
  }
  expect(await linkByMessage()).toBe(false)
  channels(shop, {})
  expect(await linkByMessage()).toBe(true)
})
