export { askAgain, askAgainOf } from '@/backend/modules/parcels/ask-again'
export {
  addSteps,
  collectNothing,
  stopParcels,
  updateParcel,
  withdrawParcel,
} from '@/backend/modules/parcels/change-parcels'
export {
  canMoveClaim,
  findClaim,
  listClaims,
  mayClaim,
  openClaim,
  openClaims,
} from '@/backend/modules/parcels/claims'
export {
  deliveryFailedEmail,
  type ParcelNews,
  parcelEmail,
  payForParcel,
} from '@/backend/modules/parcels/emails'
export { insertParcel } from '@/backend/modules/parcels/insert-parcel'
export {
  findScanned,
  getPickingList,
  ordersToPrint,
  packingOrderOf,
} from '@/backend/modules/parcels/packing/packing-queries'
export { papersOf } from '@/backend/modules/parcels/packing/papers/papers-of'
export { printPapers } from '@/backend/modules/parcels/packing/print-papers'
export { packingTexts } from '@/backend/modules/parcels/packing/texts'
export { listParcelCarriers } from '@/backend/modules/parcels/parcel-carriers'
export {
  bookLines,
  hasParcelInTrouble,
  holdsEverything,
  isAllDelivered,
  linesOfParcels,
  liveParcelsOf,
  lostCopies,
} from '@/backend/modules/parcels/parcel-lines'
export { movesForward, nextStatesOf } from '@/backend/modules/parcels/parcel-moves'
export {
  collectedOf,
  countUnderWay,
  lockParcel,
  orderParcels,
  type ParcelRow,
  parcelByCode,
  parcelsFor,
} from '@/backend/modules/parcels/parcel-queries'
export {
  ended,
  givenUp,
  NEVER_PACKED,
  OWN,
  onTheWay,
} from '@/backend/modules/parcels/parcel-states'
export { sendParcel } from '@/backend/modules/parcels/send-parcel'
export { moveOwnParcels, packOwnParcel } from '@/backend/modules/parcels/shop-delivered-parcels'
export { parcelTexts } from '@/backend/modules/parcels/texts'
