import type { linesOfReturns, ReturnRow } from '@/backend/modules/returns/return-queries'
import { type ReturnReason, returnReasons } from '@/contract/return-terms'
import type { Return } from '@/contract/shop/returns'

type Lines = Awaited<ReturnType<typeof linesOfReturns>>

/** The reason a row names; one that is no longer offered reads as `unwanted`. */
export const reasonOf = (text: string): ReturnReason =>
  returnReasons.find((reason) => reason === text) ?? 'unwanted'

type Found = { row: ReturnRow; photos: number; replacement: Return['replacement'] | null }

/** A return as both sides read it. */
export const returnDto = ({ row, photos, replacement }: Found, lines: Lines): Return => ({
  id: row.id,
  status: row.status,
  reason: reasonOf(row.reason),
  note: row.note,
  decisionNote: row.decisionNote,
  createdTime: row.createdAt.toISOString(),
  origin: row.origin,
  outcome: row.outcome,
  ...(replacement && { replacement }),
  lines: lines
    .filter(({ returnId }) => returnId === row.id)
    .map(({ orderLineId, productName, quantity, unitPrice, newTitle }) => ({
      ...{ orderLineId, productName, quantity, unitPrice },
      ...(row.outcome === 'exchange' && { newProductName: newTitle ?? productName }),
    })),
  photos,
})
