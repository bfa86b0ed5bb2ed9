import { type Context, Hono } from 'hono'
import {
  type Access,
  fileAccess,
  findAttachment,
  lessonAccess,
  noteOpened,
} from '@/backend/modules/learning'
import type { Services } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { fileResponse } from '@/backend/platform/media/file-response'
import { mediaPath } from '@/backend/platform/media/find-file'
import type { MediaStore } from '@/backend/platform/media/media-file'
import { openMediaStore } from '@/backend/platform/media/open-media-store'
import { IdText } from '@/contract/fields'
import { messages } from '@/contract/messages'

const FOR_A_DAY = 'public, max-age=86400, must-revalidate'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A film is asked for part by part; the browser of whoever may see it need not fetch a part twice. */
const IN_THIS_BROWSER = 'private, max-age=3600'

/** Only an address that names a version may be cached without asking again. */
function cacheControl(url: URL, access: Access): string {
  if (access !== 'public') return IN_THIS_BROWSER
  return url.searchParams.get('v') ? FOR_EVER : FOR_A_DAY
}
const passOf = (c: Context) => c.req.query('pass') ?? ''

/** Both spellings of the header's name field: letters everybody reads, and the real one. */
const disposition = (fileName: string) => {
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  const real = encodeURIComponent(fileName.replace(/[\p{Cc}\p{Cs}]/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`
}

async function callerOf(c: Context, { identify }: Pick<Services, 'identify'>) {
  const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  return token === undefined ? null : await identify(token)
}

/** A lesson's file under its own name; its place in the folder stays unknown. */
async function attachment(c: Context, services: Services, media: MediaStore) {
  const id = IdText.safeParse(c.req.param('id'))
  const row = id.success ? await findAttachment(services.db, id.data) : null
  if (!row) throw notFound()
  const asker = { caller: await callerOf(c, services), pass: passOf(c) }
  const access = await lessonAccess(services, row.lessonId, asker)
  if (access === 'closed') throw notFound()
  const file = await media.find(row.filePath)
  if (!file) throw notFound()
  if (access === 'personal') await noteOpened(services, row.lessonId, asker)
  return fileResponse(c.req.raw, file, {
    'cache-control': access === 'public' ? FOR_A_DAY : 'private, no-store',
    'content-disposition': disposition(row.fileName),
  })
}

async function anyFile(
  c: Context,
  services: Pick<Services, 'config' | 'db' | 'now'>,
  media: MediaStore,
) {
  // The router matches in lower case; file names keep theirs.
  const url = new URL(c.req.url)
  const name = mediaPath(url.pathname.slice('/media/'.length))
  if (name === null) throw notFound()
  const file = await media.find(name)
  if (!file) throw notFound()
  const access = await fileAccess(services, name, file, { pass: passOf(c) })
  if (access === 'closed') throw notFound()
  return fileResponse(c.req.raw, file, { 'cache-control': cacheControl(url, access) })
}

/** The shop's files for reading, with parts for players that seek. */
export function mediaRoutes(services: Services) {
  const app = new Hono()
  const media = openMediaStore(services.config)
  app.get('/media/file/:id', (c) => attachment(c, services, media))
  app.get('/media/*', (c) => anyFile(c, services, media))
  app.all('/media/*', (c) => {
    c.header('allow', 'GET, HEAD')
    return c.json({ errorMessage: messages.wrongMethod }, 405)
  })
  return app
}
