import path from 'node:path'
import type { Config } from '@/backend/config'
import { createBucketStore } from '@/backend/platform/media/bucket-store'
import { findFile } from '@/backend/platform/media/find-file'
import type { MediaStore } from '@/backend/platform/media/media-file'

/** The bucket that is configured, or the folder beside the other data. */
export function openMediaStore({
  bucket,
  dataDir,
}: Pick<Config, 'bucket' | 'dataDir'>): MediaStore {
  if (bucket) return createBucketStore(bucket)
  const folder = path.resolve(dataDir, 'media')
  return { find: (name) => findFile(folder, name) }
}
