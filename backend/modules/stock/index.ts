export { correctStock, listStockMovements, writeStock } from '@/backend/modules/stock/correct-stock'
export { lockProductAndStock } from '@/backend/modules/stock/lock-product-and-stock'
export { askForNotice, confirmNotice, sendStockNotices } from '@/backend/modules/stock/notices'
export {
  deleteMovements,
  insertStock,
  lockStock,
  moveStock,
  recountStock,
  setShelf,
} from '@/backend/modules/stock/stock-queries'
export {
  changeReleased,
  changeTakenStock,
  insertReservations,
  lessenHolds,
  listShort,
  returnStock,
  takeAgain,
  takeReleased,
  takeReservedStock,
} from '@/backend/modules/stock/stock-reservations'
export { stockTexts } from '@/backend/modules/stock/texts'
