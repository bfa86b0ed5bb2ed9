import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { lockProduct } from '@/backend/modules/catalog/products/lock-product'
import { priceStep, product } from '@/backend/modules/catalog/tables'
import { auditOwn, changeWithAudit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf, type Services } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { officeTexts } from '@/backend/platform/office-texts'
import type { PriceStep } from '@/contract/staff/products'

type Prices = { price: number; salePrice: number }
type Step = typeof priceStep.$inferSelect

const MOST_STEPS = 100

const priceStepDto = (step: Step, actorName: string | null): PriceStep => ({
  id: step.id,
  price: step.price,
  priceSale: step.salePrice,
  startTime: step.startsAt.toISOString(),
  appliedTime: step.appliedAt?.toISOString() ?? null,
  actorName,
})

/** Keeps what it costs from now on. */
export const recordPrice = (
  tx: Tx,
  context: Pick<Context, 'caller' | 'now'>,
  productId: number,
  { price, salePrice }: Prices,
) =>
  tx.insert(priceStep).values({
    productId,
    price,
    salePrice,
    startsAt: context.now(),
    appliedAt: context.now(),
    actorId: callerOf(context).userId,
  })

/** Prices of a product that were and that are planned, the latest start first, with who wrote them. */
export async function listPriceSteps(db: Db, productId: number): Promise<PriceStep[]> {
  const rows = await db
    .select({ step: priceStep, actorName: appUser.name })
    .from(priceStep)
    .leftJoin(appUser, eq(appUser.id, priceStep.actorId))
    .where(eq(priceStep.productId, productId))
    .orderBy(desc(priceStep.startsAt), desc(priceStep.id))
    .limit(MOST_STEPS)
  return rows.map(({ step, actorName }) => priceStepDto(step, actorName))
}

/** Plans prices in đồng from a moment to come; 400 when the sale price is above the price or the moment has passed. */
export const planPrice = (context: Context, productId: number, prices: Prices, startsAt: Date) =>
  changeWithAudit(context, 'price.plan', async (tx) => {
    await lockProduct(tx, productId)
    if (prices.salePrice > prices.price) throw new HttpError(400, officeTexts.saleAbovePrice)
    if (startsAt <= context.now()) throw new HttpError(400, officeTexts.priceInPast)
    const actorId = callerOf(context).userId
    const [step] = await tx
      .insert(priceStep)
      .values({ productId, ...prices, startsAt, actorId })
      .returning()
    if (!step) throw new Error('the step was not written')
    await enqueue(tx, { queue: 'planned', id: 'prices', startAfter: startsAt })
    const after = { ...prices, startTime: startsAt.toISOString() }
    return { subject: productId, after, result: priceStepDto(step, null) }
  })

/** Takes a planned price back; 404 when it has begun or there is none. */
export const dropPrice = (context: Context, productId: number, id: string) =>
  changeWithAudit(context, 'price.drop', async (tx) => {
    const [step] = await tx
      .delete(priceStep)
      .where(
        and(eq(priceStep.id, id), eq(priceStep.productId, productId), isNull(priceStep.appliedAt)),
      )
      .returning()
    if (!step) throw notFound()
    const { price, salePrice, startsAt } = step
    const before = { price, salePrice, startTime: startsAt.toISOString() }
    return { subject: productId, before, result: { id } }
  })

async function applyStep(tx: Tx, step: Step, now: Date): Promise<void> {
  const before = await lockProduct(tx, step.productId)
  const { price, salePrice } = step
  await tx.update(product).set({ price, salePrice }).where(eq(product.id, step.productId))
  await tx.update(priceStep).set({ appliedAt: now }).where(eq(priceStep.id, step.id))
  const entry = {
    action: 'price.apply',
    subject: step.productId,
    before: { price: before.price, salePrice: before.salePrice },
    after: { price, salePrice },
  }
  await auditOwn(tx, entry, now)
  await raiseDataVersion(tx)
}

type Job = Pick<Services, 'db' | 'now' | 'revalidatePages'>

/** Lets planned prices begin. */
export async function applyDuePrices({ db, now, revalidatePages }: Job): Promise<void> {
  const isDue = and(isNull(priceStep.appliedAt), lte(priceStep.startsAt, now()))
  const due = await db.select().from(priceStep).where(isDue).orderBy(priceStep.startsAt).limit(500)
  for (const step of due) {
    await transact(db, async (tx) => {
      const [still] = await tx
        .select()
        .from(priceStep)
        .where(and(eq(priceStep.id, step.id), isNull(priceStep.appliedAt)))
        .for('update')
      if (still) await applyStep(tx, still, now())
    })
  }
  if (due.length > 0) {
    await revalidatePages?.([...due.map(({ productId }) => `product:${productId}`), 'products'])
  }
}
