import type { ParcelState } from '@/contract/shop/parcels'

const codesOf: Partial<Record<ParcelState, readonly number[]>> = {
  created: [-110, -109, -108, -100, 100, 102, 103, 104, 105],
  pickedUp: [200],
  inTransit: [202, 300, 400, 509, 510],
  delivering: [500, 507, 508, 550],
  delivered: [501],
  deliveryFailed: [506],
  returning: [502, 505, 515],
  returned: [504],
  cancelled: [101, 107, 201],
  lost: [503],
}

/** Viettel Post's ORDER_STATUS and ours; one that is not listed moves nothing. */
export const viettelPostStates: Partial<Record<string, ParcelState>> = Object.fromEntries(
  Object.entries(codesOf).flatMap(([state, codes]) =>
    codes.map((code) => [String(code), state as ParcelState]),
  ),
)
