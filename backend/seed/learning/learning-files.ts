import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { drawHandout } from '@/backend/seed/generators/handouts/draw-handout'
import { writeFileAtomically } from '@/backend/seed/generators/picture'
import { clipEndings, clipFile, clipFolder } from './clips'
import { courses, lessonsOf } from './courses'
import { handoutFile, handouts } from './handouts'

/** Copies the films and draws the handouts that are not below `<dataDir>/media` yet; answers how many it wrote. */
export async function learningFiles(dataDir: string): Promise<number> {
  const media = path.join(dataDir, 'media')
  let written = 0
  const put = async (name: string, bytes: () => Promise<Uint8Array> | Uint8Array) => {
    const file = path.join(media, name)
    if (existsSync(file)) return
    await writeFileAtomically(file, await bytes())
    written++
  }
  const clips = new Set(
    courses()
      .flatMap(lessonsOf)
      .flatMap(({ clip }) => clip?.name ?? []),
  )
  for (const name of clips)
    for (const ending of clipEndings)
      await put(clipFile(name, ending), () => readFile(path.join(clipFolder, `${name}.${ending}`)))
  for (const sheet of handouts()) await put(handoutFile(sheet), () => drawHandout(sheet))
  return written
}
