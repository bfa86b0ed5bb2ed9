import type { Read } from '@/backend/modules/imports/read/read-cell-numbers'
import type { Cell } from '@/backend/modules/imports/read/read-cells'
import { rowTexts } from '@/backend/modules/imports/texts'
import { comparable } from '@/contract/comparable'
import type { BookKind } from '@/contract/shop/catalog'
import type { ImportField } from '@/contract/staff/import-records'
import { fold } from '@/contract/text'

const plain = (text: string) => fold(comparable(text))

/** A word the shop does not know leaves its field open; the book comes in all the same. */
const unknown = (field: ImportField, text: string): Read => ({
  problem: { field, text, isNote: true },
})

const yes = ['co', 'x', '1', 'true', 'yes', 'dang ban', 'ban', 'hien', 'active', 'published']
const no = ['khong', '0', '-1', 'false', 'no', 'an', 'dang an', 'ngung ban', 'ngung kinh doanh']
const notYet = ['draft', 'archived', 'unlisted', 'inactive', 'nhap']

export function readYesNo({ field, text }: Cell): Read {
  const word = plain(text)
  if (yes.includes(word)) return { value: { [field]: true } }
  if (no.includes(word) || notYet.includes(word)) return { value: { [field]: false } }
  return unknown(field, rowTexts.notYesNo(text))
}

export function readCover({ field, text }: Cell): Read {
  const word = plain(text)
  const isSoft = /\b(?:mem|soft|softcover|paperback)\b/.test(word)
  const isHard = /\b(?:cung|hard|hardcover|hardback)\b/.test(word)
  if (isSoft === isHard) return unknown(field, rowTexts.notCover(text))
  return { value: { coverForm: isSoft ? 'soft' : 'hard' } }
}

const kindPatterns: readonly (readonly [BookKind, RegExp])[] = [
  ['exercises', /\b(?:bai tap|sbt|vbt|vo|phieu|luyen viet|exercises|workbook)\b/],
  ['tests', /\b(?:de|bo de|kiem tra|on thi|luyen thi|tests?)\b/],
  ['textbook', /\b(?:giao khoa|sgk|textbook)\b/],
  ['reference', /\b(?:tham khao|stk|bo tro|nang cao|so tay|reference)\b/],
]

/** What a book for school is for. */
export function readBookKind({ field, text }: Cell): Read {
  const word = plain(text)
  const [kind] = kindPatterns.find(([, pattern]) => pattern.test(word)) ?? []
  return kind ? { value: { bookKind: kind } } : unknown(field, rowTexts.notBookKind(text))
}

const exempt = ['khong chiu thue', 'kct', 'mien thue', 'exempt', 'khong chiu thue gtgt']
const classes: Readonly<Record<number, 'reduced' | 'standard'>> = {
  5: 'reduced',
  8: 'standard',
  10: 'standard',
}

/** 5 and 5 % are the same, and so is 0.05 where a spreadsheet holds it as a number. */
export function readVat({ field, text, mark }: Cell): Read {
  const word = plain(text)
  if (exempt.includes(word)) return { value: { vatClass: 'exempt' } }
  if (word === 'reduced') return { value: { vatClass: 'reduced' } }
  if (word === 'standard' || word === 'pho thong') return { value: { vatClass: 'standard' } }
  const [, digits = ''] = /^(?:vat )?(\d{1,2}(?:[.,]\d+)?) ?%?$/.exec(word) ?? []
  const number = Number(digits.replace(',', '.'))
  const vatClass = classes[mark.isNumber && number < 1 ? Math.round(number * 100) : number]
  return vatClass ? { value: { vatClass } } : unknown(field, rowTexts.notVat(text))
}

export function readGrade({ field, text, mark }: Cell): Read {
  if (mark.isDate) return { problem: { field, text: rowTexts.excelDate(text) } }
  const [, grade] = /^(?:lop|khoi|grade)? ?(\d{1,2})$/.exec(plain(text)) ?? []
  return grade === undefined
    ? unknown(field, rowTexts.notGrade(text))
    : { value: { grade: Number(grade) } }
}

const languages: Readonly<Record<string, string>> = {
  ...{ 'tieng viet': 'vi', 'viet nam': 'vi', vietnamese: 'vi', vie: 'vi', vn: 'vi' },
  ...{ 'tieng anh': 'en', anh: 'en', english: 'en', eng: 'en' },
  ...{ 'tieng phap': 'fr', french: 'fr', 'tieng duc': 'de', german: 'de' },
  ...{ 'tieng nhat': 'ja', japanese: 'ja', 'tieng han': 'ko', korean: 'ko' },
  ...{ 'tieng trung': 'zh', chinese: 'zh', 'tieng nga': 'ru', russian: 'ru' },
}

/** A language by its code or its name. */
export const readLanguage = ({ text }: Cell): Read => ({
  value: { language: languages[plain(text)] ?? text },
})
