import type { linesOfReturns, ReturnRow } from '@/backend/modules/returns/return-queries'
import { type ReturnReason, returnReasons } from '@/contract/return-terms'
import type { Return } from '@/contract/shop/returns'

type Lines = Awaited<ReturnType<typeof linesOfReturns>>

export const reasonOf = (text: string): ReturnReason =>
  returnReasons.find((reason) => reason === text) ?? 'unwanted'

/** A return as both sides read it. */
export const returnDto = (row: ReturnRow, photos: number, lines: Lines): Return => ({
  id: row.id,
  status: row.status,
  reason: reasonOf(row.reason),
  note: row.note,
  decisionNote: row.decisionNote,
  createdTime: row.createdAt.toISOString(),
  origin: row.origin,
  lines: lines
    .filter(({ returnId }) => returnId === row.id)
    .map(({ returnId: _, ...line }) => line),
  photos,
})
