import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { contentTypeOf } from '@/backend/platform/media/content-types'

export type MediaFile = {
  path: string
  /** Where it really lies below the folder, whatever link or spelling led to it. */
  name: string
  size: number
  modifiedAt: Date
  contentType: string
  /** Changes with every new content of the file. */
  etag: string
}

const UNSAFE = /[\p{Cc}\p{Cs}\\:]/u
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])

const isAbsent = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && ABSENT.has(String(error.code))

/** The part of an address below `/media/`, decoded; null when it could mean anything but a visible file in the folder. */
export function mediaPath(encoded: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(encoded)
  } catch {
    return null
  }
  const names = decoded.split('/')
  const isPlain = names.every((name) => name !== '' && !name.startsWith('.') && !UNSAFE.test(name))
  return isPlain ? decoded : null
}

const isBelow = (folder: string, file: string) => file.startsWith(folder + path.sep)

export const etagOf = ({ size, mtimeMs, ino }: Pick<Stats, 'size' | 'mtimeMs' | 'ino'>) =>
  `"${[size, Math.round(mtimeMs), ino].map((number) => number.toString(36)).join('-')}"`

/** What is to know about a file of the folder, or null. Links that lead out of the folder are not followed. */
export async function findFile(folder: string, name: string): Promise<MediaFile | null> {
  const contentType = contentTypeOf(name)
  const wanted = path.resolve(folder, name)
  if (contentType === null || !isBelow(path.resolve(folder), wanted)) return null
  try {
    const real = await realpath(wanted)
    const root = await realpath(folder)
    if (!isBelow(root, real)) return null
    const stats = await stat(real)
    if (!stats.isFile()) return null
    const { size, mtime } = stats
    const inFolder = path.relative(root, real).split(path.sep).join('/')
    return { path: real, name: inFolder, size, modifiedAt: mtime, contentType, etag: etagOf(stats) }
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
