import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DataError, problemIn } from './data-error'
import { dataFolder } from './data-folder'

/** The text of a content file, its accents composed whatever the editor wrote. */
export function readText(file: string): string {
  const place = path.join(dataFolder, file)
  if (!existsSync(place)) throw new DataError([problemIn(file, 1, [], 'there is no such file')])
  return readFileSync(place, 'utf8').normalize('NFC')
}

export const hasFile = (file: string) => existsSync(path.join(dataFolder, file))

/** The files of a content folder in the order of their names. */
export const listFiles = (folder: string, ending: '.json' | '.md') =>
  readdirSync(path.join(dataFolder, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`)

export const listFolders = (folder: string) =>
  readdirSync(path.join(dataFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** `news/tieng-viet/cau-dao.md` is called `cau-dao`. */
export const nameOf = (file: string) => path.basename(file, path.extname(file))

/** The last folder above a file. */
export const folderOf = (file: string) => path.basename(path.dirname(file))
