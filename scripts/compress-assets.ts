import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

const isText = (path: string) => /\.(?:js|css|svg|json|txt)$/.test(path)
const WORTHWHILE_BYTES = 1024

/** The last step of a build: every text below `.next/static` once as small as it gets, under `.next/packed`. */
export async function compressAssets(root: string): Promise<void> {
  const source = join(root, '.next', 'static')
  const target = join(root, '.next', 'packed')
  rmSync(target, { recursive: true, force: true })
  const compress = async (path: string) => {
    const body = await readFile(join(source, path))
    if (body.length < WORTHWHILE_BYTES) return
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    mkdirSync(dirname(join(target, path)), { recursive: true })
    await writeFile(join(target, `${path}.br`), await brotli(body, { params }))
    await writeFile(join(target, `${path}.gz`), await gzipped(body, { level: 9 }))
  }
  await Promise.all(
    readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isText).map(compress),
  )
}
