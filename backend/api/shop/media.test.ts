import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { expect, test } from '@jest/globals'
import { appUser } from '@/backend/modules/accounts/tables'
import { course, lesson, lessonAttachment, userCourse } from '@/backend/modules/learning/tables'
import type { Caller } from '@/backend/platform/context'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { refusal, type TestApp, testApp } from '@/backend/testing/test-app'

const TEXT = '0123456789'.repeat(10)

/** A media folder with a clip of 100 bytes, beside a secret that no address may reach. */
async function makeFolder() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hien-sach-media-'))
  const media = path.join(dataDir, 'media')
  await mkdir(path.join(media, 'Video'), { recursive: true })
  await writeFile(path.join(media, 'Video', 'Bài 1.webm'), TEXT)
  await writeFile(path.join(media, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(path.join(media, 'empty.webp'), '')
  await writeFile(path.join(media, 'page.html'), '<script>alert(1)</script>')
  await writeFile(path.join(media, '.hidden.webp'), 'x')
  await writeFile(path.join(dataDir, 'secret.webp'), 'secret')
  await symlink(path.join(dataDir, 'secret.webp'), path.join(media, 'link.webp'))
  return dataDir
}

async function withFolder(run: (app: TestApp, dataDir: string) => Promise<void>) {
  const { db, close } = await testDatabase()
  await db.insert(course).values({ id: 1, name: 'Toán', slug: 'toan', inLibrary: true })
  await db.insert(lesson).values([
    { courseId: 1, name: 'Bài 1', position: 1, isPreview: true, videoUrl: CLIP },
    { courseId: 1, name: 'Bài 2', position: 2, isPreview: true, videoUrl: '/media/long.webm' },
  ])
  const dataDir = await makeFolder()
  await run(testApp({ db, config: { dataDir } }), dataDir)
  await rm(dataDir, { recursive: true })
  await close()
}

const CLIP = '/media/Video/B%C3%A0i%201.webm'
const get = (app: TestApp, headers: Record<string, string> = {}, address = CLIP) =>
  app.request(address, { headers })

test('a file is sent whole with everything a player needs to know', () =>
  withFolder(async (app) => {
    const answer = await get(app)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(TEXT)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '100',
      'content-type': 'video/webm',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, must-revalidate',
      etag: expect.stringMatching(/^"[^"]+"$/),
    })
    expect(answer.headers.get('content-encoding')).toBeNull()
  }))

test('HEAD tells the same without the bytes', () =>
  withFolder(async (app) => {
    const answer = await app.request(CLIP, { method: 'HEAD', headers: { range: 'bytes=0-1' } })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '100'])
    expect(await answer.text()).toBe('')
  }))

test.each([
  ['bytes=0-1', 'bytes 0-1/100', '01'],
  ['bytes=95-', 'bytes 95-99/100', '56789'],
  ['bytes=98-500', 'bytes 98-99/100', '89'],
  ['bytes=-3', 'bytes 97-99/100', '789'],
])('%s is answered with that part', (range, contentRange, bytes) =>
  withFolder(async (app) => {
    const answer = await get(app, { range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(await answer.text()).toBe(bytes)
  }),
)

test.each(['bytes=100-', 'bytes=-0'])('%s lies past the end', (range) =>
  withFolder(async (app) => {
    const answer = await get(app, { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */100'])
  }),
)

test.each(['bytes=0-1,5-6', 'bytes=5-2', 'bytes=x', 'rows=0-1'])('%s gets the whole', (range) =>
  withFolder(async (app) => {
    const answer = await get(app, { range })
    expect([answer.status, (await answer.text()).length]).toEqual([200, 100])
  }),
)

test('a part is sent only of the content the player already has', () =>
  withFolder(async (app, dataDir) => {
    const first = await get(app)
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''
    const status = async (condition: string) =>
      (await get(app, { range: 'bytes=0-1', 'if-range': condition })).status
    expect(await status(etag)).toBe(206)
    expect(await status(modified)).toBe(206)
    expect(await status('"other"')).toBe(200)
    expect(await status(`W/${etag}`)).toBe(200)
    expect(await status('Sat, 01 Jan 2000 00:00:00 GMT')).toBe(200)
    await writeFile(path.join(dataDir, 'media', 'Video', 'Bài 1.webm'), `${TEXT}!`)
    expect(await status(etag)).toBe(200)
  }))

test('who has the file already is told so, until it changes', () =>
  withFolder(async (app, dataDir) => {
    const first = await get(app)
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''
    const held = await get(app, { 'if-none-match': `W/${etag}` })
    expect([held.status, await held.text(), held.headers.get('etag')]).toEqual([304, '', etag])
    expect((await get(app, { 'if-modified-since': modified })).status).toBe(304)
    const both = { 'if-none-match': '"other"', 'if-modified-since': modified }
    expect((await get(app, both)).status).toBe(200)
    const tomorrow = new Date(Date.now() + 86_400_000)
    await utimes(path.join(dataDir, 'media', 'Video', 'Bài 1.webm'), tomorrow, tomorrow)
    expect((await get(app, { 'if-none-match': etag })).status).toBe(200)
    expect((await get(app, { 'if-modified-since': modified })).status).toBe(200)
  }))

test('only an address with a version is kept for ever', () =>
  withFolder(async (app) => {
    const versioned = await get(app, {}, `${CLIP}?v=3`)
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bare = await get(app, {}, `${CLIP}?v=`)
    expect(bare.headers.get('cache-control')).toMatch(/must-revalidate/)
  }))

test.each([
  '/media/khong-co.webp',
  '/media/',
  '/media/Video',
  '/media/video/B%C3%A0i%201.webm',
  '/media/page.html',
  '/media/.hidden.webp',
  '/media/link.webp',
  '/media/..%2fsecret.webp',
  '/media/%2e%2e%2fsecret.webp',
  '/media/Video/..%2f..%2fsecret.webp',
  '/media/..%5csecret.webp',
  '/media/%2fetc%2fpasswd',
  '/media//etc/passwd.webp',
  '/media/logo.svg%00.webp',
  '/media/%ff.webp',
  '/media/%E0%A4%A.webp',
  '/media/logo.svg/x.webp',
  `/media/${'a'.repeat(300)}.webp`,
  '/media/__proto__',
  '/media/x.constructor',
])('%s is not found', (address) =>
  withFolder(async (app) => {
    expect((await refusal(app, address)).status).toBe(404)
  }),
)

test('a drawing opened by itself may run nothing', () =>
  withFolder(async (app) => {
    const answer = await get(app, {}, '/media/logo.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  }))

test('an empty file is an empty answer', () =>
  withFolder(async (app) => {
    const answer = await get(app, {}, '/media/empty.webp')
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '0'])
    expect((await get(app, { range: 'bytes=0-' }, '/media/empty.webp')).status).toBe(416)
  }))

test('the folder is for reading', () =>
  withFolder(async (app) => {
    const answer = await app.request(CLIP, { method: 'PUT' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }))

const openNow = async (file: string) => {
  const links = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    links.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  return targets.filter((target) => target === file).length
}

const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 2000; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('did not come true')
}

const onLinux = existsSync('/proc/self/fd') ? test : test.skip

onLinux('a player that leaves early leaves no file open', () =>
  withFolder(async (app, dataDir) => {
    const file = path.join(dataDir, 'media', 'long.webm')
    await writeFile(file, Buffer.alloc(40_000_000))
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    const bound = server.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /media/long.webm HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    expect(await openNow(file)).toBe(1)
    socket.destroy()
    await until(async () => (await openNow(file)) === 0)
    const whole = await fetch(`http://127.0.0.1:${port}/media/long.webm`)
    expect((await whole.arrayBuffer()).byteLength).toBe(40_000_000)
    const head = await fetch(`http://127.0.0.1:${port}/media/long.webm`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('40000000')
    await until(async () => (await openNow(file)) === 0)
    await new Promise((resolve) => server.close(resolve))
  }),
)

const callers: Record<string, Caller> = {
  owner: { userId: 9, sessionId: 's', roles: ['user'] },
  other: { userId: 8, sessionId: 's', roles: ['user'] },
  staff: { userId: 7, sessionId: 's', roles: ['staff'] },
}

databaseTest('the files of a lesson follow the lesson', async ({ db }) => {
  const dataDir = await makeFolder()
  await writeFile(path.join(dataDir, 'media', 'sheet.pdf'), 'PDF')
  await db.insert(appUser).values({ id: 9, email: 'lan@example.vn', name: 'Lan' })
  await db.insert(course).values({ id: 1, name: 'Toán', slug: 'toan', inLibrary: true })
  await db.insert(userCourse).values({ userId: 9, courseId: 1 })
  await db.insert(lesson).values([
    { id: 1, courseId: 1, name: 'Bài 1', position: 1, isPreview: true },
    { id: 2, courseId: 1, name: 'Bài 2', position: 2 },
    { id: 3, courseId: 1, name: 'Nháp', position: 3, status: 0 },
  ])
  const sheet = { fileName: 'Phiếu "1".pdf', filePath: 'sheet.pdf' }
  await db.insert(lessonAttachment).values([
    { id: 1, lessonId: 1, ...sheet },
    { id: 2, lessonId: 2, ...sheet },
    { id: 3, lessonId: 3, ...sheet },
    { id: 4, lessonId: 1, fileName: 'x.pdf', filePath: '../secret.webp' },
  ])
  const app = testApp({ db, callers, config: { dataDir } })
  const file = (id: number | string, token?: string) =>
    app.request(`/media/file/${id}`, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  const open = await file(1)
  expect([open.status, await open.text()]).toEqual([200, 'PDF'])
  expect(open.headers.get('content-disposition')).toBe(
    `attachment; filename="Phi_u _1_.pdf"; filename*=UTF-8''Phi%E1%BA%BFu%20%221%22.pdf`,
  )
  expect((await file(2)).status).toBe(404)
  expect((await file(2, 'other')).status).toBe(404)
  const own = await file(2, 'owner')
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await file(3)).status).toBe(404)
  expect((await file(3, 'staff')).status).toBe(200)
  for (const id of [4, 99, 'abc', '1e0', '0']) expect((await file(id)).status).toBe(404)
  await rm(dataDir, { recursive: true })
})
