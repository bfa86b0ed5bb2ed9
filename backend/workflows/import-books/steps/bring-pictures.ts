import { and, asc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import {
  type Archive,
  fetchPicture,
  fileOf,
  type Given,
  type Job,
  knownPictures,
  lockJob,
  openArchive,
  type Problem,
  type Row,
  rowTexts,
  sourceOf,
  updateImportRow,
} from '@/backend/modules/imports'
import { importRow } from '@/backend/modules/imports/tables'
import { keepPicture, pictureFault, rememberSource } from '@/backend/modules/media'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { transact } from '@/backend/platform/db/transact'
import { writePictures } from '@/backend/workflows/import-books/apply/update-books'
import type { ImportServices } from '@/backend/workflows/import-books/steps/apply-rows'

const BATCH = 12
const AT_ONCE = 3
/** Opened once for many rows; forgotten soon after the last one. */
const archives = new LRUCache<string, Promise<Archive>>({ max: 1, ttl: 60_000, ttlAutopurge: true })

type Open = () => Promise<Archive>

async function bytesOf(image: string, open: Open): Promise<Buffer> {
  if (!image.startsWith('zip:')) return fetchPicture(image)
  const name = image.replace(/^zip:[0-9a-f]{64}:/, '')
  const archive = await open()
  const entry = archive.entries.find(({ fileName }) => fileName === name)
  if (!entry) throw new Error(`no ${name} in the archive`)
  return archive.read(entry)
}

type Brought = { urls: string[]; problems: Problem[] }

/** The pictures of one row as the shop keeps them; what cannot be had is named and left out. */
async function bring(services: ImportServices, row: Row, open: Open): Promise<Brought> {
  const { images = [] } = row.given as Given
  const known = await knownPictures(services.db, images)
  const urls: string[] = []
  const problems: Problem[] = []
  for (const image of images) {
    const named = image.replace(/^zip:[0-9a-f]{64}:/, '')
    const url = image.startsWith('/media/') ? image : known.get(image)
    if (url) {
      urls.push(url)
      continue
    }
    let bytes: Buffer | null = null
    try {
      bytes = await bytesOf(image, open)
      const kept = await keepPicture(services, bytes)
      await rememberSource(services.db, sourceOf(image), kept.url, services.now())
      urls.push(kept.url)
    } catch (err) {
      services.log.warn({ err, image }, 'a picture of an import could not be had')
      const fault = bytes && (await pictureFault(bytes))
      const text = fault ? rowTexts.pictureFault[fault](named) : rowTexts.pictureFailed(named)
      problems.push({ field: 'images', text, isNote: true })
    }
  }
  return { urls, problems }
}

/** Gives a book its pictures; when none could be had it keeps those it has. */
async function place(services: ImportServices, job: Job, row: Row, { urls, problems }: Brought) {
  const { db, revalidatePages } = services
  const { productId } = row
  const isPlaced = await transact(db, async (tx) => {
    if (!(await lockJob(tx, job.id, 'running'))) return false
    const [before] = row.changes?.images ?? []
    if (productId !== null && urls.length > 0) {
      await writePictures(tx, productId, urls)
      await raiseDataVersion(tx)
    }
    const images: [unknown, unknown] = [before, urls.length > 0 ? urls : before]
    const changes = { ...row.changes, images }
    await updateImportRow(tx, row, {
      awaitsPictures: false,
      problems: [...row.problems, ...problems],
      changes,
    })
    return true
  })
  if (isPlaced && productId !== null) await revalidatePages?.([`product:${productId}`, 'products'])
}

/** The pictures of the next rows, a few at a time: they come when the books are already there. */
export async function bringPictures(services: ImportServices, job: Job): Promise<void> {
  const rows = await services.db
    .select()
    .from(importRow)
    .where(and(eq(importRow.jobId, job.id), eq(importRow.awaitsPictures, true)))
    .orderBy(asc(importRow.rowNo))
    .limit(BATCH)
  const open = () => {
    const archive = archives.get(job.id) ?? fileOf(services.db, job.id).then(openArchive)
    archives.set(job.id, archive)
    return archive
  }
  const limit = pLimit(AT_ONCE)
  const brought = await Promise.all(
    rows.map((row) => limit(async () => ({ row, pictures: await bring(services, row, open) }))),
  )
  for (const { row, pictures } of brought) await place(services, job, row, pictures)
}
