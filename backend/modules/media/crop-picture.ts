import sharp from 'sharp'
import { keepPicture } from '@/backend/modules/media/keep-picture'
import { readPicture } from '@/backend/modules/media/read-picture'
import type { Services } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'

type Part = { left: number; top: number; width: number; height: number }

/** Smaller than this nobody recognises anything. */
const LEAST = 32

/** In whole pixels, never beyond the edge. */
function pixels({ left, top, width, height }: Part, whole: { width: number; height: number }) {
  const x = Math.min(Math.round(left * whole.width), whole.width - 1)
  const y = Math.min(Math.round(top * whole.height), whole.height - 1)
  return {
    left: x,
    top: y,
    width: Math.min(Math.round(width * whole.width), whole.width - x),
    height: Math.min(Math.round(height * whole.height), whole.height - y),
  }
}

/** A part of a picture as a picture of its own; the whole one stays where it is used. */
export async function cropPicture(
  context: Pick<Services, 'db' | 'config' | 'now'>,
  url: string,
  part: Part,
) {
  const bytes = await readPicture(context.config, url)
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  const cut = pixels(part, { width, height })
  if (cut.width < LEAST || cut.height < LEAST) throw new HttpError(400, officeTexts.cropTooSmall)
  // Without loss in between: it is made smaller once more when it is kept.
  const kept = await sharp(bytes).extract(cut).png().toBuffer()
  return keepPicture(context, kept)
}
