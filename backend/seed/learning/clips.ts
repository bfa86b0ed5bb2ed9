import path from 'node:path'
import { dataFolder } from '@/backend/seed/read/data-folder'

/** The films of the lessons, ready made. */
export const clipFolder = path.join(dataFolder, 'learning/clips')
export const clipEndings = ['webm', 'mp4', 'vtt'] as const

/** Where a film lies below `<dataDir>/media`. */
export const clipFile = (name: string, ending: (typeof clipEndings)[number]) =>
  `video/${name}.${ending}`
