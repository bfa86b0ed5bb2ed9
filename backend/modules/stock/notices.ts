import { createHmac } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { hashToken } from '@/backend/modules/auth'
import { product } from '@/backend/modules/catalog/tables'
import { emailShop } from '@/backend/modules/settings'
import { stockEmails } from '@/backend/modules/stock/emails'
import { inventory, stockNotice } from '@/backend/modules/stock/tables'
import { stockTexts } from '@/backend/modules/stock/texts'
import type { Context, Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHits, windowLimit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { objectTypes } from '@/contract/kinds'
import { rateLimits } from '@/contract/rate-limits'

const MOST_AT_ONCE = 500
const limits = rateLimits.stockNotices

const isAvailable = sql`${inventory.onHand} - ${inventory.reserved} > 0`

async function findBook(db: Db, id: number) {
  const [row] = await db
    .select({
      productId: product.id,
      title: product.title,
      isAvailable: sql<boolean>`coalesce(${isAvailable}, false)`,
    })
    .from(product)
    .leftJoin(inventory, eq(inventory.productId, product.id))
    .where(
      and(eq(product.id, id), eq(product.objectType, objectTypes.book), sql`${product.isActive}`),
    )
  return row ?? null
}

/** Limits per mailbox and per address. */
async function countAsked({ db, ip, now }: Context, email: string): Promise<void> {
  const windows = [
    windowLimit(throttleKey('stock-notice', { email }), limits.ofEmail),
    windowLimit(throttleKey('stock-notice:day', { email }), limits.ofEmailADay),
    windowLimit(throttleKey('stock-notice', { address: ip }), limits.ofAddress),
  ]
  const { retryAfter } = await countHits(db, windows, now())
  if (retryAfter > 0) throw tooManyRequests(retryAfter)
}

/** Made from the notice's id: asked again, the same link is mailed, and the older mail still confirms. */
const noticeToken = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`stock-notice:${id}`).digest('base64url')

/** Mails a link that confirms the address, once confirmed not again. The answer is the same for every address. */
export async function askForNotice(context: Context, productId: number, email: string) {
  const { config, db, now } = context
  const book = await findBook(db, productId)
  if (!book) throw notFound()
  if (book.isAvailable) throw new HttpError(409, stockTexts.isAvailable)
  await countAsked(context, email)
  await transact(db, async (tx) => {
    const row = { productId, email, createdAt: now() }
    const [waiting] = await tx
      .insert(stockNotice)
      .values(row)
      .onConflictDoUpdate({
        target: [stockNotice.productId, stockNotice.email],
        set: { createdAt: row.createdAt },
        setWhere: sql`${stockNotice.confirmedAt} is null`,
      })
      .returning({ id: stockNotice.id })
    if (!waiting) return
    const token = noticeToken(config.tokenSecret, waiting.id)
    await tx
      .update(stockNotice)
      .set({ tokenHash: hashToken(token) })
      .where(eq(stockNotice.id, waiting.id))
    const letter = stockEmails(emailShop(context)).confirm(book, token)
    await enqueueEmail(tx, email, letter, now())
  })
}

/** The link of the mail is good once and until the row is removed. */
export async function confirmNotice({ db, now }: Services, token: string) {
  const [row] = await db
    .update(stockNotice)
    .set({ tokenHash: null, confirmedAt: now() })
    .where(eq(stockNotice.tokenHash, hashToken(token)))
    .returning({ productId: stockNotice.productId })
  const book = row && (await findBook(db, row.productId))
  if (!book) throw new HttpError(404, stockTexts.linkOver)
  return { productId: book.productId, productName: book.title }
}

const waiting = (db: Db) =>
  db
    .select({
      id: stockNotice.id,
      email: stockNotice.email,
      productId: product.id,
      title: product.title,
    })
    .from(stockNotice)
    .innerJoin(product, and(eq(product.id, stockNotice.productId), sql`${product.isActive}`))
    .innerJoin(inventory, and(eq(inventory.productId, product.id), isAvailable))
    .where(isNotNull(stockNotice.confirmedAt))
    .orderBy(stockNotice.confirmedAt)
    .limit(MOST_AT_ONCE)

/** Mails everybody whose book is there again, once: the row goes in the same transaction. */
export async function sendStockNotices(services: Services): Promise<number> {
  const { db, now } = services
  const emails = stockEmails(emailShop(services))
  const found = await waiting(db)
  for (const { id, email, ...book } of found) {
    await transact(db, async (tx) => {
      const [gone] = await tx
        .delete(stockNotice)
        .where(eq(stockNotice.id, id))
        .returning({ id: stockNotice.id })
      if (gone) await enqueueEmail(tx, email, emails.available(book), now())
    })
  }
  return found.length
}
