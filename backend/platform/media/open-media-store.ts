import path from 'node:path'
import type { Config } from '@/backend/platform/config'
import { createBucketStore } from '@/backend/platform/media/bucket-store'
import { createFolderStore } from '@/backend/platform/media/folder-store'
import type { MediaStore } from '@/backend/platform/media/media-file'

/** The bucket that is configured, or the folder beside the other data. */
export function openMediaStore({
  bucket,
  dataDir,
}: Pick<Config, 'bucket' | 'dataDir'>): MediaStore {
  if (bucket) return createBucketStore(bucket)
  return createFolderStore(path.resolve(dataDir, 'media'))
}
