import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { recordInHistory } from '@/backend/modules/orders'
import { canMoveReturn } from '@/backend/modules/returns/return-moves'
import { countPhotos, lockReturn, returnStates } from '@/backend/modules/returns/return-queries'
import { returnPhoto, returnRequest } from '@/backend/modules/returns/tables'
import { returnTexts } from '@/backend/modules/returns/texts'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { MAX_RETURN_PHOTOS } from '@/contract/return-terms'

const LARGEST_SIDE = 1600
const LARGEST_PICTURE = 40_000_000

/** The picture anew, without what cameras and hostile senders write into files. */
async function cleanPicture(data: string): Promise<Buffer> {
  try {
    return await sharp(Buffer.from(data, 'base64'), { limitInputPixels: LARGEST_PICTURE })
      .rotate()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
  } catch (error) {
    throw new HttpError(400, returnTexts.badPhoto, { cause: error })
  }
}

type Own = { orderId: string; returnId: string }

/** Adds a photo to a return of the buyer's own order that awaits its decision. Answers how many it has. */
export async function addPhoto(
  context: Pick<Context, 'db'>,
  { orderId, returnId }: Own,
  data: string,
) {
  const picture = await cleanPicture(data)
  return transact(context.db, async (tx) => {
    const found = await lockReturn(tx, returnId)
    if (found?.order.id !== orderId) throw notFound()
    if (found.row.status !== returnStates.asked) throw new HttpError(409, returnTexts.cannotChange)
    const place = await countPhotos(tx, returnId)
    if (place >= MAX_RETURN_PHOTOS) throw new HttpError(409, returnTexts.tooManyPhotos)
    await tx.insert(returnPhoto).values({ returnId, place, data: picture })
    return place + 1
  })
}

/** The buyer keeps the goods after all. */
export async function withdrawReturn(
  context: Pick<Context, 'db' | 'now'>,
  { orderId, returnId }: Own,
): Promise<void> {
  await transact(context.db, async (tx) => {
    const found = await lockReturn(tx, returnId)
    if (found?.order.id !== orderId) throw notFound()
    const { order, row } = found
    if (!canMoveReturn(row.status, returnStates.withdrawn, 'buyer')) {
      throw new HttpError(409, returnTexts.cannotChange)
    }
    await tx
      .update(returnRequest)
      .set({ status: returnStates.withdrawn })
      .where(eq(returnRequest.id, returnId))
    await recordInHistory(tx, order, {
      kind: 'return',
      actor: order.userId === null ? 'guest' : `user:${order.userId}`,
      note: returnTexts.withdrawnEvent,
      at: context.now(),
    })
  })
}

/** The photos of a return as WebP bytes, in the order they were sent. */
export const listPhotos = (db: Db, returnId: string) =>
  db
    .select({ data: returnPhoto.data })
    .from(returnPhoto)
    .where(eq(returnPhoto.returnId, returnId))
    .orderBy(asc(returnPhoto.place))
