type Address = { address: string; wardName?: string; districtName?: string; cityName?: string }

/** Street, ward, district where there is one, city: as it stands on a parcel. */
export const formatAddress = ({ address, wardName, districtName, cityName }: Address) =>
  [address, wardName, districtName, cityName].filter(Boolean).join(', ')
