import { expect } from '@jest/globals'
import { redirectRule } from '@/backend/modules/content/tables'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { staffApp } from '@/backend/testing/office'
import { ask, json, refusal } from '@/backend/testing/test-app'
import { checkUrl } from '@/contract/shop/pages'
import { staffShortLinks } from '@/contract/staff/short-links'

const LINKS = '/api/staff/short-links'
const config = { publicUrl: 'https://sach.vn' }

databaseTest('a short link is made, followed, moved and removed', async ({ db }) => {
  const purged: string[] = []
  const revalidatePages = async (tags: readonly string[]) => void purged.push(...tags)
  const { app, by, get } = staffApp({ db }, { config, revalidatePages })
  const draft = { kind: 'm', name: 'toan-1', toPath: 'https://sach.vn/san-pham/toan-1-7?a=1' }
  const made = await ask(app, staffShortLinks.create, LINKS, by('editor', draft))
  expect(made.data).toMatchObject({
    ...{ id: 'm-toan-1', path: '/m/toan-1', toPath: '/san-pham/toan-1-7?a=1' },
  })
  const follow = async () =>
    (await ask(app, checkUrl, '/api/Redirect/Check-url', json({ url: '/m/toan-1' }))).data
  expect(await follow()).toBe('/san-pham/toan-1-7?a=1')
  expect((await refusal(app, LINKS, by('editor', draft))).status).toBe(409)

  const one = `${LINKS}/m-toan-1`
  const change = { toPath: '/thu-vien', note: 'Bìa 4 Toán 1' }
  await ask(app, staffShortLinks.change, one, by('editor', change, 'PATCH'))
  expect(await follow()).toBe('/thu-vien')
  const found = await ask(app, staffShortLinks.list, `${LINKS}?q=bìa 4&kind=m`, get)
  expect(found.data).toHaveLength(1)
  await ask(app, staffShortLinks.archive, one, by('editor', undefined, 'DELETE'))
  expect(await follow()).toBeNull()
  expect((await refusal(app, one, get)).status).toBe(404)
  expect(await db.$count(auditLog)).toBe(3)
  expect(purged).toEqual(['redirects', 'redirects', 'redirects'])
})

databaseTest('a short link leads nowhere but into the shop, and not in circles', async ({ db }) => {
  const { app, by } = staffApp({ db }, { config })
  const draft = { kind: 'm', name: 'a', toPath: '/san-pham' }
  const wrong = [
    ...['https://evil.example/', '//evil.example', '/logout', '/api/News', '/m/b', '/H/b', ''].map(
      (toPath) => ({ ...draft, toPath }),
    ),
    ...['Toan', 'a b', 'a/b', '', '-a'].map((name) => ({ ...draft, name })),
    { ...draft, kind: 'x' },
  ]
  for (const body of wrong)
    expect([body, (await refusal(app, LINKS, by('editor', body))).status]).toEqual([body, 400])
  expect(await db.$count(redirectRule)).toBe(0)
})

databaseTest(
  'its code carries the printed address, as a drawing and as a picture',
  async ({ db }) => {
    await db.insert(redirectRule).values([
      { fromPath: '/h/Bai-5', toPath: '/thu-vien' },
      { fromPath: '/cu', toPath: '/san-pham' },
    ])
    const { app, get } = staffApp({ db }, { config })
    const { data } = await ask(app, staffShortLinks.drawShortLink, `${LINKS}/h-bai-5/qr`, get)
    expect(data.url).toBe('https://sach.vn/h/Bai-5')
    expect(data.svg).toMatch(/^<svg[^>]+viewBox/)
    const png = Buffer.from(data.png, 'base64')
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect(png.readUInt32BE(16)).toBe(1000)
    expect((await ask(app, staffShortLinks.list, LINKS, get)).data).toHaveLength(1)
  },
)
