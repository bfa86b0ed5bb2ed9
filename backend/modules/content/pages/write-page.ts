import { eq, sql } from 'drizzle-orm'
import { pageColumns, pageStore } from '@/backend/modules/content/pages/page-store'
import type { DocumentFields } from '@/backend/modules/content/publishing/document-store'
import { beginDocument, saveDocument } from '@/backend/modules/content/publishing/save-document'
import { page } from '@/backend/modules/content/tables'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import type { Parsed } from '@/contract/endpoint'
import { publicationStatus } from '@/contract/kinds'
import type { staffPages } from '@/contract/staff/pages'
import { slugOf } from '@/contract/text'

type Draft = Parsed<typeof staffPages.create>['body']
type Change = Parsed<typeof staffPages.change>['body']

async function freeSlug(tx: Tx, { title, slug }: Draft): Promise<string> {
  const wanted = slug ?? (slugOf(title) || 'trang')
  const [taken] = await tx
    .select({ slug: page.slug })
    .from(page)
    .where(eq(sql`lower(${page.slug})`, wanted.toLowerCase()))
  if (taken) throw new HttpError(409, officeTexts.addressTaken)
  return wanted
}

/** Begins a page as a draft and answers its slug, made of the title when none was wished for; 409 when it is taken. */
export const createPage = (context: Context, draft: Draft): Promise<string> =>
  transact(context.db, async (tx) => {
    const { title, kind, description = '', content = '' } = draft
    const facts = {}
    const fields: DocumentFields = {
      ...{ title, summary: description, contentHtml: content, imageUrl: null },
      facts,
    }
    const slug = await freeSlug(tx, draft)
    const updatedAt = context.now()
    await tx
      .insert(page)
      .values({ ...pageColumns(fields), slug, kind, status: publicationStatus.draft, updatedAt })
    await beginDocument(tx, context, pageStore, slug, fields)
    return slug
  })

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The shop links to its policies from every page. */
export async function refusePolicy(tx: Tx, slug: string) {
  const [row] = await tx.select({ kind: page.kind }).from(page).where(eq(page.slug, slug))
  if (row?.kind === 'static') throw new HttpError(409, officeTexts.policyStays)
}

/** @returns whether readers notice */
export const changePage = (context: Context, slug: string, change: Change) =>
  transact(context.db, async (tx) => {
    const { title, description, content, ...steps } = change
    if (steps.isPublished === false) await refusePolicy(tx, slug)
    const fields = given({ title, summary: description, contentHtml: content })
    return saveDocument(tx, context, pageStore, slug, { ...steps, fields })
  })
