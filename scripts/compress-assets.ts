import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isText = (path: string) => /\.(?:js|css|svg|json|txt)$/.test(path)
const WORTHWHILE_BYTES = 1024

/** The last step of a build: every text below `.next/static` once as small as it gets, under `.next/packed`. */
export function compressAssets(root: string) {
  const source = join(root, '.next', 'static')
  const target = join(root, '.next', 'packed')
  rmSync(target, { recursive: true, force: true })
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const body = readFileSync(join(source, path))
    if (body.length < WORTHWHILE_BYTES) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, `${path}.br`), brotliCompressSync(body, { params }))
    writeFileSync(join(target, `${path}.gz`), gzipSync(body, { level: 9 }))
  }
}
