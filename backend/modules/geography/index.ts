export { fillGeography } from '@/backend/modules/geography/fill-geography'
export {
  findFormerDistrict,
  findPlace,
  listProvinces,
  type Place,
  type ShipPlace,
  schemes,
} from '@/backend/modules/geography/find-place'
export { spell } from '@/backend/modules/geography/geography-names'
export { buildPlaces, CURRENT } from '@/backend/modules/geography/geography-source'
export { getPlace } from '@/backend/modules/geography/get-place'
export { listFormerWards, listPlaces } from '@/backend/modules/geography/place-queries'
