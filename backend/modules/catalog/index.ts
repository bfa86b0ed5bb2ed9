export { listStaffCategories } from '@/backend/modules/catalog/categories/staff-category-queries'
export {
  archiveCategory,
  changeCategory,
  createCategory,
  moveCategory,
} from '@/backend/modules/catalog/categories/write-category'
export { categoryBranch, listCategories } from '@/backend/modules/catalog/category-queries'
export { withDescendants } from '@/backend/modules/catalog/descendants'
export { firstImage } from '@/backend/modules/catalog/first-image'
export {
  findFlashSale,
  listFlashSaleItems,
  type RunningPrice,
  type RunningPrices,
  runningPrices,
} from '@/backend/modules/catalog/flash-sale-queries'
export {
  returnFlashCopies,
  takeFlashCopies,
} from '@/backend/modules/catalog/flash-sales/flash-sale-copies'
export {
  getFlashSale,
  listFlashSales,
} from '@/backend/modules/catalog/flash-sales/staff-flash-sale-queries'
export {
  changeFlashSale,
  createFlashSale,
  dropFlashSale,
  endFlashSale,
} from '@/backend/modules/catalog/flash-sales/write-flash-sale'
export {
  indexProducts,
  markSearchIndexCurrent,
  updateSearchIndex,
} from '@/backend/modules/catalog/index-products'
export { mergePage, mergeStart } from '@/backend/modules/catalog/merge-page'
export { type FlashOffer, offersNow } from '@/backend/modules/catalog/price'
export {
  type CartItem,
  copiesOf,
  type FlashShare,
  type Goods,
  isCourse,
  type LineProblem,
  mergeItems,
  type Parcel,
  type PricedLine,
  parcelOf,
  priceLine,
  subTotalOf,
} from '@/backend/modules/catalog/priced-lines'
export { productDocument } from '@/backend/modules/catalog/product-document'
export { lockRating, setRating } from '@/backend/modules/catalog/product-rating'
export { type LockedProduct, lockProduct } from '@/backend/modules/catalog/products/lock-product'
export {
  applyDuePrices,
  dropPrice,
  listPriceSteps,
  planPrice,
  recordPrice,
} from '@/backend/modules/catalog/products/prices'
export {
  deleteProduct,
  insertPriceSteps,
  insertProduct,
  insertProducts,
  replacePictures,
  updateProduct,
} from '@/backend/modules/catalog/products/write-products'
export { addSold } from '@/backend/modules/catalog/sold-counts'
export { findUnmetWords } from '@/backend/modules/catalog/unmet-words'
export { usualVatClasses, vatClassesOf } from '@/backend/modules/catalog/vat-class'
