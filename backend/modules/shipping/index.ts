export {
  askCarrier,
  askFee,
  dropOldFees,
  feeCarrierOf,
  shipmentOf,
  shownFees,
} from '@/backend/modules/shipping/ask-fee'
export {
  type Carrier,
  type CarrierFormerWard,
  type CarrierPlace,
  type CarrierPlaces,
  CarrierRefusal,
  type CarrierStep,
  type CreatedParcel,
  PACKING_GRAM,
  type ParcelOrder,
} from '@/backend/modules/shipping/carriers/carrier'
export {
  carrierName,
  carrierNamed,
  chooseCarrier,
  openCarriers,
} from '@/backend/modules/shipping/carriers/choose-carrier'
export { refusalTexts } from '@/backend/modules/shipping/carriers/texts'
export {
  fillDeliveryPlaceholders,
  hasDeliveryPlaceholders,
} from '@/backend/modules/shipping/delivery-placeholders'
export { deliveryTerms } from '@/backend/modules/shipping/delivery-terms'
export { listRates, takeRatesAlong, writeRates } from '@/backend/modules/shipping/fee-table'
export {
  type CarrierQuote,
  defaultRates,
  type FormerPlace,
  quoteFromTable,
  type Shipment,
  type ShippingProvider,
  type ShippingQuote,
  type ShippingRate,
  withCarrier,
  zoneOf,
} from '@/backend/modules/shipping/shipping-fee'
export { findRates, findWarehouseName, findZone } from '@/backend/modules/shipping/shipping-queries'
export { shippingTexts } from '@/backend/modules/shipping/texts'
export {
  correctWard,
  inCarrierWords,
  listCarrierWards,
  refreshWards,
} from '@/backend/modules/shipping/wards/carrier-wards'
export { wardTexts } from '@/backend/modules/shipping/wards/texts'
