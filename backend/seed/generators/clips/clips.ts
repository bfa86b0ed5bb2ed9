import type { Clip } from '@/backend/seed/generators/clips/clip'
import { daoHam } from '@/backend/seed/generators/clips/dao-ham'
import { demDenMuoi } from '@/backend/seed/generators/clips/dem-den-muoi'
import { docSau } from '@/backend/seed/generators/clips/doc-sau'
import { parabol } from '@/backend/seed/generators/clips/parabol'
import { phanSo } from '@/backend/seed/generators/clips/phan-so'
import { phepNhan } from '@/backend/seed/generators/clips/phep-nhan'
import { soThapPhan } from '@/backend/seed/generators/clips/so-thap-phan'

/** The films of the lessons. `make-clip.ts` makes the files in `data/learning/clips/` from these drawings. */
export const clips = {
  'dem-den-muoi': demDenMuoi,
  'phep-nhan': phepNhan,
  'phan-so': phanSo,
  'so-thap-phan': soThapPhan,
  parabol,
  'dao-ham': daoHam,
  'doc-sau': docSau,
} satisfies Record<string, Clip>
