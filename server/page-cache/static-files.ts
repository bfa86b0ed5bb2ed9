import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { contentType } from 'mime-types'
import type { Compressed } from '@/server/page-cache/cache-entry'

export type StaticFile = {
  body: Buffer
  type: string
  cacheControl: string
  /** Made by the build. */
  compressed: Compressed | undefined
}

export type StaticFiles = {
  owns: (target: string) => boolean
  /** What an address names; undefined where nothing lies there. */
  read: (target: string) => Promise<StaticFile | undefined>
}

const BUILT = '/_next/static/'
/** Names as builds write them; whatever else may be asked for is Next's to refuse. */
const builtName = /^(?!\.)[\w.~-]+(?:\/(?!\.)[\w.~-]+)*$/

const readIfThere = (path: string) => readFile(path).catch(() => undefined)

async function readCompressed(path: string): Promise<Compressed | undefined> {
  const [br, gzip] = await Promise.all([readIfThere(`${path}.br`), readIfThere(`${path}.gz`)])
  return br && gzip ? { br, gzip } : undefined
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Fonts bear a number that changes with them. */
const cacheControlOf = (name: string) =>
  /\.\d+\.woff2$/.test(name) ? IMMUTABLE : 'public, max-age=0'

const nameOf = (target: string) => (target.startsWith(BUILT) ? target.slice(BUILT.length) : '')

/** Files of the build and of public/, as they lie on the disk. */
export function staticFiles(root: string): StaticFiles {
  const folder = join(root, 'public')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const publicFiles = new Map(names.map((name) => [`/${encodeURIComponent(name)}`, name]))

  async function read(target: string) {
    const name = publicFiles.get(target)
    const built = nameOf(target)
    const path = name ? join(folder, name) : join(root, '.next', 'static', built)
    const type = contentType(extname(path))
    const body = await readIfThere(path)
    if (!type || !body) return undefined
    if (name) return { body, type, cacheControl: cacheControlOf(name), compressed: undefined }
    const compressed = await readCompressed(join(root, '.next', 'packed', built))
    return { body, type, cacheControl: IMMUTABLE, compressed }
  }

  return { owns: (target) => publicFiles.has(target) || builtName.test(nameOf(target)), read }
}
