import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { coverPictures } from '@/backend/seed/generators/covers/book-covers'
import { drawMedia } from '@/backend/seed/generators/draw-media'

test('covers are drawn once, in two sizes, and nothing half-made is left', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hien-sach-covers-'))
  const pictures = coverPictures().slice(0, 2)
  const first = pictures[0]
  expect(await drawMedia(dataDir, { pictures })).toEqual({ drawn: 2, existing: 0, total: 2 })
  const folder = path.join(dataDir, 'media', 'covers')
  expect((await readdir(folder)).length).toBe(4)

  const name = `${path.basename(first?.name ?? '')}.webp`
  expect(await sharp(path.join(folder, name)).metadata()).toMatchObject({
    format: 'webp',
    width: first?.width,
    height: first?.height,
  })
  expect((await sharp(path.join(folder, `thumb-${name}`)).metadata()).width).toBe(240)
  expect((await stat(path.join(dataDir, 'media', 'logo', 'hien-sach.svg'))).size).toBeGreaterThan(
    500,
  )

  await writeFile(path.join(folder, name), 'existing')
  await rm(path.join(folder, `thumb-${path.basename(pictures[1]?.name ?? '')}.webp`))
  expect(await drawMedia(dataDir, { pictures })).toEqual({ drawn: 1, existing: 1, total: 2 })
  await rm(dataDir, { recursive: true })
})
