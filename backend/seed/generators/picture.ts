import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** A drawing that is made when the shop first needs it and stored below `<dataDir>/media`. */
export type Picture = {
  /** Below `media/`, without ending: `covers/truyen-kieu`. */
  name: string
  width: number
  height: number
  /** Width of the small copy; 240 by default. */
  thumbWidth?: number
  svg: () => string
}

/** The address the catalog stores for a picture. */
export const mediaUrl = (name: string) => `/media/${name}.webp`

export const svgDocument = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** Files appear whole or not at all: a reader never meets half a picture. */
export async function writeFileAtomically(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const half = `${file}.${process.pid}.part`
  await writeFile(half, bytes)
  await rename(half, file)
}

async function drawPicture(mediaDir: string, picture: Picture): Promise<boolean> {
  const folder = path.join(mediaDir, path.dirname(picture.name))
  const name = `${path.basename(picture.name)}.webp`
  const original = path.join(folder, name)
  const thumb = path.join(folder, `thumb-${name}`)
  if (existsSync(original) && existsSync(thumb)) return false
  const drawn = await sharp(Buffer.from(picture.svg())).raw().toBuffer({ resolveWithObject: true })
  const from = () => sharp(drawn.data, { raw: drawn.info })
  const [large, small] = await Promise.all([
    from().webp({ quality: 70, effort: 2 }).toBuffer(),
    from()
      .resize(picture.thumbWidth ?? 240)
      .webp({ quality: 72, effort: 2 })
      .toBuffer(),
  ])
  // The thumb is asked for first by every page, so a lone original is the better half to be left with.
  await writeFileAtomically(original, large)
  await writeFileAtomically(thumb, small)
  return true
}

export type DrawProgress = { drawn: number; existing: number; total: number }

type DrawOptions = {
  onProgress?: (progress: DrawProgress) => void
  /** How many pictures are drawn at once; 1 when the shop is answering beside it. */
  atOnce?: number
}

/** Draws what is missing, leaving the event loop free in between. */
export async function drawPictures(
  dataDir: string,
  pictures: readonly Picture[],
  { onProgress, atOnce = 1 }: DrawOptions = {},
): Promise<DrawProgress> {
  const mediaDir = path.join(dataDir, 'media')
  // One thread for each picture.
  sharp.concurrency(1)
  const progress = { drawn: 0, existing: 0, total: pictures.length }
  const limit = pLimit(atOnce)
  await limit.map(pictures, async (picture) => {
    if (await drawPicture(mediaDir, picture)) progress.drawn++
    else progress.existing++
    onProgress?.(progress)
  })
  return progress
}
