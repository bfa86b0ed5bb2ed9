import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import sharp from 'sharp'
import { readConfig } from '@/backend/app/config'
import * as tables from '@/backend/app/tables'
import { siteLogo } from '@/backend/modules/content/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { writeLogos } from '@/backend/seed/home/write-logos'
import { officeOfAdmin } from '@/backend/testing/office'
import { openShop } from '@/backend/testing/shop'
import { ask, json, refusal, TEST_NOW } from '@/backend/testing/test-app'
import { removeUnusedPictures } from '@/backend/workflows/remove-unused-pictures/remove-unused-pictures'
import { getLogos } from '@/contract/shop/catalog'
import { getShop, iconAt, iconSizes } from '@/contract/shop/settings'
import { uploadPicture } from '@/contract/staff/pictures'
import { staffSettings } from '@/contract/staff/settings'

const SETTINGS = '/api/staff/settings/shop'
const DAY_MS = 24 * 3_600_000

async function office({ db }: Pick<Store, 'db'>) {
  await openShop(db)
  const dataDir = mkdtempSync(join(tmpdir(), 'logo-'))
  const { app, get, patch } = await officeOfAdmin({ db }, { config: { dataDir } })
  const logos = async () =>
    (await ask(app, getLogos, '/api/HomePage/Logo')).data.map((logo) => [
      ...[logo.isMobile, logo.originalSizeURL],
    ])
  const save = async (body: object) => {
    const { version } = (await ask(app, staffSettings.read, SETTINGS, get)).data
    await ask(app, staffSettings.change, SETTINGS, patch({ version, ...body }))
  }
  const upload = async (background: string) => {
    const bytes = await sharp({ create: { width: 600, height: 300, channels: 4, background } })
      .png()
      .toBuffer()
    const body = { ...json({ content: bytes.toString('base64') }, get.headers), method: 'POST' }
    return (await ask(app, uploadPicture, '/api/staff/pictures', body)).data.url
  }
  const clean = (days: number) =>
    removeUnusedPictures(
      {
        db,
        config: { ...readConfig({}), dataDir },
        now: () => new Date(TEST_NOW.getTime() + days * DAY_MS),
      },
      tables,
    )
  const isThere = async (url: string) => (await app.request(url)).status === 200
  const close = () => rmSync(dataDir, { recursive: true })
  return { app, patch, logos, save, upload, clean, isThere, close }
}

databaseTest('the logo of the settings stands before the sample one', async (store) => {
  const { logos, save, close } = await office(store)
  await writeLogos(store.db)
  const sample = await logos()
  expect(sample).toHaveLength(2)
  await save({ logoUrl: '/media/pictures/may.webp' })
  expect(await logos()).toEqual([
    [false, '/media/pictures/may.webp'],
    [true, '/media/pictures/may.webp'],
  ])
  await save({ narrowLogoUrl: '/media/pictures/may-nho.webp' })
  expect((await logos())[1]).toEqual([true, '/media/pictures/may-nho.webp'])
  await save({ logoUrl: null, narrowLogoUrl: null })
  expect(await logos()).toEqual(sample)
  close()
})

databaseTest('a shop of another name does not bear the sample logo', async (store) => {
  const { logos, save, close } = await office(store)
  await writeLogos(store.db)
  await save({ name: 'Nhà sách Mây' })
  expect(await logos()).toEqual([])
  await store.db.insert(siteLogo).values({ originalSizeUrl: '/media/may.svg', isMobile: false })
  expect(await logos()).toEqual([[false, '/media/may.svg']])
  close()
})

databaseTest('logo and icon are kept as long as they are set, in every size', async (store) => {
  const { app, save, upload, clean, isThere, close } = await office(store)
  const [logoUrl, iconUrl] = [await upload('red'), await upload('blue')]
  await save({ logoUrl, iconUrl })
  const { data } = await ask(app, getShop, '/api/shop')
  expect(data).toMatchObject({ logoUrl, iconUrl })
  for (const size of iconSizes) {
    const icon = await app.request(iconAt(iconUrl, size))
    expect(icon.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
    expect([width, height]).toEqual([size, size])
  }
  expect([await clean(0), await clean(30)]).toEqual([0, 0])
  expect(await isThere(logoUrl)).toBe(true)
  await save({ iconUrl: null })
  expect([await clean(31), await clean(60)]).toEqual([0, 1])
  expect([await isThere(iconUrl), await isThere(iconAt(iconUrl, 48))]).toEqual([false, false])
  close()
})

databaseTest('an icon is one of the pictures that were uploaded here', async (store) => {
  const { app, patch, close } = await office(store)
  const wrong = ['https://nxb.vn/a.webp', '/media/logo/hien-sach.svg', 'x']
  for (const iconUrl of wrong)
    expect((await refusal(app, SETTINGS, patch({ version: 0, iconUrl }))).status).toBe(400)
  const iconUrl = `/media/pictures/${'0'.repeat(32)}.webp`
  expect((await refusal(app, SETTINGS, patch({ version: 0, iconUrl }))).status).toBe(404)
  close()
})
