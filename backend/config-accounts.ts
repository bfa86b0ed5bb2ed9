import { z } from 'zod'
import type { ViettelSettings } from '@/backend/modules/invoices/provider/viettel'
import { paymentTexts } from '@/backend/modules/payments/texts'
import { transferFeeds } from '@/backend/modules/payments/transfers/feeds'
import type { VnpaySettings } from '@/backend/modules/payments/vnpay'
import type { MomoSettings } from '@/backend/modules/payments/wallets/momo-sign'
import type { ZalopaySettings } from '@/backend/modules/payments/wallets/zalopay-sign'
import type { GhnSettings } from '@/backend/modules/shipping/carriers/ghn'
import type { GhtkSettings } from '@/backend/modules/shipping/carriers/ghtk'

const text = z.string().min(1).optional()
const secret = z.string().min(16, 'must have at least 16 characters').optional()
const url = z.url().optional()

/** The shop's accounts at other services. */
export const accountVariables = {
  TRANSFER_BANK: text,
  TRANSFER_BANK_BIN: z
    .string()
    .regex(/^\d{6}$/, 'must be the six digits of the bank')
    .optional(),
  TRANSFER_ACCOUNT: z
    .string()
    .regex(/^[0-9A-Z]{4,19}$/, 'must be an account number')
    .optional(),
  TRANSFER_ACCOUNT_NAME: text,
  /** Who tells of transfers on that account, and the secret it signs with. */
  TRANSFER_FEED: z.enum(transferFeeds).optional(),
  TRANSFER_FEED_SECRET: secret,
  VNPAY_TMN_CODE: text,
  VNPAY_HASH_SECRET: secret,
  VNPAY_PAY_URL: url,
  VNPAY_API_URL: url,
  MOMO_PARTNER_CODE: text,
  MOMO_ACCESS_KEY: text,
  MOMO_SECRET_KEY: secret,
  MOMO_API_URL: url,
  ZALOPAY_APP_ID: text,
  ZALOPAY_KEY1: secret,
  ZALOPAY_KEY2: secret,
  ZALOPAY_API_URL: url,
  INVOICE_PROVIDER: z.enum(['viettel']).optional(),
  VIETTEL_INVOICE_USERNAME: text,
  VIETTEL_INVOICE_PASSWORD: text,
  VIETTEL_INVOICE_TAX_CODE: text,
  VIETTEL_INVOICE_TEMPLATE: text,
  VIETTEL_INVOICE_SERIES: z
    .string()
    .regex(/^[CK]\d{2}[A-Z]{3}$/, 'must be a serial such as C26TAA')
    .optional(),
  VIETTEL_INVOICE_API_URL: url,
  GHN_TOKEN: text,
  GHN_SHOP_ID: text,
  GHN_API_URL: url,
  GHN_NOTICE_SECRET: secret,
  GHTK_TOKEN: text,
  GHTK_CLIENT_SOURCE: text,
  GHTK_API_URL: url,
  GHTK_NOTICE_SECRET: secret,
  GHTK_PICK_NAME: text,
  GHTK_PICK_TEL: text,
  GHTK_PICK_ADDRESS: text,
  GHTK_PICK_PROVINCE: text,
  GHTK_PICK_WARD: text,
  /** Of before July 2025; GHTK asks for it before it names a fee. */
  GHTK_PICK_DISTRICT: text,
}
type Values = { [N in keyof typeof accountVariables]?: string | undefined }

/** The variables of an account, which count together; null without any. */
function allOrNone<N extends keyof Values>(
  values: Values,
  what: string,
  names: readonly N[],
): Record<N, string> | null {
  const given = names.filter((name) => values[name])
  if (given.length === 0) return null
  if (given.length < names.length) {
    throw new Error(
      `${what} needs ${names.slice(0, -1).join(', ')} and ${String(names.at(-1))} together.`,
    )
  }
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<N, string>
}

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '')

/** Where bank transfers go. */
export type TransferAccount = { bank: string; bin: string; account: string; accountName: string }

/** The demonstration names a bank that does not exist, so that no real account is paid by mistake. */
export const demonstrationAccount: TransferAccount = {
  bank: paymentTexts.demonstrationBank,
  bin: '970499',
  account: '0000012345678',
  accountName: 'HIEN SACH MINH HOA',
}

export const demonstrationAccountOf = (mode: 'demo' | 'live') =>
  mode === 'demo' ? demonstrationAccount : null

export function transferAccountOf(values: Values): TransferAccount | null {
  const names = [
    'TRANSFER_BANK',
    'TRANSFER_BANK_BIN',
    'TRANSFER_ACCOUNT',
    'TRANSFER_ACCOUNT_NAME',
  ] as const
  const account = allOrNone(values, 'Bank transfers', names)
  return (
    account && {
      bank: account.TRANSFER_BANK,
      bin: account.TRANSFER_BANK_BIN,
      account: account.TRANSFER_ACCOUNT,
      accountName: account.TRANSFER_ACCOUNT_NAME,
    }
  )
}

/** The service that tells of transfers; null when the staff look for themselves. */
export function transferFeedOf(values: Values) {
  const names = ['TRANSFER_FEED', 'TRANSFER_FEED_SECRET'] as const
  const feed = allOrNone(values, 'Notices of transfers', names)
  const name = transferFeeds.find((one) => one === feed?.TRANSFER_FEED)
  return feed && name ? { name, secret: feed.TRANSFER_FEED_SECRET } : null
}

function vnpayAccount(values: Values): VnpaySettings | null {
  const names = ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET', 'VNPAY_PAY_URL', 'VNPAY_API_URL'] as const
  const account = allOrNone(values, 'Online payment', names)
  return (
    account && {
      tmnCode: account.VNPAY_TMN_CODE,
      secret: account.VNPAY_HASH_SECRET,
      payUrl: account.VNPAY_PAY_URL,
      apiUrl: account.VNPAY_API_URL,
    }
  )
}

function momoAccount(values: Values): MomoSettings | null {
  const names = ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY', 'MOMO_API_URL'] as const
  const account = allOrNone(values, 'MoMo', names)
  return (
    account && {
      partnerCode: account.MOMO_PARTNER_CODE,
      accessKey: account.MOMO_ACCESS_KEY,
      secretKey: account.MOMO_SECRET_KEY,
      apiUrl: withoutSlash(account.MOMO_API_URL),
    }
  )
}

function zalopayAccount(values: Values): ZalopaySettings | null {
  const names = ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2', 'ZALOPAY_API_URL'] as const
  const account = allOrNone(values, 'ZaloPay', names)
  return (
    account && {
      appId: account.ZALOPAY_APP_ID,
      key1: account.ZALOPAY_KEY1,
      key2: account.ZALOPAY_KEY2,
      apiUrl: withoutSlash(account.ZALOPAY_API_URL),
    }
  )
}

function ghnAccount(values: Values): GhnSettings | null {
  const names = ['GHN_TOKEN', 'GHN_SHOP_ID', 'GHN_API_URL', 'GHN_NOTICE_SECRET'] as const
  const account = allOrNone(values, 'GHN', names)
  return (
    account && {
      token: account.GHN_TOKEN,
      shopId: account.GHN_SHOP_ID,
      apiUrl: withoutSlash(account.GHN_API_URL),
      noticeSecret: account.GHN_NOTICE_SECRET,
      trackingUrl: 'https://donhang.ghn.vn/?order_code=',
    }
  )
}

function ghtkAccount(values: Values): GhtkSettings | null {
  const names = [
    ...(['GHTK_TOKEN', 'GHTK_CLIENT_SOURCE', 'GHTK_API_URL', 'GHTK_NOTICE_SECRET'] as const),
    ...(['GHTK_PICK_NAME', 'GHTK_PICK_TEL', 'GHTK_PICK_ADDRESS'] as const),
    ...(['GHTK_PICK_PROVINCE', 'GHTK_PICK_WARD'] as const),
  ]
  const account = allOrNone(values, 'GHTK', names)
  return (
    account && {
      token: account.GHTK_TOKEN,
      clientSource: account.GHTK_CLIENT_SOURCE,
      apiUrl: withoutSlash(account.GHTK_API_URL),
      noticeSecret: account.GHTK_NOTICE_SECRET,
      trackingUrl: 'https://i.ghtk.vn/',
      pickUp: {
        name: account.GHTK_PICK_NAME,
        tel: account.GHTK_PICK_TEL,
        address: account.GHTK_PICK_ADDRESS,
        province: account.GHTK_PICK_PROVINCE,
        district: values.GHTK_PICK_DISTRICT ?? '',
        ward: account.GHTK_PICK_WARD,
      },
    }
  )
}

/** The account of the provider that is named; what it needs counts together. */
function viettelInvoiceAccount(values: Values): ViettelSettings | null {
  const names = [
    ...(['INVOICE_PROVIDER', 'VIETTEL_INVOICE_USERNAME', 'VIETTEL_INVOICE_PASSWORD'] as const),
    ...(['VIETTEL_INVOICE_TAX_CODE', 'VIETTEL_INVOICE_TEMPLATE'] as const),
    ...(['VIETTEL_INVOICE_SERIES', 'VIETTEL_INVOICE_API_URL'] as const),
  ]
  const account = allOrNone(values, 'Invoicing by Viettel', names)
  return (
    account && {
      username: account.VIETTEL_INVOICE_USERNAME,
      password: account.VIETTEL_INVOICE_PASSWORD,
      taxCode: account.VIETTEL_INVOICE_TAX_CODE,
      template: account.VIETTEL_INVOICE_TEMPLATE,
      series: account.VIETTEL_INVOICE_SERIES,
      apiUrl: withoutSlash(account.VIETTEL_INVOICE_API_URL),
      lookupUrl: 'https://vinvoice.viettel.vn/utilities/invoice-search',
    }
  )
}

/** Each null without an account: a demonstration then uses the built-in site, a real shop does without, and its invoices wait. */
export const accountsOf = (values: Values) => ({
  vnpay: vnpayAccount(values),
  momo: momoAccount(values),
  zalopay: zalopayAccount(values),
  ghn: ghnAccount(values),
  ghtk: ghtkAccount(values),
  viettelInvoices: viettelInvoiceAccount(values),
})
