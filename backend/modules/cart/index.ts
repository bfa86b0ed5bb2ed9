export {
  accountCartDto,
  cartFingerprint,
  cartResponse,
  quoteAccountCart,
  readAccountCart,
} from '@/backend/modules/cart/account-cart'
export {
  addCode,
  type CodeKind,
  quoteWithCode,
  removeCode,
} from '@/backend/modules/cart/apply-code'
export { assertOrderable, codeError } from '@/backend/modules/cart/assert-orderable'
export { attachedToAccount } from '@/backend/modules/cart/attached-to-account'
export { type CartStep, cartDto, cartSteps, isAddressed } from '@/backend/modules/cart/cart-mapper'
export { emptyCart, lockCart } from '@/backend/modules/cart/cart-queries'
export { cartRequestOf, quoteForCaller, stepOf } from '@/backend/modules/cart/cart-request'
export {
  addToCart,
  removeFromCart,
  setCartAddress,
  setQuantity,
} from '@/backend/modules/cart/change-cart'
export { giveBackGoodCodes, limitCodeGuesses } from '@/backend/modules/cart/code-guessing-limit'
export { findCode, listCodeSavings } from '@/backend/modules/cart/find-code'
export { findGoods } from '@/backend/modules/cart/goods-queries'
export {
  type CartRequest,
  type CheckoutQuote,
  loadQuote,
  quoteInTransaction,
} from '@/backend/modules/cart/load-quote'
export { mergeCarts } from '@/backend/modules/cart/merge-carts'
export { cartTexts } from '@/backend/modules/cart/texts'
export { type Totals, totalsOf } from '@/backend/modules/cart/totals'
