import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from '@jest/globals'
import { compressAssets } from '@/scripts/compress-assets'
import { staticFiles } from '@/server/page-cache/static-files'
import { withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const code = 'const sach = 1;'.repeat(500)
const script = '/_next/static/chunks/a1b2.js'
const root = mkdtempSync(join(tmpdir(), 'built-'))
mkdirSync(join(root, '.next', 'static', 'chunks'), { recursive: true })
mkdirSync(join(root, 'public'))
writeFileSync(join(root, '.next', 'static', 'chunks', 'a1b2.js'), code)
writeFileSync(join(root, '.next', 'static', 'chunks', 'plain.map'), '{}')
writeFileSync(join(root, '.next', 'secret.js'), 'secret')
writeFileSync(join(root, 'public', 'icon.svg'), '<svg/>')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const next = (_: unknown, response: { statusCode: number; end: () => void }) => {
  response.statusCode = 404
  response.end()
}
const trial = { cacheBytes: 8 * 1024 * 1024, files: staticFiles(root), next }

test('a built file leaves packed as the build packed it, and Next hears nothing of it', async () => {
  await compressAssets(root)
  const packed = await staticFiles(root).read(script)
  await withGateway(trial, async ({ port, asked }) => {
    const first = await ask(port, script, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(first.body).toEqual(packed?.compressed?.br)
    expect(brotliDecompressSync(first.body).toString()).toBe(code)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    const zipped = await ask(port, script, { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.body).toString()).toBe(code)
    expect((await ask(port, script)).body.toString()).toBe(code)
    const icon = await ask(port, '/icon.svg')
    expect([icon.body.toString(), icon.headers['cache-control']]).toEqual([
      '<svg/>',
      'public, max-age=0',
    ])
    expect(asked).toEqual([])
  })
})

test('a build nobody packed is packed on its way', async () => {
  rmSync(join(root, '.next', 'packed'), { recursive: true, force: true })
  await withGateway(trial, async ({ port }) => {
    const answer = await ask(port, script, { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(answer.body).toString()).toBe(code)
  })
})

test.each([
  '/_next/static/%2e%2e/secret.js',
  '/_next/static/..%5csecret.js',
  '/_next/static/../secret.js',
  '/_next/static//a1b2.js',
  '/_next/static/',
  '/secret.js',
])('%s is not read from the disk', (path) => expect(staticFiles(root).owns(path)).toBe(false))

test('a file that is not there is asked of Next', () =>
  withGateway(trial, async ({ port, asked }) => {
    expect((await ask(port, '/_next/static/chunks/none.js')).status).toBe(404)
    expect(asked).toHaveLength(1)
  }))
