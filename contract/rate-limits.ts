const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE

/** How often a call is answered; beyond that 429 with Retry-After. */
export type RateLimit = {
  most: number
  seconds: number
  per: string
  /** `wrong`: only tries that fail count. */
  counts: 'calls' | 'wrong'
}

const limit = (
  most: number,
  seconds: number,
  per: string,
  counts: RateLimit['counts'] = 'calls',
): RateLimit => ({ most, seconds, per, counts })

/** What the reference backend allows; another upstream may draw its own lines, with the same answer. Only servers import this. */
export const rateLimits = {
  passwords: {
    ofAccountAndAddress: limit(5, QUARTER, 'account and address', 'wrong'),
    ofAccount: limit(20, QUARTER, 'account', 'wrong'),
    ofAddress: limit(20, QUARTER, 'address', 'wrong'),
  },
  mailedCodes: {
    ofAccountAndAddress: limit(10, QUARTER, 'account and address', 'wrong'),
    /** A school shares one address. */
    ofAddress: limit(200, QUARTER, 'address', 'wrong'),
    ofCodeAndAddress: limit(5, 10 * MINUTE, 'code and address', 'wrong'),
    ofCode: limit(10, 10 * MINUTE, 'code, from where its owner is not known', 'wrong'),
  },
  codeMails: {
    ofAccountAndAddress: limit(1, MINUTE, 'account and address'),
    ofAccount: limit(5, 24 * HOUR, 'account'),
    ofAddress: limit(100, 24 * HOUR, 'address'),
  },
  /** A class registers within one lesson. */
  registrations: { ofAddress: limit(60, HOUR, 'address') },
  socialSignIns: { ofAddress: limit(30, QUARTER, 'address') },
  sessionCodes: { ofAccount: limit(30, MINUTE, 'account') },
  shortLinks: { ofAddress: limit(30, MINUTE, 'address') },
  orderLookUps: {
    ofOrderAndAddress: limit(5, QUARTER, 'order code and address', 'wrong'),
    ofAddress: limit(20, QUARTER, 'address', 'wrong'),
    ofOrder: limit(100, QUARTER, 'order code', 'wrong'),
  },
  promotionCodes: {
    ofAccount: limit(10, QUARTER, 'account', 'wrong'),
    ofCodeAndGuestsAddress: limit(10, QUARTER, 'code and address of guests', 'wrong'),
    /** Each wrong code counts once: a class may type the one it was given. */
    ofGuestsAddress: limit(40, QUARTER, 'address of guests', 'wrong'),
    ofAddress: limit(100, QUARTER, 'address', 'wrong'),
  },
  courseCodes: { ofAccount: limit(5, 10 * MINUTE, 'account', 'wrong') },
} as const satisfies Record<string, Record<string, RateLimit>>

type Limited = keyof typeof rateLimits

/** Which limit holds for which call, by the names of the contract. */
export const limitedCalls: Readonly<Record<string, Limited>> = {
  login: 'passwords',
  reactivate: 'passwords',
  changePassword: 'passwords',
  validateSecurityCode: 'mailedCodes',
  changePasswordWithCode: 'mailedCodes',
  activateAccount: 'mailedCodes',
  sendSecurityCode: 'codeMails',
  resendCode: 'codeMails',
  registerStudent: 'registrations',
  registerTeacher: 'registrations',
  registerClient: 'registrations',
  socialLoginGoogle: 'socialSignIns',
  socialLoginFacebook: 'socialSignIns',
  createSessionCode: 'sessionCodes',
  checkUrl: 'shortLinks',
  lookUpOrder: 'orderLookUps',
  addVoucher: 'promotionCodes',
  addVoucherAsGuest: 'promotionCodes',
  addCoupon: 'promotionCodes',
  addCouponAsGuest: 'promotionCodes',
  addAffiliate: 'promotionCodes',
  addAffiliateAsGuest: 'promotionCodes',
  activateCourse: 'courseCodes',
}
