import { z } from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { Uuid } from '@/contract/fields'
import { updateUser } from '@/contract/shop/accounts'
import { login } from '@/contract/shop/auth'
import { getExamination, reviewExam } from '@/contract/shop/exams'
import { forgetOrders } from '@/contract/shop/order-keys'
import {
  checkOut,
  checkOutAsGuest,
  lookUpOrder,
  type Placed,
  payAgain,
} from '@/contract/shop/orders'
import { changePassword, changePasswordWithCode } from '@/contract/shop/passwords'
import {
  activateAccount,
  registerClient,
  registerStudent,
  registerTeacher,
} from '@/contract/shop/registration'
import {
  listOwnReturns,
  type OwnReturns,
  requestReturn,
  withdrawReturn,
} from '@/contract/shop/returns'
import { socialLoginFacebook, socialLoginGoogle } from '@/contract/shop/session-tokens'
import { staffAttempts } from '@/contract/staff/attempts'
import {
  sanitiseExamination,
  sanitiseReview,
  sanitiseStaffAttempt,
} from '@/lib/bff/exam-transformers'
import { ORDER_COOKIE_DAYS, withOrderToken } from '@/lib/bff/order-token-cookie'
import { checkPaymentUrl, withCheckedPaymentUrl } from '@/lib/bff/payment-transformer'
import type { ResponseTransformer } from '@/lib/bff/response-transformer'
import {
  dropSession,
  rotateSession,
  startSession,
  storeRegistrationToken,
  updateSessionName,
} from '@/lib/bff/session-transformers'
import { findCookie, httpOnlyCookie } from '@/lib/session/http-only-cookie'

export const ORDER_COOKIE = 'hien-sach-orders'

const UsedKey = z.object({
  errorMessage: z.string(),
  data: z.object({
    reason: z.literal('keyUsed'),
    orderId: Uuid,
    orderCode: z.string(),
    orderToken: z.optional(z.string()),
  }),
})

/** Stores a guest's order token in an httpOnly cookie; the page learns only the order's id. */
const storeOrderToken: ResponseTransformer = async ({ json: answered, request }) => {
  const json = withCheckedPaymentUrl(answered)
  const { data, ...rest } = json as { data: Pick<Placed, 'orderId' | 'orderToken'> }
  const { orderToken, ...shown } = data
  if (!orderToken) return { json, cookies: [] }
  const value = withOrderToken(findCookie(request, ORDER_COOKIE), data.orderId, orderToken)
  return {
    json: { ...rest, data: shown },
    cookies: [httpOnlyCookie(ORDER_COOKIE, value, ORDER_COOKIE_DAYS * 86_400)],
  }
}

/** The order that brings what a guest exchanged opens as the first one does. */
const storeReplacementTokens: ResponseTransformer = async ({ json, request }) => {
  const { data, ...rest } = json as { data: OwnReturns }
  let cookie = findCookie(request, ORDER_COOKIE)
  const returns = data.returns.map(({ replacement, ...row }) => {
    if (!replacement) return row
    const { orderToken, ...shown } = replacement
    if (orderToken) cookie = withOrderToken(cookie, shown.orderId, orderToken)
    return { ...row, replacement: shown }
  })
  const isKept = cookie !== undefined && cookie !== findCookie(request, ORDER_COOKIE)
  return {
    json: { ...rest, data: { ...data, returns } },
    cookies: isKept ? [httpOnlyCookie(ORDER_COOKIE, cookie ?? '', ORDER_COOKIE_DAYS * 86_400)] : [],
  }
}

const dropOrderTokens: ResponseTransformer = async ({ json }) => ({
  json,
  cookies: [httpOnlyCookie(ORDER_COOKIE, '', 0)],
})

/** A key that was used names its order: the page may open it, its token stays out of the page here too. */
const storeTokenOfUsedKey: ResponseTransformer = async ({ json, ...answered }) => {
  const parsed = UsedKey.safeParse(json)
  return parsed.success
    ? storeOrderToken({ json: parsed.data, ...answered })
    : { json, cookies: [] }
}

const transformers = new Map<Endpoint, ResponseTransformer>([
  [checkOut, checkPaymentUrl],
  [checkOutAsGuest, storeOrderToken],
  [payAgain, storeOrderToken],
  [lookUpOrder, storeOrderToken],
  [listOwnReturns, storeReplacementTokens],
  [requestReturn, storeReplacementTokens],
  [withdrawReturn, storeReplacementTokens],
  [forgetOrders, dropOrderTokens],
  [login, startSession],
  [socialLoginGoogle, startSession],
  [socialLoginFacebook, startSession],
  [changePassword, rotateSession],
  [changePasswordWithCode, dropSession],
  [registerStudent, storeRegistrationToken],
  [registerTeacher, storeRegistrationToken],
  [registerClient, storeRegistrationToken],
  [activateAccount, storeRegistrationToken],
  [updateUser, updateSessionName],
  [getExamination, sanitiseExamination],
  [reviewExam, sanitiseReview],
  [staffAttempts.read, sanitiseStaffAttempt],
  [staffAttempts.change, sanitiseStaffAttempt],
])

/** What is done with a response, or with a refusal, before the browser sees it. */
export function transformerFor(endpoint: Endpoint, isOk: boolean): ResponseTransformer | undefined {
  if (isOk) return transformers.get(endpoint)
  return endpoint === checkOutAsGuest ? storeTokenOfUsedKey : undefined
}
