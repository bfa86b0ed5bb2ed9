import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dataFolder } from './data-folder'

/** The text of a content file, its accents composed whatever the editor wrote. */
export const readText = (file: string) =>
  readFileSync(path.join(dataFolder, file), 'utf8').normalize('NFC')

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
