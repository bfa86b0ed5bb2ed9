import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { contentTypeOf } from '@/backend/platform/media/content-types'
import { etagOf, fileStream } from '@/backend/platform/media/file-stream'
import type { MediaFile } from '@/backend/platform/media/media-file'

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
    const etag = etagOf(stats)
    return {
      name: path.relative(root, real).split(path.sep).join('/'),
      ...{ size, modifiedAt: mtime, contentType, etag },
      read: (part) => fileStream({ path: real, etag }, part),
    }
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
