import { existsSync } from 'node:fs'
import path from 'node:path'
import { learningFiles } from '@/backend/seed/learning/learning-files'
import { contentPictures } from './content-pictures'
import { coursePictures } from './course-pictures'
import { coverPictures } from './covers/book-covers'
import { logos } from './logo'
import { type DrawProgress, drawPictures, type Picture, writeFileAtomically } from './picture'

export type DrawOptions = {
  log?: (line: string) => void
  /** Instead of all of them. */
  pictures?: readonly Picture[]
  /** How many pictures are drawn at once; 1 when the shop is answering beside it. */
  atOnce?: number
}

async function drawLogos(dataDir: string) {
  for (const { file, svg } of logos) {
    const target = path.join(dataDir, 'media', file)
    const thumb = path.join(path.dirname(target), `thumb-${path.basename(target)}`)
    if (existsSync(target) && existsSync(thumb)) continue
    const drawn = svg()
    await writeFileAtomically(target, drawn)
    // A drawing has one size for all; the name is asked for nonetheless.
    await writeFileAtomically(thumb, drawn)
  }
}

const allPictures = (): Picture[] => [...coverPictures(), ...contentPictures(), ...coursePictures()]

const EVERY = 100

/** Draws covers and pictures and lays out the lessons' files that are not there yet; may be broken off and begun again at any time. */
export async function drawMedia(dataDir: string, options: DrawOptions = {}): Promise<DrawProgress> {
  const { log = () => undefined, atOnce = 1 } = options
  await drawLogos(dataDir)
  if (!options.pictures) await learningFiles(dataDir)
  const pictures = options.pictures ?? allPictures()
  const onProgress = ({ drawn, total }: DrawProgress) => {
    if (drawn > 0 && drawn % EVERY === 0) log(`Drawn ${drawn} of ${total} pictures`)
  }
  const progress = await drawPictures(dataDir, pictures, { onProgress, atOnce })
  if (progress.drawn > 0) log(`Drawn ${progress.drawn} pictures, ${progress.existing} existed`)
  return progress
}
