import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import {
  findFields,
  type OpenDocument,
  openDocument,
  type State,
  versionAt,
  writeState,
  writeVersion,
} from '@/backend/modules/content/publishing/document-state'
import type {
  DocumentFields,
  DocumentStore,
} from '@/backend/modules/content/publishing/document-store'
import { textVersion } from '@/backend/modules/content/tables'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'

type Steps = {
  isPublished?: boolean | undefined
  publishTime?: string | null | undefined
  isArchived?: boolean | undefined
  restoreVersion?: number | undefined
}
export type DocumentChange = Steps & { version: number; fields: Partial<DocumentFields> }

/** Who saved what the editor has not seen, so that nothing is overwritten unread. */
async function conflict(tx: Tx, store: DocumentStore, subject: string, { version }: State) {
  const [newest] = await tx
    .select({ savedAt: textVersion.savedAt, name: appUser.name })
    .from(textVersion)
    .leftJoin(appUser, eq(appUser.id, textVersion.actorId))
    .where(versionAt(store, subject, version))
  return new HttpError(409, officeTexts.textConflict, {
    data: {
      version,
      changedTime: newest?.savedAt.toISOString() ?? null,
      changedBy: newest?.name ?? null,
    },
  })
}

function planned(state: State, { publishTime }: Steps, now: Date): Date | null {
  if (publishTime === undefined) return state.publishAt
  if (publishTime === null) return null
  const time = new Date(publishTime)
  if (time <= now) throw new HttpError(400, officeTexts.publishInPast)
  return time
}

/** Where the document stands after the step. */
function stepped(state: State, steps: Steps, version: number, now: Date): State {
  const next = { ...state, version }
  if (steps.isPublished === true) {
    const firstShownAt = state.firstShownAt ?? now
    return { ...next, shownVersion: version, publishAt: null, firstShownAt }
  }
  if (steps.isArchived === true || steps.isPublished === false) {
    const archivedAt = steps.isArchived === true ? now : state.archivedAt
    return { ...next, shownVersion: null, publishAt: null, archivedAt }
  }
  const archivedAt = steps.isArchived === false ? null : state.archivedAt
  return { ...next, archivedAt, publishAt: planned(state, steps, now) }
}

function actionOf({ isPublished, publishTime, isArchived, restoreVersion }: Steps): string {
  if (isArchived !== undefined) return isArchived ? 'archive' : 'unarchive'
  if (isPublished !== undefined) return isPublished ? 'publish' : 'unpublish'
  if (publishTime !== undefined) return publishTime === null ? 'unschedule' : 'schedule'
  return restoreVersion === undefined ? 'change' : 'restore'
}

const audited = ({ contentHtml, facts, ...fields }: DocumentFields, state: State) => ({
  ...fields,
  ...facts,
  content: contentHtml,
  isPublished: state.shownVersion !== null,
  publishTime: state.publishAt?.toISOString() ?? null,
  shownVersion: state.shownVersion,
})

async function restored(tx: Tx, store: DocumentStore, subject: string, version: number) {
  const fields = await findFields(tx, store, subject, version)
  if (!fields) throw new HttpError(400, officeTexts.noSuchVersion)
  return fields
}

/** What was there before the office is the first version. */
async function keepFirst(
  tx: Tx,
  store: DocumentStore,
  subject: string,
  { live, isKept }: OpenDocument,
) {
  if (isKept) return
  const { fields, changedAt } = live
  await writeVersion(tx, store, subject, { version: 1, fields, savedAt: changedAt, actorId: null })
}

/** Brings the row that readers see up to date: the shown version, or the newest of a draft. */
export async function showDocument(
  tx: Tx,
  store: DocumentStore,
  subject: string,
  document: { fields: DocumentFields; state: State; before: State; now: Date },
) {
  const { fields, state, before, now } = document
  const isShown = state.shownVersion !== null
  if (isShown && state.shownVersion !== state.version) return
  const firstShownAt = before.firstShownAt === null ? state.firstShownAt : null
  const isArchived = state.archivedAt !== null
  await store.write(tx, subject, { fields, isShown, isArchived, now, firstShownAt })
}

/** Saves, publishes, plans, takes off, archives or restores a document. @returns whether readers notice */
export async function saveDocument(
  tx: Tx,
  context: Context,
  store: DocumentStore,
  subject: string,
  { version: seen, fields: given, ...steps }: DocumentChange,
): Promise<boolean> {
  const now = context.now()
  const open = await openDocument(tx, store, subject, now)
  const { live, state: before, newest } = open
  if (seen !== before.version) throw await conflict(tx, store, subject, before)
  if (before.archivedAt && steps.isArchived !== false)
    throw new HttpError(409, officeTexts.textArchived)
  await keepFirst(tx, store, subject, open)
  const { restoreVersion } = steps
  const from = restoreVersion ? await restored(tx, store, subject, restoreVersion) : newest
  const fields = { ...from, ...given, facts: { ...from.facts, ...given.facts } }
  const isNew = !isDeepStrictEqual(fields, newest)
  const version = isNew ? before.version + 1 : before.version
  const state = stepped(before, steps, version, now)
  if (isNew) {
    const actorId = callerOf(context).userId
    const kept = { version, fields, savedAt: now, actorId, restoredFrom: restoreVersion }
    await writeVersion(tx, store, subject, kept)
    await store.noteSaved?.(tx, subject, now)
  }
  await writeState(tx, store, subject, state)
  await showDocument(tx, store, subject, { fields, state, before, now })
  await audit(tx, context, {
    action: `${store.kind}.${actionOf(steps)}`,
    subject,
    before: audited(newest, before),
    after: audited(fields, state),
  })
  return (live.isShown || state.shownVersion !== null) && state.shownVersion !== before.shownVersion
}

/** The first version of a document that was just written as a draft. */
export async function beginDocument(
  tx: Tx,
  context: Context,
  store: DocumentStore,
  subject: string,
  fields: DocumentFields,
) {
  const state = {
    version: 1,
    shownVersion: null,
    publishAt: null,
    firstShownAt: null,
    archivedAt: null,
  }
  const savedAt = context.now()
  const actorId = callerOf(context).userId
  await writeVersion(tx, store, subject, { version: 1, fields, savedAt, actorId })
  await store.noteSaved?.(tx, subject, savedAt)
  await writeState(tx, store, subject, state)
  await audit(tx, context, {
    action: `${store.kind}.create`,
    subject,
    after: audited(fields, state),
  })
}

/** Out of the shop, whoever has changed it meanwhile. @returns whether readers notice */
export async function putAway(tx: Tx, context: Context, store: DocumentStore, subject: string) {
  const { state } = await openDocument(tx, store, subject, context.now())
  return saveDocument(tx, context, store, subject, {
    version: state.version,
    isArchived: true,
    fields: {},
  })
}
