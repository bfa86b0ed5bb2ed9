import type { OrderRow } from '@/backend/modules/orders'
import {
  approveSmallRefund,
  askRefund,
  moneyOf,
  planRefunds,
  sendTransfersBack,
  surplusOf,
} from '@/backend/modules/payments'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import type { RefundReceiver } from '@/contract/shop/refunds'

type Opening = {
  actor: string
  reason: string
  receiver?: RefundReceiver | undefined
  /** The buyer's own wish sends money back on the card or wallet it came from without a further press. */
  isBuyersWish: boolean
  now: Date
}

/** Opens the refunds of everything a locked, undone order still holds. Answers how much goes back. */
export async function openRefunds(
  tx: Tx,
  services: Pick<Services, 'config' | 'settings'>,
  order: OrderRow,
  opening: Opening,
): Promise<number> {
  const { actor, reason, receiver, isBuyersWish, now } = opening
  const surplus = surplusOf(order, await moneyOf(tx, order.id))
  const parts = surplus > 0 ? await planRefunds(tx, services, order.id, surplus) : []
  for (const { txnRef, amount } of parts) {
    const isByTransfer = txnRef === null
    const id = await askRefund(tx, services, order, {
      ...{ amount, reason, actor, now },
      ...(isByTransfer ? { receiver } : { txnRef }),
    })
    if (!isByTransfer && isBuyersWish) await approveSmallRefund(tx, services, id, now)
  }
  return surplus + (await sendTransfersBack(tx, order.id, opening))
}
