import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { readConfig } from '@/backend/app/config'
import * as tables from '@/backend/app/tables'
import { category, product, productImage } from '@/backend/modules/catalog/tables'
import { picture, pictureSource } from '@/backend/modules/media/tables'
import type { Store } from '@/backend/platform/db/connect'
import { testDatabase } from '@/backend/platform/db/testing'
import { staffApp } from '@/backend/testing/office'
import { addProduct, openShop } from '@/backend/testing/shop'
import { ask, refusal, TEST_NOW } from '@/backend/testing/test-app'
import { removeUnusedPictures } from '@/backend/workflows/remove-unused-pictures/remove-unused-pictures'
import { cropPicture, uploadPicture } from '@/contract/staff/pictures'

const PICTURES = '/api/staff/pictures'
const CROP = `${PICTURES}/crop`

/** A shop with a folder of its own for pictures. */
async function withPictures(
  run: (shop: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const store = await testDatabase()
  const shop = await open(store)
  await run(shop)
  await store.close()
  rmSync(shop.dataDir, { recursive: true })
}

async function open({ db }: Store) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  const { app, by } = staffApp({ db }, { config: { dataDir } })
  const body = (bytes: Buffer) => by('editor', { content: bytes.toString('base64') })
  const upload = async (bytes: Buffer) =>
    (await ask(app, uploadPicture, PICTURES, body(bytes))).data
  const refused = (bytes: Buffer) => refusal(app, PICTURES, body(bytes))
  const isThere = (url: string) => existsSync(join(dataDir, url))
  const clean = (days: number) =>
    removeUnusedPictures(
      {
        db,
        config: { ...readConfig({}), dataDir },
        now: () => new Date(TEST_NOW.getTime() + days * 24 * 3_600_000),
      },
      tables,
    )
  return { db, app, by, upload, refused, isThere, clean, dataDir }
}

const photo = (width = 2000, height = 1000, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Lan' } })
    .jpeg()
    .toBuffer()

test('a picture is kept once, in two sizes, without what the camera wrote', () =>
  withPictures(async ({ app, upload, dataDir, db }) => {
    const data = await upload(await photo())
    expect(data).toMatchObject({ width: 1600, height: 800 })
    expect((await upload(await photo())).url).toBe(data.url)
    expect(await db.$count(picture)).toBe(1)
    const kept = await sharp(readFileSync(join(dataDir, data.url))).metadata()
    expect([kept.format, kept.exif]).toEqual(['webp', undefined])
    const thumb = data.url.replace(/([^/]+)$/, 'thumb-$1')
    expect((await sharp(readFileSync(join(dataDir, thumb))).metadata()).width).toBe(400)
    expect((await app.request(data.url)).status).toBe(200)
  }))

test('what is no photograph, broken or too large is refused, and nothing is kept', () =>
  withPictures(async ({ refused, db }) => {
    const whole = await photo()
    const huge = await sharp({
      create: { width: 8000, height: 5100, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    const texts = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      '\ufeff<?xml version="1.0"?><svg/>',
      'GIF89a',
      'BM6',
      '%PDF-1.7',
      'PK\x03\x04',
      '\xff\xd8\xff half a picture',
      'RIFF\x00\x00\x00\x00WEBPVP8 ',
      '\x89PNG\r\n\x1a\n',
      '\x00\x00\x00\x1cftypavif',
      '\x00\x00\x00\x1cftypmif1',
    ]
    const hostile = [
      ...texts.map((text) => Buffer.from(text, 'latin1')),
      ...[0.1, 0.5, 0.9].map((part) => whole.subarray(0, Math.floor(whole.length * part))),
      Buffer.concat([whole.subarray(0, 3), Buffer.alloc(5000, 0x41)]),
      huge,
    ]
    for (const bytes of hostile) {
      const { status, text } = await refused(bytes)
      expect([400, 415]).toContain(status)
      expect(text).toContain('JPEG, PNG, WebP')
    }
    expect((await refused(Buffer.alloc(0))).status).toBe(400)
    expect(await db.$count(picture)).toBe(0)
  }))

test('a cover is cut out of a picture; what is no part of one is refused', () =>
  withPictures(async ({ app, by, upload }) => {
    const { url } = await upload(await photo(1200, 1200))
    const crop = (part: object) =>
      by('editor', { pictureUrl: url, left: 0, top: 0, width: 1, height: 1, ...part })
    const half = await ask(app, cropPicture, CROP, crop({ left: 0.25, width: 0.5, height: 0.75 }))
    expect(half.data).toMatchObject({ width: 600, height: 900 })
    expect((await app.request(half.data.url)).status).toBe(200)
    const beyond = await ask(app, cropPicture, CROP, crop({ left: 0.9, top: 0.9 }))
    expect(beyond.data).toMatchObject({ width: 120, height: 120 })
    for (const part of [{ width: 0 }, { left: 2 }, { pictureUrl: '/media/../secret.webp' }]) {
      expect((await refusal(app, CROP, crop(part))).status).toBe(400)
    }
    const none = `/media/pictures/${'0'.repeat(32)}.webp`
    expect((await refusal(app, CROP, crop({ pictureUrl: none }))).status).toBe(404)
  }))

test('what nothing shows is removed after a fortnight; what is shown anywhere stays', () =>
  withPictures(async ({ db, upload, isThere, clean }) => {
    await openShop(db)
    const id = await addProduct(db, { id: 1 })
    const colours = ['red', 'blue', 'green', 'white']
    const urls: string[] = []
    for (const colour of colours) urls.push((await upload(await photo(100, 100, colour))).url)
    const [cover = '', inText = '', ofCategory = '', nowhere = ''] = urls
    await db.insert(productImage).values({ productId: id, originalUrl: cover })
    const thumb = inText.replace('pictures/', 'pictures/thumb-')
    await db.update(product).set({ descriptionHtml: `<p><img src="${thumb}"></p>` })
    await db.update(category).set({ imageUrl: ofCategory })
    expect([await clean(0), await clean(13)]).toEqual([0, 0])
    expect(isThere(nowhere)).toBe(true)
    expect(await clean(15)).toBe(1)
    expect([isThere(nowhere), ...[cover, inText, ofCategory].map(isThere)]).toEqual([
      ...[false, true, true, true],
    ])
  }))

test('a picture taken out of a book has its fortnight from then on, and a new use ends it', () =>
  withPictures(async ({ db, upload, isThere, clean }) => {
    await openShop(db)
    await addProduct(db, { id: 1 })
    const { url } = await upload(await photo(100, 100))
    await db.insert(productImage).values({ productId: 1, originalUrl: url })
    await clean(30)
    await db.delete(productImage)
    expect([await clean(31), await clean(44)]).toEqual([0, 0])
    await db.insert(productImage).values({ productId: 1, originalUrl: url })
    expect(await clean(60)).toBe(0)
    await db.delete(productImage)
    expect([await clean(61), isThere(url), await clean(76), isThere(url)]).toEqual([
      ...[0, true, 1, false],
    ])
  }))

test('where a removed picture came from is forgotten with it, what is kept is remembered', () =>
  withPictures(async ({ upload, clean, db }) => {
    const [used, unused] = [await upload(await photo(800)), await upload(await photo(900))]
    await db.insert(pictureSource).values([
      { sourceUrl: 'https://nxb.vn/a.jpg', url: used.url },
      { sourceUrl: 'https://nxb.vn/b.jpg', url: unused.url },
      { sourceUrl: 'https://nxb.vn/c.jpg', url: '/media/books/c.webp' },
    ])
    await openShop(db)
    await addProduct(db, { id: 1 })
    await db.update(product).set({ descriptionHtml: `<img src="${used.url}">` })
    await clean(0)
    expect(await db.$count(pictureSource)).toBe(3)
    await clean(15)
    const left = await db.select().from(pictureSource)
    expect(left.map(({ sourceUrl }) => sourceUrl).sort()).toEqual([
      'https://nxb.vn/a.jpg',
      'https://nxb.vn/c.jpg',
    ])
  }))
