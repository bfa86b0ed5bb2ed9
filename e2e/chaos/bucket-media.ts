import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { entryPoints } from '@/e2e/security/input/entry-points'
import type { Check } from '@/e2e/support/check'
import { get } from '@/e2e/support/http'
import { sharedSecret, startShop } from '@/e2e/support/shop'
import { parseIdSlug } from '@/lib/routes/id-slug'

const BUCKET = 'shop'

/** A server of the S3 protocol with one empty bucket, kept in a folder. */
async function startBucket(directory: string, port = 0) {
  const server = new S3rver({
    ...{ port, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  return { port: (await server.run()).port, stop: () => server.close() }
}

const photo = () =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

/** A picture goes from the office into the bucket and from there onto a page; without the bucket the page stands without it. */
export const bucketMedia: Check = {
  name: 'bucket-media',
  proves: 'pictures in a bucket: uploaded in the office, shown on a page, and the bucket away',
  run: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'hien-sach-bucket-'))
    const bucket = await startBucket(directory)
    const shop = await startShop({
      ...{ TRUSTED_PROXIES: 'loopback', INTERNAL_SECRET: sharedSecret },
      MEDIA_URL: `http://127.0.0.1:${bucket.port}/${BUCKET}/media`,
      ...{ MEDIA_ACCESS_KEY: 'S3RVER', MEDIA_SECRET_KEY: 'S3RVER' },
    })
    const failures: string[] = []
    const expect = (what: string, seen: unknown, wanted: unknown) => {
      if (seen !== wanted) failures.push(`${what}: ${seen} instead of ${wanted}`)
    }
    try {
      const [gateway] = entryPoints(shop)
      if (!gateway) throw new Error('no gateway')
      await gateway.refresh()
      const uploaded = await gateway.call('admin', {
        method: 'POST',
        address: '/api/staff/pictures',
        body: JSON.stringify({ content: (await photo()).toString('base64') }),
      })
      expect('the upload', uploaded.status, 200)
      const { url } = ((await uploaded.json()) as { data: { url: string } }).data
      expect('kept on the disk', existsSync(join(shop.dataDir, url)), false)

      const { text: list } = await get(`${shop.origin}/san-pham`)
      const [path = '', segment = ''] = /\/san-pham\/([a-z0-9-]+-\d+)"/.exec(list) ?? []
      const page = `${shop.origin}${path.replace('"', '')}`
      const changed = await gateway.call('admin', {
        method: 'PATCH',
        address: `/api/staff/products/${parseIdSlug(segment)?.id}`,
        body: JSON.stringify({ images: [{ url, alt: 'Bìa mới' }] }),
      })
      expect('the book’s new picture', changed.status, 200)
      expect('the page names it', (await get(page)).text.includes(url), true)
      for (const name of [url, url.replace(/([^/]+)$/, 'thumb-$1')]) {
        const picture = await fetch(shop.origin + name)
        const { format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
        expect(`${name} through the gateway`, `${picture.status} ${format}`, '200 webp')
      }
      await bucket.stop()
      const away = await get(`${shop.origin}${url}?again`)
      expect('a picture while the bucket is away', away.status >= 500, true)
      expect('the page while the bucket is away', (await get(page)).status, 200)
      expect('the shop while the bucket is away', (await get(`${shop.origin}/readyz`)).status, 200)
      return { count: 9, failures }
    } finally {
      await shop.stop()
      await bucket.stop().catch(() => undefined)
      rmSync(directory, { recursive: true, force: true })
    }
  },
}
