import { updateUser } from '@/contract/accounts'
import { login, socialLoginFacebook, socialLoginGoogle } from '@/contract/auth'
import type { Endpoint } from '@/contract/endpoint'
import { getExamination, reviewExam } from '@/contract/exams'
import { checkOut, checkOutAsGuest, lookUpOrder, type Placed, payAgain } from '@/contract/orders'
import { changePassword, changePasswordWithCode } from '@/contract/passwords'
import {
  activateAccount,
  registerClient,
  registerStudent,
  registerTeacher,
} from '@/contract/registration'
import { sanitiseExamination, sanitiseReview } from '@/lib/bff/exam-transformers'
import { cookieOf, httpOnlyCookie } from '@/lib/bff/http-only-cookie'
import { ORDER_COOKIE_DAYS, withOrderToken } from '@/lib/bff/order-token-cookie'
import { checkPaymentAddress, withCheckedAddress } from '@/lib/bff/payment-transformer'
import type { Effect } from '@/lib/bff/response-transformer'
import {
  forgetSession,
  keepName,
  keepRegistration,
  keepSession,
  renewSession,
} from '@/lib/bff/session-transformers'

export const ORDER_COOKIE = 'hien-sach-orders'

/** A guest's order token stays in an httpOnly cookie; the page learns only the order's id (decisions D18). */
const keepOrderToken: Effect = async ({ json: answered, request }) => {
  const json = withCheckedAddress(answered)
  const { data, ...rest } = json as { data: Pick<Placed, 'orderId' | 'orderToken'> }
  const { orderToken, ...shown } = data
  if (!orderToken) return { json, cookies: [] }
  const value = withOrderToken(cookieOf(request, ORDER_COOKIE), data.orderId, orderToken)
  return {
    json: { ...rest, data: shown },
    cookies: [httpOnlyCookie(ORDER_COOKIE, value, ORDER_COOKIE_DAYS * 86_400)],
  }
}

const effects = new Map<Endpoint, Effect>([
  [checkOut, checkPaymentAddress],
  [checkOutAsGuest, keepOrderToken],
  [payAgain, keepOrderToken],
  [lookUpOrder, keepOrderToken],
  [login, keepSession],
  [socialLoginGoogle, keepSession],
  [socialLoginFacebook, keepSession],
  [changePassword, renewSession],
  [changePasswordWithCode, forgetSession],
  [registerStudent, keepRegistration],
  [registerTeacher, keepRegistration],
  [registerClient, keepRegistration],
  [activateAccount, keepRegistration],
  [updateUser, keepName],
  [getExamination, sanitiseExamination],
  [reviewExam, sanitiseReview],
])

/** What the storefront does with a successful answer before the browser sees it. */
export const effectOf = (endpoint: Endpoint): Effect | undefined => effects.get(endpoint)
