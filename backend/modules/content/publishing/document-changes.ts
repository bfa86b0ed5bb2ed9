import type { DocumentStore } from '@/backend/modules/content/publishing/document-store'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'

type Steps = {
  version: number
  isPublished?: boolean | undefined
  publishTime?: string | null | undefined
}

/** A change that names nothing beside the version it was made from. */
export function refuseNothing({ version: _, ...change }: Steps) {
  if (Object.keys(change).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
}

/** What is said of a change. */
export function savedMessage({ isPublished, publishTime }: Steps): string {
  if (isPublished !== undefined)
    return isPublished ? officeTexts.textPublished : officeTexts.textUnpublished
  return publishTime ? officeTexts.textPlanned : officeTexts.textSaved
}

/** Drops the cached copies of the pages that show a document; called after the commit. */
export async function purgeDocument(
  context: Pick<Context, 'db' | 'revalidatePages'>,
  store: DocumentStore,
  subject: string,
) {
  await context.revalidatePages?.(await store.tags(context.db, subject))
}
