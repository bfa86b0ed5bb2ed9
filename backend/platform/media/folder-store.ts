import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findFile } from '@/backend/platform/media/find-file'
import type { MediaStore } from '@/backend/platform/media/media-file'

/** The media folder on the machine's own disk. */
export function createFolderStore(folder: string): MediaStore {
  const fileOf = (name: string) => {
    const file = path.resolve(folder, name)
    if (!file.startsWith(folder + path.sep)) throw new Error(`${name} is outside the folder`)
    return file
  }
  return {
    find: (name) => findFile(folder, name),
    async write(name, bytes) {
      const file = fileOf(name)
      const unfinished = `${file}.${randomUUID()}`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, file)
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}
