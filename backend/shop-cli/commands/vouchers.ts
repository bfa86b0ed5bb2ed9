import {
  at,
  type Commands,
  given,
  numberOf,
  type StaffRequest,
  textOf,
  UsageError,
  type Values,
} from '@/backend/shop-cli/commands/command'
import { shopCliTexts as texts } from '@/backend/shop-cli/texts'

const discounts = [
  ['percent', 1],
  ['amount', 2],
  ['shipping', 3],
] as const

function discountOf(values: Values) {
  const named = discounts.filter(([name]) => values[name] !== undefined)
  const [only] = named
  if (!only || named.length > 1) throw new UsageError(texts.oneDiscount)
  return { discountType: only[1], value: numberOf(values, only[0]) }
}

const addOf = (code: string, values: Values): StaffRequest => ({
  method: 'POST',
  path: '/api/staff/vouchers',
  body: given({
    code,
    kind: values.coupon ? 2 : 1,
    title: textOf(values, 'title') ?? code,
    description: textOf(values, 'description'),
    ...discountOf(values),
    minOrder: numberOf(values, 'min-order'),
    maxDiscount: numberOf(values, 'max'),
    usageLimit: numberOf(values, 'limit'),
    perUserLimit: numberOf(values, 'per-user'),
    isPublic: values.private ? false : undefined,
    startTime: textOf(values, 'from'),
    endTime: textOf(values, 'until'),
  }),
})

const giveOf = (code: string, email: string): StaffRequest => ({
  method: 'POST',
  path: `${at('vouchers', code)}/give`,
  body: { email },
})

export const voucherCommands: Commands = {
  usage: `
  voucher <MÃ> --title "…" (--percent 10 | --amount 20000 | --shipping 15000)
               [--coupon] [--min-order 200000] [--max 50000] [--limit 100] [--per-user 1]
               [--private] [--from 2026-12-01T00:00:00Z] [--until 2026-12-31T00:00:00Z]
  voucher give <MÃ> <email>                 tặng mã cho một tài khoản; mã --private chỉ người được tặng dùng được`,
  parse: ([command, first, code, email, ...rest], values) => {
    if (command !== 'voucher' || !first || rest.length > 0) return null
    if (code === undefined) return addOf(first, values)
    return first === 'give' && email ? giveOf(code, email) : null
  },
}
