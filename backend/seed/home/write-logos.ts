import { siteLogo } from '@/backend/modules/content/tables'
import type { Db } from '@/backend/platform/db/connect'
import { logos } from '@/backend/seed/generators/logo'

export const writeLogos = (db: Db) =>
  db
    .insert(siteLogo)
    .values(logos.map(({ file, isMobile }) => ({ originalSizeUrl: `/media/${file}`, isMobile })))
