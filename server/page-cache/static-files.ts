import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible, isWorthwhile } from '@/server/gateway/compression'

/** A file of the build or of public/, as it leaves. */
export type BuiltFile = {
  type: string
  cacheControl: string
  body: Buffer
  /** Made with the build, so that no visitor waits for it. */
  packed?: { br: Buffer; gzip: Buffer } | undefined
}

/** The file an address names; undefined when it is none of ours. */
export type BuiltFiles = (target: string) => Promise<BuiltFile | undefined>

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
}
const typeOf = (path: string) => types[extname(path)]

export const BUILT = '/_next/static/'
const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0'

const staticFolder = (root: string) => join(root, '.next', 'static')
const packedFolder = (root: string) => join(root, '.next', 'packed')

/** Paths below a folder, as addresses write them. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
}

const isPackable = (path: string, body: Buffer) =>
  isCompressible(typeOf(path)) && isWorthwhile(body.length)

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const pack = async (body: Buffer) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })])
  return { br, gz }
}

/** The last step of a build: every text of it once as small as it gets. */
export async function packBuilt(root: string): Promise<void> {
  rmSync(packedFolder(root), { recursive: true, force: true })
  const one = async (path: string) => {
    const body = readFileSync(join(staticFolder(root), path))
    if (!isPackable(path, body)) return
    const { br, gz } = await pack(body)
    const target = join(packedFolder(root), path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(`${target}.br`, br)
    writeFileSync(`${target}.gz`, gz)
  }
  await Promise.all(filesIn(staticFolder(root)).map(one))
}

async function readPacked(path: string): Promise<BuiltFile['packed']> {
  try {
    const [br, packed] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)])
    return { br, gzip: packed }
  } catch {
    // Built by `next build` alone.
    return undefined
  }
}

/** Names as builds write them; whatever else may be asked for is Next's to refuse. */
const plainName = /^(?!\.)[\w.~-]+(?:\/(?!\.)[\w.~-]+)*$/

/** Addresses of what lies in public/, as a build finds it. */
export const publicFiles = (root: string): ReadonlySet<string> =>
  new Set(filesIn(join(root, 'public')).map((name) => `/${encodeURIComponent(name)}`))

/** Reads from the disk what Next would read from there. */
export function builtFiles(root: string): BuiltFiles {
  const ofPublic = publicFiles(root)
  const read = async (path: string, packed: string | undefined, cacheControl: string) => {
    const type = typeOf(path)
    const body = type && (await readFile(path).catch(() => undefined))
    if (!body) return undefined
    return { type, cacheControl, body, ...(packed && { packed: await readPacked(packed) }) }
  }
  return async (target) => {
    if (ofPublic.has(target))
      return read(join(root, 'public', decodeURIComponent(target)), undefined, askAgain)
    const name = target.startsWith(BUILT) ? target.slice(BUILT.length) : ''
    if (!plainName.test(name)) return undefined
    return read(join(staticFolder(root), name), join(packedFolder(root), name), forEver)
  }
}
