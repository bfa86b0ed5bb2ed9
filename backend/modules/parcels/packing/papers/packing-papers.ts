import { setImmediate } from 'node:timers/promises'
import { openPaper } from '@/backend/modules/parcels/packing/papers/paper'
import type { Printed } from '@/backend/modules/parcels/packing/papers/papers-of'
import { LABEL_SIZE, writeLabel } from '@/backend/modules/parcels/packing/papers/write-label'
import { SLIP_SIZE, writeSlip } from '@/backend/modules/parcels/packing/papers/write-slip'
import { packingTexts } from '@/backend/modules/parcels/packing/texts'
import type { ShopFacts } from '@/backend/platform/settings'
import type { PackingPaperKind } from '@/contract/staff/packing'

/** Slips or labels of some orders or parcels as one PDF. Between them other requests are let through. */
export async function packingPapers(
  kind: PackingPaperKind,
  papers: readonly Printed[],
  shop: ShopFacts,
): Promise<Buffer> {
  const sender = { name: shop.name, address: shop.warehouse, phone: shop.hotlines[0] ?? '' }
  const isLabel = kind === 'labels'
  const paper = openPaper(isLabel ? LABEL_SIZE : SLIP_SIZE, packingTexts.names[kind])
  for (const printed of papers) {
    if (isLabel) writeLabel(paper, printed, sender)
    else writeSlip(paper, printed, sender, kind === 'slips')
    await setImmediate()
  }
  return paper.close()
}
