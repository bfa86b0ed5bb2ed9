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

export const USUAL_SENDER = 'no-reply@hien-sach.example'

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
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
}
type Values = { [N in keyof typeof accountVariables]?: string | undefined }
type Given<N extends keyof Values> = Record<N, string>

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '')

/** An account is made of variables that count together; null without any of them. */
const account =
  <N extends keyof Values, T>(
    what: string,
    names: readonly N[],
    make: (given: Given<N>, all: Values) => T,
  ) =>
  (values: Values): T | null => {
    const given = names.filter((name) => values[name])
    if (given.length === 0) return null
    if (given.length < names.length) {
      throw new Error(
        `${what} needs ${names.slice(0, -1).join(', ')} and ${String(names.at(-1))} together.`,
      )
    }
    const tidy = (name: N) =>
      name.endsWith('_API_URL') ? withoutSlash(values[name] ?? '') : values[name]
    return make(Object.fromEntries(names.map((name) => [name, tidy(name)])) as Given<N>, values)
  }

/** Where bank transfers go. */
export type TransferAccount = { bank: string; bin: string; account: string; accountName: string }

/** The mail server, and who the letters come from. */
export type MailAccount = { url: string; from: string }

/** The demonstration names a bank that does not exist, so that no real account is paid by mistake. */
export const demonstrationAccount: TransferAccount = {
  bank: paymentTexts.demonstrationBank,
  bin: '970499',
  account: '0000012345678',
  accountName: 'HIEN SACH MINH HOA',
}

export const demonstrationAccountOf = (mode: 'demo' | 'live') =>
  mode === 'demo' ? demonstrationAccount : null

const readers = {
  /** Null when the shop takes no bank transfers. */
  transferAccount: account(
    'Bank transfers',
    ['TRANSFER_BANK', 'TRANSFER_BANK_BIN', 'TRANSFER_ACCOUNT', 'TRANSFER_ACCOUNT_NAME'],
    (given): TransferAccount => ({
      bank: given.TRANSFER_BANK,
      bin: given.TRANSFER_BANK_BIN,
      account: given.TRANSFER_ACCOUNT,
      accountName: given.TRANSFER_ACCOUNT_NAME,
    }),
  ),
  /** The service that tells of transfers; null when the staff look for themselves. */
  transferFeed: account(
    'Notices of transfers',
    ['TRANSFER_FEED', 'TRANSFER_FEED_SECRET'],
    (given) => ({
      name: z.enum(transferFeeds).parse(given.TRANSFER_FEED),
      secret: given.TRANSFER_FEED_SECRET,
    }),
  ),
  vnpay: account(
    'Online payment',
    ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET', 'VNPAY_PAY_URL', 'VNPAY_API_URL'],
    (given): VnpaySettings => ({
      tmnCode: given.VNPAY_TMN_CODE,
      secret: given.VNPAY_HASH_SECRET,
      payUrl: given.VNPAY_PAY_URL,
      apiUrl: given.VNPAY_API_URL,
    }),
  ),
  momo: account(
    'MoMo',
    ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY', 'MOMO_API_URL'],
    (given): MomoSettings => ({
      partnerCode: given.MOMO_PARTNER_CODE,
      accessKey: given.MOMO_ACCESS_KEY,
      secretKey: given.MOMO_SECRET_KEY,
      apiUrl: given.MOMO_API_URL,
    }),
  ),
  zalopay: account(
    'ZaloPay',
    ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2', 'ZALOPAY_API_URL'],
    (given): ZalopaySettings => ({
      appId: given.ZALOPAY_APP_ID,
      key1: given.ZALOPAY_KEY1,
      key2: given.ZALOPAY_KEY2,
      apiUrl: given.ZALOPAY_API_URL,
    }),
  ),
  ghn: account(
    'GHN',
    ['GHN_TOKEN', 'GHN_SHOP_ID', 'GHN_API_URL', 'GHN_NOTICE_SECRET'],
    (given): GhnSettings => ({
      token: given.GHN_TOKEN,
      shopId: given.GHN_SHOP_ID,
      apiUrl: given.GHN_API_URL,
      noticeSecret: given.GHN_NOTICE_SECRET,
      trackingUrl: 'https://donhang.ghn.vn/?order_code=',
    }),
  ),
  ghtk: account(
    'GHTK',
    [
      ...(['GHTK_TOKEN', 'GHTK_CLIENT_SOURCE', 'GHTK_API_URL', 'GHTK_NOTICE_SECRET'] as const),
      ...(['GHTK_PICK_NAME', 'GHTK_PICK_TEL', 'GHTK_PICK_ADDRESS'] as const),
      ...(['GHTK_PICK_PROVINCE', 'GHTK_PICK_WARD'] as const),
    ],
    (given, all): GhtkSettings => ({
      token: given.GHTK_TOKEN,
      clientSource: given.GHTK_CLIENT_SOURCE,
      apiUrl: given.GHTK_API_URL,
      noticeSecret: given.GHTK_NOTICE_SECRET,
      trackingUrl: 'https://i.ghtk.vn/',
      pickUp: {
        name: given.GHTK_PICK_NAME,
        tel: given.GHTK_PICK_TEL,
        address: given.GHTK_PICK_ADDRESS,
        province: given.GHTK_PICK_PROVINCE,
        district: all.GHTK_PICK_DISTRICT ?? '',
        ward: given.GHTK_PICK_WARD,
      },
    }),
  ),
  /** Null: a demonstration uses the built-in provider, a real shop's invoices wait. */
  viettelInvoices: account(
    'Invoicing by Viettel',
    [
      ...(['INVOICE_PROVIDER', 'VIETTEL_INVOICE_USERNAME', 'VIETTEL_INVOICE_PASSWORD'] as const),
      ...(['VIETTEL_INVOICE_TAX_CODE', 'VIETTEL_INVOICE_TEMPLATE'] as const),
      ...(['VIETTEL_INVOICE_SERIES', 'VIETTEL_INVOICE_API_URL'] as const),
    ],
    (given): ViettelSettings => ({
      username: given.VIETTEL_INVOICE_USERNAME,
      password: given.VIETTEL_INVOICE_PASSWORD,
      taxCode: given.VIETTEL_INVOICE_TAX_CODE,
      template: given.VIETTEL_INVOICE_TEMPLATE,
      series: given.VIETTEL_INVOICE_SERIES,
      apiUrl: given.VIETTEL_INVOICE_API_URL,
      lookupUrl: 'https://vinvoice.viettel.vn/utilities/invoice-search',
    }),
  ),
  /** Null: e-mails become files under `dataDir`. */
  mail: account(
    'E-mail',
    ['SMTP_URL'],
    (given, all): MailAccount => ({ url: given.SMTP_URL, from: all.MAIL_FROM ?? USUAL_SENDER }),
  ),
}

type Readers = typeof readers
export type AccountName = keyof Readers
export type Accounts = { [N in AccountName]: ReturnType<Readers[N]> }

export const accountNames = Object.keys(readers) as AccountName[]

/** Each null without an account: a demonstration then uses the built-in site, a real shop does without. */
export const accountsOf = (values: Values) =>
  Object.fromEntries(accountNames.map((name) => [name, readers[name](values)])) as Accounts
