import type { packingPapers } from '@/backend/modules/parcels/packing/papers/packing-papers'

/** Slips or labels as one PDF. What writes it is large, and only the packing table needs it. */
export const printPapers: typeof packingPapers = async (...given) => {
  const { packingPapers: write } = await import(
    '@/backend/modules/parcels/packing/papers/packing-papers'
  )
  return write(...given)
}
