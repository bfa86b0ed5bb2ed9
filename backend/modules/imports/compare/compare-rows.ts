import { and, eq, inArray, min, sql } from 'drizzle-orm'
import {
  type Compared,
  compareRow,
  type Facts,
} from '@/backend/modules/imports/compare/compare-row'
import { findBooks } from '@/backend/modules/imports/compare/find-books'
import { categoryFinder } from '@/backend/modules/imports/compare/find-category'
import type { Given } from '@/backend/modules/imports/import-row'
import { type importJob, importRow } from '@/backend/modules/imports/tables'
import { picture, pictureSource } from '@/backend/modules/media/tables'
import type { Db } from '@/backend/platform/db/connect'

export type Job = typeof importJob.$inferSelect
export type Row = typeof importRow.$inferSelect

const defined = <T>(values: readonly (T | undefined)[]) =>
  values.filter((value) => value !== undefined)

async function firstRows(db: Db, jobId: string, keys: readonly string[]) {
  const rows = await db
    .select({ key: importRow.key, rowNo: min(importRow.rowNo) })
    .from(importRow)
    .where(and(eq(importRow.jobId, jobId), inArray(importRow.key, [...keys])))
    .groupBy(importRow.key)
  return new Map(rows.map(({ key, rowNo }) => [key ?? '', rowNo ?? 0]))
}

/** A picture is known by where it came from; one of a ZIP by its content, whatever its name. */
export const sourceOf = (image: string) => image.replace(/^(zip:[0-9a-f]{64}):.*$/s, '$1')

/** One that nothing used has been removed; it is fetched again. */
const isStillKept = sql`exists (select from ${picture}
  where ${pictureSource.url} = '/media/pictures/' || ${picture.name} || '.webp')`

/** The shop's own address of each picture that was fetched before and is still kept, by the address in the file. */
export async function knownPictures(db: Db, images: readonly string[]) {
  const wanted = [...new Set(images.map(sourceOf))]
  const rows = wanted.length
    ? await db
        .select()
        .from(pictureSource)
        .where(and(inArray(pictureSource.sourceUrl, wanted), isStillKept))
    : []
  const urls = new Map(rows.map(({ sourceUrl, url }) => [sourceUrl, url]))
  return new Map(
    images.flatMap((image) => {
      const url = urls.get(sourceOf(image))
      return url ? [[image, url] as const] : []
    }),
  )
}

/** Holds rows against the shop; with `isLocking` nobody changes the books until the transaction ends. */
export async function compareRows(
  db: Db,
  job: Job,
  rows: readonly Row[],
  isLocking: boolean,
): Promise<(Compared & { row: Row; given: Given })[]> {
  const read = rows.map((row) => ({ row, given: row.given as Given }))
  const keys = {
    isbns: defined(read.map(({ given }) => given.isbn)),
    skus: defined(read.map(({ given }) => given.sku)),
  }
  const facts: Facts = {
    books: await findBooks(db, keys, isLocking),
    findCategory: await categoryFinder(db),
    firstRow: await firstRows(
      db,
      job.id,
      rows.flatMap(({ key }) => key ?? []),
    ),
    pictureOf: await knownPictures(
      db,
      read.flatMap(({ given }) => given.images ?? []),
    ),
    settings: job.settings ?? {},
    isPictures: job.kind === 'pictures',
  }
  return read.map(({ row, given }) => {
    const compared = compareRow(row, given, facts)
    // What the dry run has said already is not said twice.
    const said = new Set(row.problems.map(({ field, text }) => `${field} ${text}`))
    const more = compared.problems.filter(({ field, text }) => !said.has(`${field} ${text}`))
    const problems = [...row.problems, ...more]
    const isWrong = problems.some(({ isNote }) => !isNote)
    const outcome = isWrong ? 'wrong' : compared.outcome
    return { ...compared, problems, outcome, row, given }
  })
}
