import { setImmediate } from 'node:timers/promises'
import type { Config } from '@/backend/config'
import type { PrintedOrder } from '@/backend/modules/orders/packing/packing-queries'
import { openPaper } from '@/backend/modules/orders/packing/papers/paper'
import { LABEL_SIZE, writeLabel } from '@/backend/modules/orders/packing/papers/write-label'
import { SLIP_SIZE, writeSlip } from '@/backend/modules/orders/packing/papers/write-slip'
import { packingTexts } from '@/backend/modules/orders/packing/texts'
import type { PackingPaperKind } from '@/contract/packing'

/** Slips or labels of some orders as one PDF. Between the orders other requests are let through. */
export async function packingPapers(
  kind: PackingPaperKind,
  orders: readonly PrintedOrder[],
  { shop }: Pick<Config, 'shop'>,
): Promise<Buffer> {
  const sender = { name: shop.name, address: shop.warehouse, phone: shop.hotlines[0] ?? '' }
  const isLabel = kind === 'labels'
  const paper = openPaper(isLabel ? LABEL_SIZE : SLIP_SIZE, packingTexts.names[kind])
  for (const order of orders) {
    if (isLabel) writeLabel(paper, order, sender)
    else writeSlip(paper, order, sender, kind === 'slips')
    await setImmediate()
  }
  return paper.close()
}
