import { and, eq, ilike, like, or, type SQL, sql } from 'drizzle-orm'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { addRedirect, changeRedirect, removeRedirect } from '@/backend/modules/content'
import { redirectRule } from '@/backend/modules/content/tables'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context, HandlersOf } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { containing, listPage, orderBy } from '@/backend/platform/db/list-page'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { shopPath } from '@/backend/platform/http/internal-path'
import { officeTexts } from '@/backend/platform/office-texts'
import type { Parsed } from '@/contract/endpoint'
import type { ShortLink, ShortLinkKind, staffShortLinks } from '@/contract/staff/short-links'

type Query = Parsed<typeof staffShortLinks.list>['query']
type Row = typeof redirectRule.$inferSelect

const PRINTED = /^\/([mhp])\/([^/]+)$/
/** Points of a PNG: four centimetres at 600 a inch. */
const PRINT_WIDTH = 1000

const linkDto = ({ fromPath, toPath, note, updatedAt }: Row): ShortLink => {
  const [, kind = 'm', name = ''] = PRINTED.exec(fromPath) ?? []
  return {
    id: `${kind}-${name}`,
    kind: kind as ShortLinkKind,
    path: fromPath,
    toPath,
    note,
    updatedTime: updatedAt.toISOString(),
  }
}

/** The rules of other addresses are none of the staff's. */
const isPrinted = sql`${redirectRule.fromPath} ~ '^/[mhp]/[^/]+$'`

const pathOf = (id: string) => `/${id.slice(0, 1)}/${id.slice(2)}`

/** The router hands addresses on in small letters; what was printed before may have others. */
const isIt = (id: string) => eq(sql`lower(${redirectRule.fromPath})`, pathOf(id).toLowerCase())

async function getLink(db: Db, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(redirectRule)
    .where(and(isIt(id), isPrinted))
  if (!row) throw notFound()
  return row
}

/** Where it leads within the shop; not to another short link, which could lead back. */
function targetOf({ config }: Pick<Context, 'config'>, toPath: string): string {
  const path = shopPath(toPath, config.publicUrl)
  if (!path) throw new HttpError(400, officeTexts.badTarget)
  if (/^\/[mhp]\//i.test(path)) throw new HttpError(400, officeTexts.targetIsShort)
  return path
}

const matching = ({ q, kind }: Query): SQL | undefined => {
  const words = q ? containing(q) : null
  const { fromPath, toPath, note } = redirectRule
  return and(
    isPrinted,
    kind ? like(fromPath, `/${kind}/%`) : undefined,
    words ? or(ilike(fromPath, words), ilike(toPath, words), ilike(note, words)) : undefined,
  )
}

async function listLinks(db: Db, query: Query) {
  const where = matching(query)
  const columns = { path: redirectRule.fromPath, updatedTime: redirectRule.updatedAt }
  const usual = { sort: 'path', order: 'asc' } as const
  const order = orderBy(query, columns, usual, redirectRule.fromPath)
  return listPage(db, query, {
    from: redirectRule,
    where,
    rows: db.select().from(redirectRule).where(where),
    order,
    toDto: linkDto,
  })
}

const facts = ({ fromPath, toPath, note }: Row) => ({ path: fromPath, toPath, note })
const purge = (context: Pick<Context, 'revalidatePages'>) =>
  context.revalidatePages?.(['redirects'])

/** Addresses printed in books, and the codes that carry them. */
export const staffShortLinkRoutes: HandlersOf<'staffShortLinks'> = {
  list: ({ query }, { db }) => listLinks(db, query),

  read: async ({ params: { id } }, { db }) => ({ data: linkDto(await getLink(db, id)) }),

  create: async ({ body: { kind, name, toPath, note = '' } }, context) => {
    const target = targetOf(context, toPath)
    const data = await changeWithAudit(context, 'short-link.create', async (tx) => {
      const fromPath = `/${kind}/${name}`
      const row = await addRedirect(tx, { fromPath, toPath: target, note, statusCode: 302 })
      if (!row) throw new HttpError(409, officeTexts.addressTaken)
      return { subject: row.fromPath, after: facts(row), result: linkDto(row) }
    })
    await purge(context)
    return { data, successMessage: officeTexts.shortLinkSaved }
  },

  change: async ({ params: { id }, body: { toPath, note } }, context) => {
    if (toPath === undefined && note === undefined)
      throw new HttpError(400, officeTexts.nothingAsked)
    const target = toPath === undefined ? undefined : targetOf(context, toPath)
    const data = await changeWithAudit(context, 'short-link.change', async (tx) => {
      const before = await getLink(tx, id)
      const changes = { toPath: target, note, updatedAt: context.now() }
      const row = await changeRedirect(tx, before.fromPath, changes)
      if (!row) throw notFound()
      const change = { before: facts(before), after: facts(row) }
      return { subject: row.fromPath, ...change, result: linkDto(row) }
    })
    await purge(context)
    return { data, successMessage: officeTexts.shortLinkSaved }
  },

  archive: async ({ params: { id } }, context) => {
    await changeWithAudit(context, 'short-link.archive', async (tx) => {
      const before = await getLink(tx, id)
      await removeRedirect(tx, before.fromPath)
      return { subject: before.fromPath, before: facts(before), result: null }
    })
    await purge(context)
    return { successMessage: officeTexts.shortLinkRemoved }
  },

  drawShortLink: async ({ params: { id } }, { db, config }) => {
    const url = config.publicUrl + (await getLink(db, id)).fromPath
    const usual = { errorCorrectionLevel: 'Q', margin: 4 } as const
    const svg = await QRCode.toString(url, { ...usual, type: 'svg' })
    // The QR library's own pictures are drawn on the thread that answers; sharp's are not.
    const png = await sharp(Buffer.from(svg)).resize(PRINT_WIDTH).png({ palette: true }).toBuffer()
    return { data: { url, svg, png: png.toString('base64') } }
  },
}
