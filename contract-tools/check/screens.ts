import type { Endpoint } from '@/contract/endpoint'
import * as accounts from '@/contract/shop/accounts'
import * as addressBook from '@/contract/shop/address-book'
import * as auth from '@/contract/shop/auth'
import * as cancellations from '@/contract/shop/cancellations'
import * as cart from '@/contract/shop/cart'
import { findCode, listCodeSavings } from '@/contract/shop/cart-codes'
import * as catalog from '@/contract/shop/catalog'
import * as examAttempts from '@/contract/shop/exam-attempts'
import * as exams from '@/contract/shop/exams'
import * as learning from '@/contract/shop/learning'
import * as news from '@/contract/shop/news'
import { nameOrderEmail } from '@/contract/shop/order-keys'
import * as orders from '@/contract/shop/orders'
import * as pageCalls from '@/contract/shop/pages'
import * as passwords from '@/contract/shop/passwords'
import * as promotions from '@/contract/shop/promotions'
import * as registration from '@/contract/shop/registration'
import * as reviews from '@/contract/shop/reviews'
import * as sessionTokens from '@/contract/shop/session-tokens'
import * as shipping from '@/contract/shop/shipping'
import * as textbooks from '@/contract/shop/textbooks'
import { type CallResult, statusOf } from '@/contract-tools/check/finding'
import { accountPages, pages } from '@/lib/routes/pages'

type Screen = { name: string; needs: readonly Endpoint[]; uses?: readonly Endpoint[] }

/** What each screen cannot do without, and what it shows besides. */
export const screens: readonly Screen[] = [
  {
    name: `home ${pages.home.path}`,
    needs: [catalog.listProducts],
    uses: [catalog.getFlashSale, catalog.getCategories, news.listNewestNews, catalog.getLogos],
  },
  {
    name: `books ${pages.products.path}`,
    needs: [catalog.listProducts, catalog.getCategories],
  },
  {
    name: `book ${pages.product.path}`,
    needs: [catalog.getProduct],
    uses: [reviews.getProductFeedback, shipping.getDeliveryTerms],
  },
  { name: `flash sale ${pages.flashSale.path}`, needs: [catalog.getFlashSale] },
  {
    name: `library ${pages.library.path}`,
    needs: [learning.listLibraryCourses, learning.listCourseCategories],
    uses: [learning.listTextbookCourses],
  },
  { name: `course ${pages.libraryCourse.path}`, needs: [learning.getLibraryCourse] },
  { name: `lesson ${pages.libraryLesson.path}`, needs: [learning.getLibraryLesson] },
  { name: `news ${pages.newsList.path}`, needs: [news.listNews], uses: [news.listNewsTags] },
  { name: `article ${pages.news.path}`, needs: [news.getNewsByUrl], uses: [news.listRelatedNews] },
  { name: `textbooks ${pages.textbooks.path}`, needs: [textbooks.listAssets] },
  { name: `textbook ${pages.textbook.path}`, needs: [textbooks.getAsset] },
  { name: `about ${pages.about.path}`, needs: [pageCalls.getIntroPage] },
  { name: 'policies and landing pages', needs: [pageCalls.getLandingPage] },
  {
    name: 'sign-in',
    needs: [auth.login, accounts.getUserApp],
    uses: [auth.logout, sessionTokens.socialLoginGoogle, sessionTokens.socialLoginFacebook],
  },
  {
    name: 'registration',
    needs: [
      registration.registerStudent,
      registration.registerClient,
      registration.activateAccount,
    ],
    uses: [registration.registerTeacher, registration.resendCode, registration.reactivate],
  },
  {
    name: 'forgotten password',
    needs: [
      passwords.sendSecurityCode,
      passwords.validateSecurityCode,
      passwords.changePasswordWithCode,
    ],
  },
  {
    name: `a guest’s cart ${pages.cart.path}`,
    needs: [cart.calculate],
    uses: [
      cart.addVoucherAsGuest,
      cart.addCouponAsGuest,
      cart.addAffiliateAsGuest,
      findCode,
      listCodeSavings,
    ],
  },
  {
    name: 'a guest’s checkout',
    needs: [
      cart.calculate,
      cart.checkInventoryAsGuest,
      cart.shippingFeeAsGuest,
      accounts.getUserApp,
      orders.checkOutAsGuest,
      orders.getOrder,
    ],
    uses: [orders.payAgain, cancellations.cancelPlacedOrder, nameOrderEmail],
  },
  { name: `order look-up ${pages.orderLookUp.path}`, needs: [orders.lookUpOrder] },
  {
    name: 'an account’s cart and checkout',
    needs: [
      cart.getCart,
      cart.addProduct,
      cart.setQuantity,
      cart.removeLine,
      cart.checkInventory,
      cart.setAddress,
      orders.checkOut,
    ],
    uses: [cart.mergeCart, cart.addVoucher, cart.addCoupon, promotions.listCodes],
  },
  {
    name: `account ${accountPages.home.path}`,
    needs: [accounts.getUserApp, accounts.updateUser],
    uses: [accounts.saveSettings, passwords.changePassword],
  },
  {
    name: `addresses ${accountPages.addresses.path}`,
    needs: [addressBook.listAddresses],
    uses: [addressBook.addAddress, addressBook.changeAddress, addressBook.removeAddress],
  },
  {
    name: `orders ${accountPages.orders.path}`,
    needs: [orders.listUserOrders, orders.getUserOrder],
    uses: [cancellations.cancelOrder],
  },
  { name: `affiliate ${accountPages.affiliate.path}`, needs: [promotions.getUserAffiliate] },
  {
    name: `reviews ${accountPages.reviews.path}`,
    needs: [reviews.listFeedback],
    uses: [reviews.addFeedback],
  },
  {
    name: `own courses ${pages.myDocuments.path}`,
    needs: [learning.listUserCourses, learning.getUserCourse, learning.getUserLesson],
    uses: [learning.saveLessonProgress, learning.activateCourse],
  },
  {
    name: 'exercises and exams',
    needs: [exams.getExamination, examAttempts.doExam, examAttempts.submitExam, exams.reviewExam],
    uses: [exams.listAssignments, exams.listExaminations, examAttempts.saveExam],
  },
]

export type ScreenResult = {
  name: string
  state: 'works' | 'works in part' | 'does not work' | 'not known'
  /** The calls that stand in the way, or that are still to be tried. */
  calls: string[]
}

const isBroken = (result: CallResult) => !['holds', 'not tried'].includes(statusOf(result))

/** Which screens would work with what was found. */
export function judgeScreens(results: readonly CallResult[]): ScreenResult[] {
  const find = (endpoints: readonly Endpoint[] = []) =>
    results.filter(({ endpoint }) => endpoints.includes(endpoint))
  return screens.map(({ name, needs, uses }): ScreenResult => {
    const broken = find(needs).filter(isBroken)
    const untried = find(needs).filter(({ isAnswered }) => !isAnswered)
    const missing = find(uses).filter(isBroken)
    const names = (some: CallResult[]) => some.map((one) => one.name)
    if (broken.length > 0) return { name, state: 'does not work', calls: names(broken) }
    if (untried.length > 0) return { name, state: 'not known', calls: names(untried) }
    if (missing.length > 0) return { name, state: 'works in part', calls: names(missing) }
    return { name, state: 'works', calls: [] }
  })
}
