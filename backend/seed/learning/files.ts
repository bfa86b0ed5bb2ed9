import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ClipName, clipFile, clips } from '@/backend/seed/learning/clips/index'
import { drawHandout } from '@/backend/seed/learning/handouts/draw-handout'
import { handoutFile, handouts } from '@/backend/seed/learning/handouts/index'
import { writeWhole } from '@/backend/seed/pictures'

const folder = fileURLToPath(new URL('./clips/files/', import.meta.url))
const endings = ['webm', 'mp4', 'vtt'] as const

/** Copies the films and draws the handouts that are not below `<dataDir>/media` yet; answers how many it wrote. */
export async function learningFiles(dataDir: string): Promise<number> {
  const media = path.join(dataDir, 'media')
  let written = 0
  const put = async (name: string, bytes: () => Promise<Uint8Array> | Uint8Array) => {
    const file = path.join(media, name)
    if (existsSync(file)) return
    await writeWhole(file, await bytes())
    written++
  }
  for (const name of Object.keys(clips) as ClipName[])
    for (const ending of endings)
      await put(clipFile(name, ending), () => readFile(path.join(folder, `${name}.${ending}`)))
  for (const sheet of handouts) await put(handoutFile(sheet), () => drawHandout(sheet))
  return written
}
