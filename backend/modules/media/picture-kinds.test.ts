import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { readConfig } from '@/backend/app/config'
import { keepPicture, pictureFault } from '@/backend/modules/media/keep-picture'
import { readPicture } from '@/backend/modules/media/read-picture'
import { testDatabase } from '@/backend/platform/db/testing'
import { TEST_NOW } from '@/backend/testing/test-app'

const [WIDTH, HEIGHT] = [90, 60]
const RED = { r: 220, g: 30, b: 40 }
const BLUE = { r: 30, g: 60, b: 200 }

const plain = (background: object, width = WIDTH, height = HEIGHT) =>
  sharp({ create: { width, height, channels: 3, background } })
const bytesOf = (picture: Sharp) => picture.toBuffer()
/** Red at its upper left, blue elsewhere. */
const marked = async () =>
  plain(BLUE).composite([
    { input: await bytesOf(plain(RED, WIDTH / 2, HEIGHT / 2).png()), left: 0, top: 0 },
  ])

/** How the stored rows of a camera are turned by each of its marks, one step after the other. */
const turns: Record<number, ((one: Sharp) => Sharp)[]> = {
  1: [],
  2: [(one) => one.flop()],
  3: [(one) => one.rotate(180)],
  4: [(one) => one.flip()],
  5: [(one) => one.rotate(90), (one) => one.flop()],
  6: [(one) => one.rotate(270)],
  7: [(one) => one.rotate(270), (one) => one.flop()],
  8: [(one) => one.rotate(90)],
}

/** As a camera writes it that was held so. */
async function heldSo(orientation: number) {
  let stored = await bytesOf((await marked()).png())
  for (const turn of turns[orientation] ?? []) stored = await bytesOf(turn(sharp(stored)).png())
  return bytesOf(sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 }))
}

const frames = async () =>
  Promise.all([RED, BLUE, BLUE].map((colour) => bytesOf(plain(colour).png())))
const moving = async () => sharp(await frames(), { join: { animated: true } })

/** Cameras, scanners and programs write them so. */
const kinds: Record<string, () => Promise<Buffer>> = {
  'JPEG of a printing house, in CMYK': () =>
    bytesOf(plain(RED).toColourspace('cmyk').jpeg({ quality: 95 })),
  'JPEG that comes in passes': () => bytesOf(plain(RED).jpeg({ progressive: true, quality: 95 })),
  'PNG with sixteen bits': () => bytesOf(plain(RED).toColourspace('rgb16').png()),
  'PNG with a palette': () => bytesOf(plain(RED).png({ palette: true })),
  'PNG that comes in passes': () => bytesOf(plain(RED).png({ progressive: true })),
  'WebP that moves: its first picture': async () =>
    bytesOf((await moving()).webp({ lossless: true })),
  AVIF: () => bytesOf(plain(RED).avif({ lossless: true })),
}

/** What the shop keeps of a picture. */
async function kept(bytes: Buffer) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hien-sach-kinds-'))
  const store = await testDatabase()
  try {
    const config = { ...readConfig({}), dataDir }
    const { url, width, height } = await keepPicture(
      { db: store.db, config, now: () => TEST_NOW },
      bytes,
    )
    const picture = await readPicture(config, url)
    const { space, pages = 1, depth } = await sharp(picture).metadata()
    const at = async (left: number, top: number) => {
      const [r, g, b] = await sharp(picture)
        .removeAlpha()
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer()
      return { r, g, b }
    }
    return {
      size: [width, height],
      space,
      pages,
      depth,
      corner: await at(3, 3),
      end: await at(width - 4, height - 4),
    }
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true })
  }
}

/** The same colour to the eye, through the losses of JPEG, WebP and a way to CMYK and back. */
const looksLike = ({ r = 0, g = 0, b = 0 }, colour: typeof RED) =>
  Math.max(Math.abs(r - colour.r), Math.abs(g - colour.g), Math.abs(b - colour.b)) < 40

test.each(Object.keys(kinds))('%s is kept as it looks', async (kind) => {
  const bytes = (await kinds[kind]?.()) ?? Buffer.alloc(0)
  expect(await pictureFault(bytes)).toBeNull()
  const picture = await kept(bytes)
  expect(picture).toMatchObject({ size: [WIDTH, HEIGHT], space: 'srgb', pages: 1, depth: 'uchar' })
  expect([picture.corner, looksLike(picture.corner, RED)]).toEqual([picture.corner, true])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photograph with the mark %i of the camera stands upright',
  async (mark) => {
    const picture = await kept(await heldSo(mark))
    expect(picture.size).toEqual([WIDTH, HEIGHT])
    expect([looksLike(picture.corner, RED), looksLike(picture.end, BLUE)]).toEqual([true, true])
  },
)

test('a GIF is named as none of ours, and what was cut off as broken, of every kind', async () => {
  expect(await pictureFault(await bytesOf((await moving()).gif()))).toBe('broken')
  for (const [kind, write] of Object.entries(kinds)) {
    const whole = await write()
    for (const part of [0.3, 0.7])
      expect([
        kind,
        part,
        await pictureFault(whole.subarray(0, Math.floor(whole.length * part))),
      ]).toEqual([kind, part, 'broken'])
  }
})
