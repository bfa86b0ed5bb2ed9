import { z } from 'zod'
import { paymentTexts, type TransferAccount } from '@/backend/modules/payments'
import { transferFeeds } from '@/backend/modules/settings'
import type { Config } from '@/backend/platform/config'
import { type AccountName, type Accounts, USUAL_SENDER } from '@/backend/platform/settings'

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
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
}
type Values = { [N in keyof typeof accountVariables]?: string | undefined }

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '')

/** An account is made of variables that count together, by the field each one fills; null without any of them. */
const account =
  <F extends string, M extends object = object>(
    what: string,
    variables: Record<F, keyof Values>,
    more: (values: Values) => M = () => ({}) as M,
  ) =>
  (values: Values): (Record<F, string> & M) | null => {
    const names = Object.values<keyof Values>(variables)
    const given = names.filter((name) => values[name])
    if (given.length === 0) return null
    if (given.length < names.length) {
      throw new Error(
        `${what} needs ${names.slice(0, -1).join(', ')} and ${String(names.at(-1))} together.`,
      )
    }
    const fields = Object.entries<keyof Values>(variables).map(([field, name]) => {
      const value = values[name] ?? ''
      return [field, name.endsWith('_API_URL') ? withoutSlash(value) : value]
    })
    return { ...(Object.fromEntries(fields) as Record<F, string>), ...more(values) }
  }

/** The demonstration names a bank that does not exist, so that no real account is paid by mistake. */
const demonstrationAccount: TransferAccount = {
  bank: paymentTexts.demonstrationBank,
  bin: '970499',
  account: '0000012345678',
  accountName: 'HIEN SACH MINH HOA',
}

/** The accounts that a demonstration has without being given any. */
export const builtInAccounts = ({ mode }: Config): Partial<Accounts> => ({
  transferAccount: mode === 'demo' ? demonstrationAccount : null,
})

const ghtkVariables = account('GHTK', {
  token: 'GHTK_TOKEN',
  clientSource: 'GHTK_CLIENT_SOURCE',
  apiUrl: 'GHTK_API_URL',
  noticeSecret: 'GHTK_NOTICE_SECRET',
  name: 'GHTK_PICK_NAME',
  tel: 'GHTK_PICK_TEL',
  address: 'GHTK_PICK_ADDRESS',
  province: 'GHTK_PICK_PROVINCE',
  ward: 'GHTK_PICK_WARD',
})

const readers: { [N in AccountName]: (values: Values) => Accounts[N] } = {
  transferAccount: account('Bank transfers', {
    bank: 'TRANSFER_BANK',
    bin: 'TRANSFER_BANK_BIN',
    account: 'TRANSFER_ACCOUNT',
    accountName: 'TRANSFER_ACCOUNT_NAME',
  }),
  transferFeed: account(
    'Notices of transfers',
    { name: 'TRANSFER_FEED', secret: 'TRANSFER_FEED_SECRET' },
    (values) => ({ name: z.enum(transferFeeds).parse(values.TRANSFER_FEED) }),
  ),
  vnpay: account('Online payment', {
    tmnCode: 'VNPAY_TMN_CODE',
    secret: 'VNPAY_HASH_SECRET',
    payUrl: 'VNPAY_PAY_URL',
    apiUrl: 'VNPAY_API_URL',
  }),
  momo: account('MoMo', {
    partnerCode: 'MOMO_PARTNER_CODE',
    accessKey: 'MOMO_ACCESS_KEY',
    secretKey: 'MOMO_SECRET_KEY',
    apiUrl: 'MOMO_API_URL',
  }),
  zalopay: account('ZaloPay', {
    appId: 'ZALOPAY_APP_ID',
    key1: 'ZALOPAY_KEY1',
    key2: 'ZALOPAY_KEY2',
    apiUrl: 'ZALOPAY_API_URL',
  }),
  ghn: account(
    'GHN',
    {
      token: 'GHN_TOKEN',
      shopId: 'GHN_SHOP_ID',
      apiUrl: 'GHN_API_URL',
      noticeSecret: 'GHN_NOTICE_SECRET',
    },
    () => ({ trackingUrl: 'https://donhang.ghn.vn/?order_code=' }),
  ),
  ghtk: (values) => {
    const found = ghtkVariables(values)
    if (!found) return null
    const { name, tel, address, province, ward, ...api } = found
    const district = values.GHTK_PICK_DISTRICT ?? ''
    return {
      ...api,
      trackingUrl: 'https://i.ghtk.vn/',
      pickUp: { name, tel, address, province, district, ward },
    }
  },
  viettelInvoices: account(
    'Invoicing by Viettel',
    {
      provider: 'INVOICE_PROVIDER',
      username: 'VIETTEL_INVOICE_USERNAME',
      password: 'VIETTEL_INVOICE_PASSWORD',
      taxCode: 'VIETTEL_INVOICE_TAX_CODE',
      template: 'VIETTEL_INVOICE_TEMPLATE',
      series: 'VIETTEL_INVOICE_SERIES',
      apiUrl: 'VIETTEL_INVOICE_API_URL',
    },
    () => ({ lookupUrl: 'https://vinvoice.viettel.vn/utilities/invoice-search' }),
  ),
  mail: account('E-mail', { url: 'SMTP_URL' }, (values) => ({
    from: values.MAIL_FROM ?? USUAL_SENDER,
  })),
}

const accountNames = Object.keys(readers) as AccountName[]

export const accountsOf = (values: Values) =>
  Object.fromEntries(
    accountNames.map((name) => [name, readers[name](values)]),
  ) as unknown as Accounts
