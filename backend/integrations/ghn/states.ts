import type { ParcelState } from '@/contract/shop/parcels'

/** GHN's statuses and ours (developer.ghn.vn); one that is not listed moves nothing. */
export const ghnStates: Partial<Record<string, ParcelState>> = {
  ready_to_pick: 'created',
  picking: 'created',
  money_collect_picking: 'created',
  picked: 'pickedUp',
  storing: 'inTransit',
  transporting: 'inTransit',
  sorting: 'inTransit',
  delivering: 'delivering',
  money_collect_delivering: 'delivering',
  delivered: 'delivered',
  delivery_fail: 'deliveryFailed',
  waiting_to_return: 'returning',
  return: 'returning',
  return_transporting: 'returning',
  return_sorting: 'returning',
  returning: 'returning',
  return_fail: 'returning',
  returned: 'returned',
  cancel: 'cancelled',
  lost: 'lost',
  damage: 'lost',
  scrap: 'lost',
}
