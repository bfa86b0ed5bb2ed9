import { chmodSync, type Dirent, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OTHERS = 0o077

function withdraw(path: string) {
  const { mode } = statSync(path)
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(path, mode & ~OTHERS & 0o777)
  } catch (error) {
    // On a disk that several machines share, a file may be somebody else's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/**
 * Makes a folder of customers' data and everything in it readable by its owner alone. A umask does not do: the embedded database
 * sets its files' modes itself.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  withdraw(folder)
  const isKept = (entry: Dirent) => entry.isFile() || entry.isDirectory()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter(isKept))
    withdraw(join(entry.parentPath, entry.name))
}
