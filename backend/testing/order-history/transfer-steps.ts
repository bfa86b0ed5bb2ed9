import { openOf, type World } from '@/backend/testing/order-history/world'
import type { Transfer } from '@/contract/staff/transfers'

async function transfer(world: World, amount: number) {
  await world.shop.transfer(world.order.orderCode, amount)
  world.oracle.came += amount
}

let numbers = 0
/** Staff record a transfer by hand; the bank's notice of it may follow. */
async function bookByHand(world: World, isTold: boolean) {
  const { shop, order, total, oracle } = world
  const reference = `BH${++numbers}`
  const path = `orders/${order.orderId}`
  const { status } = await shop.staff(path, { isPaid: true, reference }, 'PATCH')
  if (status !== 200) return
  oracle.came += total
  if (isTold) await shop.transfer(order.orderCode, total, reference)
}

async function resolve(world: World, actions: readonly ('credit' | 'refund')[]) {
  const [waiting] = await openOf<Transfer>(world, 'transfers')
  if (!waiting) return
  for (const action of actions) {
    const { status } = await world.shop.staff(`transfers/${waiting.id}/resolve`, { action })
    if (status === 200) return
  }
}

/** Money that comes by transfer, and what is done with what pays no order by itself. */
export const transferSteps = {
  transfer: (world: World) => transfer(world, world.total),
  transferLess: (world: World, amount: number) =>
    transfer(world, Math.max(1, world.total - amount)),
  transferMore: (world: World, amount: number) => transfer(world, world.total + amount),
  bookByHand: (world: World, amount: number) => bookByHand(world, amount % 3 > 0),
  resolveTransfer: (world: World) => resolve(world, ['credit', 'refund']),
  sendTransferBack: (world: World) => resolve(world, ['refund']),
}
