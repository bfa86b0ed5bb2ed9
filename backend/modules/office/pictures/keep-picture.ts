import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { officeTexts } from '@/backend/modules/office/texts'
import { HttpError } from '@/backend/platform/http/http-error'

const MOST_BYTES = 20 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const FOLDER = 'pictures'
/** As wide as the shop shows them: on a product's page, and in lists. */
const WIDE = 1600
const THUMB = 400
const QUALITY = 82

const startsWith = (bytes: Buffer, ...signs: number[]) =>
  signs.every((sign, at) => bytes[at] === sign)
const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** By what the file begins with; drawings of text, SVG above all, are none of these. */
const isPhoto = (bytes: Buffer) =>
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') ||
  (textAt(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 12)))

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function writeWhole(file: string, bytes: Buffer) {
  if (await exists(file)) return
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

const render = (bytes: Buffer, width: number) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    // The camera's mark says which side is up; it goes with everything else the camera has written.
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })

async function renderBoth(bytes: Buffer) {
  try {
    return await Promise.all([render(bytes, WIDE), render(bytes, THUMB)])
  } catch (cause) {
    throw new HttpError(400, officeTexts.badPicture, { cause })
  }
}

/** Keeps a picture under a name made of its content, so that the same one is kept once. */
export async function keepPicture(dataDir: string, bytes: Buffer) {
  if (bytes.byteLength > MOST_BYTES) throw new HttpError(413, officeTexts.pictureTooLarge)
  if (!isPhoto(bytes)) throw new HttpError(415, officeTexts.badPicture)
  const [wide, thumb] = await renderBoth(bytes)
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`
  const folder = path.resolve(dataDir, 'media', FOLDER)
  await mkdir(folder, { recursive: true })
  // The small one first: a page that finds the picture finds both.
  await writeWhole(path.join(folder, `thumb-${name}`), thumb.data)
  await writeWhole(path.join(folder, name), wide.data)
  return { url: `/media/${FOLDER}/${name}`, width: wide.info.width, height: wide.info.height }
}
