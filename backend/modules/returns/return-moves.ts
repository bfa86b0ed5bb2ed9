import { returnStates } from '@/backend/modules/returns/return-queries'

const { asked, approved, refused, received, withdrawn } = returnStates

/** Who moves a return: the buyer, the staff; what a parcel brings back is approved from the start. */
type ReturnMover = 'buyer' | 'staff'
type ReturnMove = { from: number; to: number; by: ReturnMover }

/** Every move of a return; docs/order-life.md draws them. */
export const returnMoves: readonly ReturnMove[] = [
  { from: asked, to: approved, by: 'staff' },
  { from: asked, to: refused, by: 'staff' },
  { from: asked, to: withdrawn, by: 'buyer' },
  { from: approved, to: received, by: 'staff' },
  { from: approved, to: withdrawn, by: 'buyer' },
]

/** Whether buyer or staff may move a return between these states; `returnMoves` is the whole table. */
export const canMoveReturn = (from: number, to: number, who: ReturnMover): boolean =>
  returnMoves.some((move) => move.from === from && move.to === to && move.by === who)

/** Returns that are not finished. */
export const openReturns: readonly number[] = [asked, approved]
