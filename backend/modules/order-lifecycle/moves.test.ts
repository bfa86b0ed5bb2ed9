import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { claimMoves } from '@/backend/modules/parcels/claims'
import { nextStatesOf, parcelMoves } from '@/backend/modules/parcels/parcel-moves'
import { ended } from '@/backend/modules/parcels/parcel-states'
import { canMoveRefund, refundMoves } from '@/backend/modules/payments/refunds/refund-moves'
import { canMoveReturn, returnMoves } from '@/backend/modules/returns/return-moves'
import { parcelStates } from '@/contract/shop/parcels'

const drawing = readFileSync(
  fileURLToPath(new URL('../../../docs/order-life.md', import.meta.url)),
  'utf8',
)
/** The moves of one drawing, as its text has them. */
const drawn = (what: string) =>
  [
    ...(drawing.split(`<!-- ${what} -->`)[1]?.split('```')[1] ?? '').matchAll(
      /^ {2}(\w+) --> (\w+)/gm,
    ),
  ].map(([, from, to]) => `${from} ${to}`)
const paths = (moves: readonly { from: unknown; to: unknown }[]) =>
  moves.map(({ from, to }) => `${from} ${to}`)

test('the drawings show every move of a return, a refund and a claim, and no other', () => {
  expect(drawn('claims')).toEqual(paths(claimMoves))
  expect(drawn('returns')).toEqual(paths(returnMoves))
  expect(drawn('refunds')).toEqual(paths(refundMoves))
})

test('no state of a parcel, a return or a refund that is no end is without a way out', () => {
  const waysFrom = (moves: readonly { from: unknown }[], state: unknown) =>
    moves.filter(({ from }) => from === state).length
  for (const state of parcelStates) {
    expect([state, waysFrom(parcelMoves, state) > 0]).toEqual([state, !ended.includes(state)])
  }
  for (const state of [0, 1]) expect(waysFrom(returnMoves, state)).toBeGreaterThan(0)
  for (const state of [0, 1, 2]) expect(waysFrom(refundMoves, state)).toBeGreaterThan(0)
})

test('what is over stays over', () => {
  expect(parcelMoves.filter(({ from }) => ended.includes(from))).toEqual([])
  expect(returnMoves.filter(({ from }) => from > 1)).toEqual([])
  expect(refundMoves.filter(({ from }) => from > 2)).toEqual([])
})

test('nobody decides for another', () => {
  expect(canMoveReturn(0, 1, 'buyer')).toBe(false)
  expect(canMoveReturn(1, 4, 'staff')).toBe(false)
  expect(canMoveRefund({ status: 1, method: 'gateway' }, 3, 'staff')).toBe(false)
  expect(canMoveRefund({ status: 1, method: 'transfer' }, 3, 'staff')).toBe(true)
  expect(canMoveRefund({ status: 2, method: 'gateway' }, 4, 'staff')).toBe(false)
  expect(nextStatesOf({ carrier: 'ghn', state: 'delivering' })).toEqual([])
  expect(nextStatesOf({ carrier: 'own', state: 'packed' })).toEqual(['delivering'])
})
