import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import S3rver from 's3rver'
import { createBucketStore } from '@/backend/platform/media/bucket-store'
import { createFolderStore } from '@/backend/platform/media/folder-store'
import type { MediaStore } from '@/backend/platform/media/media-file'
import { listen } from '@/backend/testing/listen'

const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1' }
const SECRET = 'a secret key of the bucket'

type Place = { store: MediaStore; close: () => Promise<void> }

/** Every place where media may lie, empty. */
const places: Record<'folder' | 'bucket', (directory: string) => Promise<Place>> = {
  folder: async (directory) => ({
    store: createFolderStore(path.join(directory, 'media')),
    close: async () => {},
  }),
  bucket: async (directory) => {
    const server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory },
      configureBuckets: [{ name: 'shop', configs: [] }],
    })
    const { port } = await server.run()
    const url = `http://127.0.0.1:${port}/shop/media`
    return { store: createBucketStore({ url, ...keys }), close: () => server.close() }
  },
}

async function inStore(name: keyof typeof places, use: (store: MediaStore) => Promise<void>) {
  const directory = await mkdtemp(path.join(tmpdir(), 'hien-sach-media-'))
  const { store, close } = await places[name](directory)
  try {
    await use(store)
  } finally {
    await close()
    await rm(directory, { recursive: true })
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const TEXT = '0123456789'.repeat(10)
const NAME = 'pictures/sách 1 + 2.webp'
const all = Object.keys(places) as (keyof typeof places)[]

test.each(all)('a %s keeps what the port of media promises', (kind) =>
  inStore(kind, async (store) => {
    expect(await store.find(NAME)).toBeNull()
    await store.write(NAME, bytes(TEXT))
    const file = await store.find(NAME)
    expect(file).toMatchObject({ name: NAME, size: 100, contentType: 'image/webp' })
    expect(file?.etag).toMatch(/^".+"$/)
    expect(Math.abs((file?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(3_600_000)
    const part = async (start: number, end: number) =>
      new Response(file?.read({ start, end })).text()
    expect([await part(0, 99), await part(95, 99), await part(3, 3)]).toEqual([TEXT, '56789', '3'])

    // Written again it is replaced whole, and who has found the one before is not handed a mixture.
    await store.write(NAME, bytes('another'))
    const next = await store.find(NAME)
    expect(next).toMatchObject({ size: 7 })
    expect(next?.etag).not.toBe(file?.etag)
    await expect(part(0, 6)).rejects.toThrow()

    await store.remove(NAME)
    await store.remove(NAME)
    expect(await store.find(NAME)).toBeNull()
  }),
)

test.each(all)('a %s hands out nothing of a kind it does not know', (kind) =>
  inStore(kind, async (store) => {
    await store.write('page.html', bytes('<script>'))
    expect([await store.find('page.html'), await store.find('pictures')]).toEqual([null, null])
  }),
)

test.each(
  all.flatMap((kind) =>
    ['../outside.webp', 'pictures/../../outside.webp', '..', '.', ''].map(
      (name) => [kind, name] as const,
    ),
  ),
)('a %s keeps to itself: %j is neither read nor written nor removed', (kind, name) =>
  inStore(kind, async (store) => {
    expect(await store.find(name)).toBeNull()
    await expect(async () => store.write(name, bytes('x'))).rejects.toThrow(/outside/)
    await expect(async () => store.remove(name)).rejects.toThrow(/outside/)
  }),
)

test('a folder that cannot be written says so and leaves nothing behind', () =>
  inStore('folder', async (store) => {
    await store.write('a.webp', bytes(TEXT))
    // A file stands where a folder would have to be.
    await expect(store.write('a.webp/b.webp', bytes(TEXT))).rejects.toThrow()
    expect(await store.find('a.webp')).toMatchObject({ size: 100 })
  }))

test.each([
  ['is at fault', () => new Response('', { status: 500 })],
  ['says the request again', (request: Request) => refusalSaying(request)],
  ['sends elsewhere', () => new Response(null, { status: 302, headers: { location: '/' } })],
])('a bucket that %s is an error, never an absence, and no secret is told', async (_, answer) => {
  const server = await listen(answer)
  const url = `${server.origin}/shop`
  const store = createBucketStore({ url, ...keys, secretKey: SECRET })
  try {
    for (const ask of [
      () => store.find(NAME),
      () => store.write(NAME, bytes(TEXT)),
      () => store.remove(NAME),
    ]) {
      const error: unknown = await ask().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(Error)
      const { stack } = error as Error
      expect(`${stack}${JSON.stringify(error)}`).not.toContain(SECRET)
      expect(stack).not.toMatch(/Signature=|AWS4-HMAC/)
    }
  } finally {
    server.close()
  }
})

test('a bucket that never answers is given up, and nothing is taken for absent', async () => {
  const server = await listen(() => new Promise<Response>(() => undefined))
  const store = createBucketStore({ url: `${server.origin}/shop`, ...keys }, 20)
  try {
    await expect(store.find(NAME)).rejects.toThrow(/abort/)
    await expect(store.write(NAME, bytes(TEXT))).rejects.toThrow(/abort/)
    await expect(store.remove(NAME)).rejects.toThrow(/abort/)
  } finally {
    server.close()
  }
})

const refusalSaying = (request: Request) =>
  new Response(JSON.stringify(Object.fromEntries(request.headers)), { status: 400 })
