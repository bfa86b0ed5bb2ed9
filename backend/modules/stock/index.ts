export { correctStock, listStockMovements, writeStock } from '@/backend/modules/stock/correct-stock'
export { lockProductAndStock } from '@/backend/modules/stock/lock-product-and-stock'
export { askForNotice, confirmNotice, sendStockNotices } from '@/backend/modules/stock/notices'
export {
  deleteMovements,
  insertStock,
  moveStock,
  recountStock,
  setShelf,
} from '@/backend/modules/stock/stock-queries'
export {
  changeTakenStock,
  insertReservations,
  lessenHolds,
  returnStock,
  takeAgain,
  takeReservedStock,
} from '@/backend/modules/stock/stock-reservations'
export { stockTexts } from '@/backend/modules/stock/texts'
