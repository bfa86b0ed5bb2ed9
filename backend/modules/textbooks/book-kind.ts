import type { BookKind as KnownKind } from '@/contract/shop/catalog'
import { fold } from '@/contract/text'

export type BookKind = 'textbook' | 'workbook' | 'reference'

type Titled = { title: string; subject: string; grade: number; bookKind?: KnownKind | null }

const known: Record<KnownKind, BookKind> = {
  textbook: 'textbook',
  exercises: 'workbook',
  tests: 'reference',
  reference: 'reference',
}

const WORKBOOK = /^(?:sach |vo )?bai tap|^vo |^phieu |^tap (?:viet|to|ve)\b|^luyen viet/
const REFERENCE =
  /nang cao|boi duong|\bon (?:tap|he|thi|luyen)|de (?:kiem tra|thi|cuong)|luyen (?:thi|de)|tham khao|doc hieu|ngu phap|hoc sinh gioi|chuyen de|so tay|giai bai|huong dan hoc/

/**
 * What a school book is, as the office says or read from its title: `Toán lớp 6 – Tập một` is a textbook, `Bài tập Toán lớp 6` a workbook, everything else to
 * read beside them. Pupils do not have to buy workbooks and the others (directive 643/CT-BGDĐT).
 */
export function kindOfBook({ title, subject, grade, bookKind }: Titled): BookKind {
  if (bookKind) return known[bookKind]
  const words = fold(title)
    .replace(/[–—,.:-]/g, ' ')
    .replace(/\s+/g, ' ')
  if (WORKBOOK.test(words)) return 'workbook'
  const name = fold(subject)
  const heads = [`${name} lop ${grade}`, `${name} ${grade}`]
  const isNamed = heads.some((head) => words === head || words.startsWith(`${head} `))
  return isNamed && !REFERENCE.test(words) ? 'textbook' : 'reference'
}

const VOLUMES: Record<string, number> = {
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
}

/** `Tập hai`, `Tập 2` and `Tập II` are 2; null of a title that names no volume. */
export function volumeOf(title: string): number | null {
  const [, named = ''] = /\btap (mot|hai|ba|bon|iv|i{1,3}|[1-9])\b/.exec(fold(title)) ?? []
  return VOLUMES[named] ?? (named === '' ? null : Number(named))
}
