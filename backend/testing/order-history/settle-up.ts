import { expect } from '@jest/globals'
import { acceptLine, settleRefund } from '@/backend/testing/order-history/steps'
import {
  openOf,
  openRefunds,
  type World,
  wentBack,
  withReplacements,
} from '@/backend/testing/order-history/world'
import type { CodLine } from '@/contract/staff/cod-statements'
import type { Transfer } from '@/contract/staff/transfers'

/** Asks for so much of an order, or for the most that it has left. */
async function ask({ shop }: World, orderId: string, amount: number) {
  const refund = (sum: number) =>
    shop.staff(`orders/${orderId}/refunds`, { amount: sum, reason: 'x' })
  const { status, text } = await refund(amount)
  const most = Number(/hoàn ([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''))
  if (status !== 200 && most > 0) await refund(most)
}

async function settleOpen(world: World) {
  for (const refund of await openRefunds(world)) await settleRefund(world, refund)
  for (const { id } of await openOf<Transfer>(world, 'transfers')) {
    await world.shop.staff(`transfers/${id}/resolve`, { action: 'refund' })
  }
}

/** Everything that came and did not go can still go back: nothing is kept, nothing invented. */
export async function settleUp(world: World) {
  const { shop, oracle } = world
  for (const line of await openOf<CodLine>(world, 'cod-lines')) await acceptLine(world, line)
  for (let round = 0; round < 12; round++) {
    await shop.work()
    await settleOpen(world)
    const left = oracle.came - (await wentBack(world))
    if (left <= 0) break
    // What was exchanged lies with the orders that replaced it.
    for (const orderId of await withReplacements(world)) await ask(world, orderId, left)
  }
  expect(await wentBack(world)).toBe(oracle.came)
}
