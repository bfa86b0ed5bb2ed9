import { type Clip, secondsOf } from '@/backend/seed/learning/clips/clip'
import { daoHam } from '@/backend/seed/learning/clips/dao-ham'
import { demDenMuoi } from '@/backend/seed/learning/clips/dem-den-muoi'
import { docSau } from '@/backend/seed/learning/clips/doc-sau'
import { parabol } from '@/backend/seed/learning/clips/parabol'
import { phanSo } from '@/backend/seed/learning/clips/phan-so'
import { phepNhan } from '@/backend/seed/learning/clips/phep-nhan'
import { soThapPhan } from '@/backend/seed/learning/clips/so-thap-phan'

/** The films of the lessons. Their files in `files/` are made from these drawings by `make-clip.ts`. */
export const clips = {
  'dem-den-muoi': demDenMuoi,
  'phep-nhan': phepNhan,
  'phan-so': phanSo,
  'so-thap-phan': soThapPhan,
  parabol,
  'dao-ham': daoHam,
  'doc-sau': docSau,
} satisfies Record<string, Clip>

export type ClipName = keyof typeof clips

export const clipSeconds = (name: ClipName) => secondsOf(clips[name])
/** Where a film lies below `<dataDir>/media`. */
export const clipFile = (name: ClipName, ending: 'webm' | 'mp4' | 'vtt') =>
  `video/${name}.${ending}`
