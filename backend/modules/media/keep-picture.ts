import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { picture } from '@/backend/modules/media/tables'
import type { Services } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { openMediaStore } from '@/backend/platform/media/open-media-store'
import { officeTexts } from '@/backend/platform/office-texts'
import { iconAt, iconSizes } from '@/contract/shop/settings'

type Shop = Pick<Services, 'db' | 'config' | 'now'>

const MOST_BYTES = 20 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const FOLDER = 'pictures'
/** As wide as the shop shows them: on a product's page, and in lists. */
const WIDE = 1600
const THUMB = 400
const TALLEST = 16_000
const QUALITY = 82

/** The files of a picture below the media folder; its address is the first one's. */
const pictureFiles = (name: string) =>
  [`${FOLDER}/${name}.webp`, `${FOLDER}/thumb-${name}.webp`] as const

/** These and what was drawn from it. */
export const allPictureFiles = (name: string) => {
  const [large, small] = pictureFiles(name)
  return [large, small, ...iconSizes.map((size) => iconAt(large, size))]
}

const startsWith = (bytes: Buffer, ...signs: number[]) =>
  signs.every((sign, at) => bytes[at] === sign)
const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** By what the file begins with; drawings of text, SVG above all, are none of these. */
const isPhoto = (bytes: Buffer) =>
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') ||
  (textAt(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 12)))

const render = (bytes: Buffer, width: number) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    // The camera's mark says which side is up; it goes with everything else the camera has written.
    .rotate()
    // A page of a comic may be twenty times as high as wide, and WebP ends at 16,383.
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })

const isHeic = (bytes: Buffer) =>
  textAt(bytes, 4, 8) === 'ftyp' && /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(textAt(bytes, 8, 12))

export type PictureFault = 'heic' | 'large' | 'broken'

/** Why a picture could not be kept; it is decoded as it would be then. Null for one that is sound. */
export async function pictureFault(bytes: Buffer): Promise<PictureFault | null> {
  if (bytes.byteLength > MOST_BYTES) return 'large'
  if (isHeic(bytes)) return 'heic'
  if (!isPhoto(bytes)) return 'broken'
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) return 'large'
    await render(bytes, THUMB)
    return null
  } catch {
    return 'broken'
  }
}

async function renderBoth(bytes: Buffer) {
  try {
    const wide = await render(bytes, WIDE)
    // One that is small already would come out the same.
    return [wide, wide.info.width > THUMB ? await render(bytes, THUMB) : wide] as const
  } catch (cause) {
    throw new HttpError(400, officeTexts.badPicture, { cause })
  }
}

/** Keeps a picture under a name made of its content, so that the same one is kept once. */
export async function keepPicture({ db, config, now }: Shop, bytes: Buffer) {
  if (bytes.byteLength > MOST_BYTES) throw new HttpError(413, officeTexts.pictureTooLarge)
  if (!isPhoto(bytes)) throw new HttpError(415, officeTexts.badPicture)
  const [wide, thumb] = await renderBoth(bytes)
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const { width, height } = wide.info
  // Noted before the files are written: whoever removes an unused one holds its row meanwhile.
  await db
    .insert(picture)
    .values({ name, width, height, createdAt: now() })
    .onConflictDoUpdate({ target: picture.name, set: { unusedSince: null } })
  const store = openMediaStore(config)
  const [large, small] = pictureFiles(name)
  // The small one first: a page that finds the picture finds both.
  await store.write(small, thumb.data)
  await store.write(large, wide.data)
  return { url: `/media/${large}`, width, height }
}
