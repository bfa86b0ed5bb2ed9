/** GHN's calls (developer.ghn.vn); `master-data` are its lists of places. */
export const ghnPaths = {
  create: '/v2/shipping-order/create',
  preview: '/v2/shipping-order/preview',
  detail: '/v2/shipping-order/detail',
  changeCod: '/v2/shipping-order/updateCOD',
  cancel: '/v2/switch-status/cancel',
  label: '/v2/a5/gen-token',
  cities: '/v3/master-data/province/all',
  wards: '/v3/master-data/ward/all-by-province-id',
  formerCities: '/master-data/province',
  formerDistricts: '/master-data/district',
  formerWards: '/master-data/ward',
} as const
