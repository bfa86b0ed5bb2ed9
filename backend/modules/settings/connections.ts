import { z } from 'zod'
import type { StoredSetting } from '@/backend/modules/settings/stored-settings'
import { settingsTexts } from '@/backend/modules/settings/texts'
import type { Config } from '@/backend/platform/config'
import { openText, sealText } from '@/backend/platform/sealed-text'
import type { ConnectionName } from '@/contract/staff/connections'

const USE = 'accounts of the shop'

export const keyOf = (name: ConnectionName) => `connection:${name}`

/** By the names of the environment's variables, which they stand for. */
export type Values = Record<string, string>
type Field = { check: z.ZodType<string>; isSecret?: true; choices?: readonly string[] }

const text: Field = { check: z.string().min(1, settingsTexts.fieldNeeded).max(200) }
const optionalText: Field = { check: z.string().max(200) }
const secretOf = (least: number): Field => ({
  check: z.string().min(least, settingsTexts.shortSecret(least)).max(300),
  isSecret: true,
})
const secret = secretOf(16)
/** What the service draws; some of these are short. */
const token = secretOf(8)

/** An address of the service itself: for an account the backend calls nothing else. */
const addressAt = (...domains: string[]): Field => ({
  check: z.string().refine(
    (given) => {
      if (!URL.canParse(given)) return false
      const { protocol, hostname, port, username } = new URL(given)
      const isTheirs = domains.some((one) => hostname === one || hostname.endsWith(`.${one}`))
      return protocol === 'https:' && isTheirs && port === '' && username === ''
    },
    settingsTexts.foreignAddress(domains.join(', ')),
  ),
})

/** Sent over TLS from the first byte, or from the greeting on. */
const smtpPorts = ['465', '587'] as const

/** By name and in the open net: nothing around the backend is asked on behalf of a form. */
const mailHost: Field = {
  check: z
    .string()
    .max(253)
    .regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i, settingsTexts.badMailHost)
    .refine(
      (host) => !/\.(?:localhost|local|localdomain|internal|lan|home|intranet|test)$/i.test(host),
      settingsTexts.badMailHost,
    ),
}

/** The services that may tell of transfers. */
export const transferFeeds = ['sepay', 'payos', 'casso'] as const

/** What each account consists of. */
export const connectionFields: Record<ConnectionName, Record<string, Field>> = {
  transfer: {
    TRANSFER_BANK: text,
    TRANSFER_BANK_BIN: { check: z.string().regex(/^\d{6}$/, settingsTexts.badBin) },
    TRANSFER_ACCOUNT: { check: z.string().regex(/^[0-9A-Z]{4,19}$/, settingsTexts.badAccount) },
    TRANSFER_ACCOUNT_NAME: text,
  },
  transferFeed: {
    TRANSFER_FEED: { check: z.enum(transferFeeds), choices: transferFeeds },
    TRANSFER_FEED_SECRET: secret,
  },
  vnpay: {
    VNPAY_TMN_CODE: text,
    VNPAY_HASH_SECRET: secret,
    VNPAY_PAY_URL: addressAt('vnpay.vn', 'vnpayment.vn'),
    VNPAY_API_URL: addressAt('vnpay.vn', 'vnpayment.vn'),
  },
  momo: {
    MOMO_PARTNER_CODE: text,
    MOMO_ACCESS_KEY: token,
    MOMO_SECRET_KEY: secret,
    MOMO_API_URL: addressAt('momo.vn'),
  },
  zalopay: {
    ZALOPAY_APP_ID: text,
    ZALOPAY_KEY1: secret,
    ZALOPAY_KEY2: secret,
    ZALOPAY_API_URL: addressAt('zalopay.vn'),
  },
  ghn: {
    GHN_TOKEN: token,
    GHN_SHOP_ID: text,
    GHN_API_URL: addressAt('ghn.vn'),
    GHN_NOTICE_SECRET: secret,
  },
  ghtk: {
    GHTK_TOKEN: token,
    GHTK_CLIENT_SOURCE: text,
    GHTK_API_URL: addressAt('giaohangtietkiem.vn', 'ghtk.vn', 'ghtklab.com'),
    GHTK_NOTICE_SECRET: secret,
    GHTK_PICK_NAME: text,
    GHTK_PICK_TEL: text,
    GHTK_PICK_ADDRESS: text,
    GHTK_PICK_PROVINCE: text,
    GHTK_PICK_WARD: text,
    // Only needed when the carrier's fees hold.
    GHTK_PICK_DISTRICT: optionalText,
  },
  viettelInvoices: {
    INVOICE_PROVIDER: { check: z.enum(['viettel']), choices: ['viettel'] },
    VIETTEL_INVOICE_USERNAME: text,
    VIETTEL_INVOICE_PASSWORD: token,
    VIETTEL_INVOICE_TAX_CODE: {
      check: z.string().regex(/^\d{10}(-\d{3})?$/, settingsTexts.badTaxCode),
    },
    VIETTEL_INVOICE_TEMPLATE: text,
    VIETTEL_INVOICE_SERIES: {
      check: z.string().regex(/^[CK]\d{2}[A-Z]{3}$/, settingsTexts.badSeries),
    },
    VIETTEL_INVOICE_API_URL: addressAt('viettel.vn'),
  },
  mail: {
    SMTP_HOST: mailHost,
    SMTP_PORT: { check: z.enum(smtpPorts), choices: smtpPorts },
    SMTP_USER: text,
    SMTP_PASSWORD: secretOf(4),
    MAIL_FROM: { check: z.email(settingsTexts.badSender).max(200) },
  },
}

/** The values of an account: those that anybody of the finances may read, and the others encrypted. */
export function sealConnection(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  all: Values,
  name: ConnectionName,
) {
  const isSecret = (field: string) => connectionFields[name][field]?.isSecret === true
  const part = (secrets: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => isSecret(field) === secrets))
  return { value: part(false), sealed: sealText(tokenSecret, USE, JSON.stringify(part(true))) }
}

/** The values of a stored account; none where there is no account, or its secrets were sealed with another key. */
export function openConnection(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  row: StoredSetting | undefined,
): Values {
  if (!row?.sealed) return {}
  const sealed = openText(tokenSecret, USE, row.sealed)
  return sealed === null ? {} : { ...(row.value as Values), ...(JSON.parse(sealed) as Values) }
}

/** The first thing that is wrong with an account, as a person reads it; null for a whole one. */
export function connectionProblem(name: ConnectionName, values: Values): string | null {
  for (const [field, { check }] of Object.entries(connectionFields[name])) {
    const checked = check.safeParse(values[field] ?? '')
    if (!checked.success) return checked.error.issues[0]?.message ?? settingsTexts.fieldNeeded
  }
  return null
}

/** The mail server is typed in parts, and named by one address in the environment. */
function smtpUrlOf({ SMTP_HOST, SMTP_PORT, SMTP_USER = '', SMTP_PASSWORD = '' }: Values) {
  if (!SMTP_HOST) return {}
  const scheme = SMTP_PORT === '465' ? 'smtps' : 'smtp'
  const who = `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD)}`
  return { SMTP_URL: `${scheme}://${who}@${SMTP_HOST}:${SMTP_PORT}` }
}

/** The accounts the office has set, as whole ones, by the names of the environment's variables. */
export function storedValues(
  config: Pick<Config, 'tokenSecret'>,
  stored: readonly StoredSetting[],
): Values {
  const values = Object.assign(
    {},
    ...Object.keys(connectionFields).map((one) => {
      const name = one as ConnectionName
      const opened = openConnection(
        config,
        stored.find(({ key }) => key === keyOf(name)),
      )
      return connectionProblem(name, opened) === null ? opened : {}
    }),
  ) as Values
  return { ...values, ...smtpUrlOf(values) }
}
