import { and, eq } from 'drizzle-orm'
import { userVoucher, voucher, voucherUse } from '@/backend/modules/promotions/tables'
import {
  findVoucherRow,
  getVoucher,
  lockVoucher,
  type Row,
  stateOf,
} from '@/backend/modules/promotions/vouchers/staff-voucher-queries'
import { voucherTexts as texts } from '@/backend/modules/promotions/vouchers/texts'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { staffVouchers } from '@/contract/staff/vouchers'

type Draft = Parsed<typeof staffVouchers.create>['body']
type Change = Parsed<typeof staffVouchers.change>['body']
const PERCENT = 1

type Rules = Pick<Row, 'discountType' | 'value' | 'startsAt' | 'endsAt'>

function checkRules({ discountType, value, startsAt, endsAt }: Rules) {
  if (discountType === PERCENT && value > 100) throw new HttpError(400, texts.percentTooHigh)
  if (endsAt && endsAt <= startsAt) throw new HttpError(400, texts.endsBeforeStart)
}

/** No names are no binding. */
const idsOrNone = (ids: number[] | null | undefined) =>
  ids && ids.length > 0 ? [...new Set(ids)] : null

/** Makes a code that works from its start on. */
export const createVoucher = (context: Context, draft: Draft) =>
  changeWithAudit(context, 'voucher.create', async (tx) => {
    const { startTime, endTime, ...columns } = draft
    const startsAt = startTime ? new Date(startTime) : context.now()
    const endsAt = endTime ? new Date(endTime) : null
    checkRules({ ...draft, startsAt, endsAt })
    const [row] = await tx
      .insert(voucher)
      .values({
        ...columns,
        code: draft.code.toUpperCase(),
        categoryIds: idsOrNone(draft.categoryIds),
        productIds: idsOrNone(draft.productIds),
        startsAt,
        endsAt,
      })
      .onConflictDoNothing()
      .returning({ id: voucher.id, code: voucher.code })
    if (!row) throw new HttpError(409, texts.codeTaken)
    const result = await getVoucher(tx, row.id, context.now())
    return { subject: row.code, after: result, result }
  })

const columnsOf = (row: Row, { startTime, endTime, ...change }: Change): Row => {
  const named = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  return {
    ...row,
    ...named,
    categoryIds: idsOrNone(change.categoryIds === undefined ? row.categoryIds : change.categoryIds),
    productIds: idsOrNone(change.productIds === undefined ? row.productIds : change.productIds),
    startsAt: startTime === undefined ? row.startsAt : new Date(startTime),
    endsAt: endTime === undefined ? row.endsAt : endTime === null ? null : new Date(endTime),
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/** What stands as it was printed once people have the code in their hands. */
const printed = [
  'discountType',
  'value',
  'maxDiscount',
  'minOrder',
  'categoryIds',
  'productIds',
  'startsAt',
] as const

/** A running code only gets better: it may last longer, be used more often and by more people. */
function checkRunning(before: Row, after: Row) {
  const isPrinted = printed.some((name) => !same(before[name], after[name]))
  if (isPrinted) throw new HttpError(409, texts.printed)
  const isShorter =
    after.endsAt !== null && (before.endsAt === null || after.endsAt < before.endsAt)
  const isRarer =
    after.perUserLimit < before.perUserLimit ||
    (after.usageLimit !== null &&
      (before.usageLimit === null || after.usageLimit < before.usageLimit))
  const isPrivate = before.isPublic && !after.isPublic
  if (isShorter || isRarer || isPrivate) throw new HttpError(409, texts.onlyBetter)
}

/** Changes what is named and writes the audit log. 404 unknown, 400 impossible terms, 409 over or worse than given. */
export const changeVoucher = (context: Context, id: number, change: Change) =>
  changeWithAudit(context, 'voucher.change', async (tx) => {
    const now = context.now()
    const row = await lockVoucher(tx, id)
    const state = stateOf(row, now)
    if (state === 'ended') throw new HttpError(409, texts.over)
    const before = await getVoucher(tx, id, now)
    const { id: _, used: __, ...next } = columnsOf(row, change)
    checkRules(next)
    if (state !== 'planned' || row.used > 0) checkRunning(row, { ...row, ...next })
    await tx.update(voucher).set(next).where(eq(voucher.id, id))
    const result = await getVoucher(tx, id, now)
    return { subject: row.code, before, after: result, result }
  })

/** Ends a running voucher now. 404 unknown, 409 when it is not running. */
export const endVoucher = (context: Context, id: number) =>
  changeWithAudit(context, 'voucher.end', async (tx) => {
    const now = context.now()
    const row = await lockVoucher(tx, id)
    const state = stateOf(row, now)
    if (state === 'planned' || state === 'ended') throw new HttpError(409, texts.notRunning)
    const before = await getVoucher(tx, id, now)
    await tx.update(voucher).set({ endsAt: now }).where(eq(voucher.id, id))
    const result = await getVoucher(tx, id, now)
    return { subject: row.code, before, after: result, result }
  })

/** Takes away one that no order has ever named; whoever it was given to loses it. */
export const dropVoucher = (context: Context, id: number) =>
  changeWithAudit(context, 'voucher.drop', async (tx) => {
    const row = await lockVoucher(tx, id)
    const before = await getVoucher(tx, id, context.now())
    const uses = await tx.$count(voucherUse, eq(voucherUse.voucherId, id))
    if (uses > 0) throw new HttpError(409, texts.notDroppable)
    await tx.delete(voucher).where(eq(voucher.id, id))
    return { subject: row.code, before, result: null }
  })

const usesOf = (tx: Tx, id: number, userId: number) =>
  tx.$count(voucherUse, and(eq(voucherUse.voucherId, id), eq(voucherUse.holder, `user:${userId}`)))

/** Takes a code from an account that has not used it. */
export const takeVoucherBack = (context: Context, id: number, userId: number) =>
  changeWithAudit(context, 'voucher.take-back', async (tx) => {
    const { code } = await findVoucherRow(tx, id)
    if ((await usesOf(tx, id, userId)) > 0) throw new HttpError(409, texts.alreadyUsed)
    const gone = await tx
      .delete(userVoucher)
      .where(and(eq(userVoucher.voucherId, id), eq(userVoucher.userId, userId)))
      .returning({ userId: userVoucher.userId })
    if (gone.length === 0) throw notFound()
    return { subject: code, data: { userId }, result: null }
  })
