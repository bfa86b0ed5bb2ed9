import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { AwsClient } from 'aws4fetch'
import S3rver from 's3rver'
import { testDatabase } from '@/backend/platform/db/testing'
import { createBucketStore } from '@/backend/platform/media/bucket-store'
import { testApp } from '@/backend/testing/test-app'

const TEXT = '0123456789'.repeat(10)
const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1' }

/** A bucket with a picture, and what is no picture, in a server of its own. */
async function withBucket(
  run: (url: string, put: (name: string) => Promise<unknown>) => Promise<void>,
) {
  const directory = await mkdtemp(path.join(tmpdir(), 'hien-sach-bucket-'))
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'shop', configs: [] }],
  })
  const { port } = await server.run()
  const url = `http://127.0.0.1:${port}/shop/media`
  const client = new AwsClient({
    ...{ accessKeyId: keys.accessKey, secretAccessKey: keys.secretKey, service: 's3' },
  })
  const put = (name: string) => client.fetch(`${url}/${name}`, { method: 'PUT', body: TEXT })
  await put('covers/s%C3%A1ch%201.webp')
  await put('page.html')
  await run(url, put)
  await server.close()
  await rm(directory, { recursive: true })
}

test('files of a bucket are served as those of the folder are: whole, in parts, and not again when known', () =>
  withBucket(async (url) => {
    const { db, close } = await testDatabase()
    const app = testApp({ db, config: { bucket: { url, ...keys } } })
    const address = '/media/covers/s%C3%A1ch%201.webp'
    const whole = await app.request(address)
    expect([whole.status, await whole.text()]).toEqual([200, TEXT])
    expect(whole.headers.get('content-type')).toBe('image/webp')
    const part = await app.request(address, { headers: { range: 'bytes=90-' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      TEXT.slice(90),
      'bytes 90-99/100',
    ])
    const etag = whole.headers.get('etag') ?? ''
    const known = await app.request(address, { headers: { 'if-none-match': etag } })
    expect([etag.length > 10, known.status]).toEqual([true, 304])
    for (const name of ['covers/none.webp', 'page.html', '..%2fshop%2fpage.html'])
      expect((await app.request(`/media/${name}`)).status).toBe(404)
    await close()
  }))

test('a bucket that refuses our key hands out nothing', () =>
  withBucket(async (url) => {
    const store = createBucketStore({ url, ...keys, accessKey: 'nobody' })
    expect(await store.find('covers/sách 1.webp')).toBeNull()
  }))

test('what is written is found, what is removed is not, twice over', () =>
  withBucket(async (url) => {
    const store = createBucketStore({ url, ...keys })
    await store.write('pictures/a.webp', Buffer.from(TEXT))
    expect((await store.find('pictures/a.webp'))?.size).toBe(TEXT.length)
    await store.remove('pictures/a.webp')
    await store.remove('pictures/a.webp')
    expect(await store.find('pictures/a.webp')).toBeNull()
  }))
