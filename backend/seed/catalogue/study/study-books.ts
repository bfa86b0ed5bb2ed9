import type { Draft } from '@/backend/seed/catalogue/book'
import { gradeShelf } from '@/backend/seed/catalogue/categories'
import type { DesignName } from '@/backend/seed/catalogue/covers/cover'
import type { DyeName } from '@/backend/seed/catalogue/covers/dyes'
import { diceFor } from '@/backend/seed/random'
import { levelOf } from './closings'
import { describe } from './describe'
import { type Kind, type Planned, studyPlan } from './plan'
import { seriesOf } from './series'
import { type SubjectKey, subjects } from './subjects'

type Make = {
  designs: readonly DesignName[]
  pages: readonly [number, number]
  count: readonly [number, number]
  size: string
}

const usual = '17 × 24 cm'
const workbook = '19 × 26,5 cm'

const makes: Record<Kind, Make> = {
  tap: {
    designs: ['numeral-squares', 'numeral-field'],
    pages: [112, 168],
    count: [32, 48],
    size: workbook,
  },
  hoc: {
    designs: ['emblem-page', 'numeral-field', 'emblem-page'],
    pages: [148, 236],
    count: [28, 54],
    size: usual,
  },
  'bai-tap': {
    designs: ['notebook-label', 'numeral-squares'],
    pages: [96, 172],
    count: [36, 72],
    size: usual,
  },
  'phieu-tuan': { designs: ['quarters'], pages: [76, 88], count: [35, 35], size: '20,5 × 29 cm' },
  'luyen-viet': {
    designs: ['notebook-label'],
    pages: [48, 64],
    count: [40, 60],
    size: '17 × 24 cm',
  },
  'on-he': { designs: ['summer'], pages: [72, 96], count: [32, 32], size: workbook },
  'nang-cao': { designs: ['summit'], pages: [132, 216], count: [14, 26], size: usual },
  de: { designs: ['answer-sheet'], pages: [88, 184], count: [18, 40], size: '19 × 26,5 cm' },
  'bo-de': { designs: ['answer-sheet'], pages: [112, 208], count: [20, 36], size: '19 × 26,5 cm' },
  'so-tay': { designs: ['handbook'], pages: [96, 160], count: [60, 120], size: '11 × 17,5 cm' },
  'chuyen-de': {
    designs: ['threads', 'emblem-page'],
    pages: [136, 208],
    count: [12, 22],
    size: usual,
  },
  'doc-hieu': { designs: ['initial', 'strata'], pages: [128, 192], count: [30, 45], size: usual },
  'viet-doan': {
    designs: ['emblem-page', 'moon'],
    pages: [104, 168],
    count: [18, 32],
    size: usual,
  },
  'on-thi': {
    designs: ['numeral-field', 'summit'],
    pages: [212, 348],
    count: [24, 40],
    size: '19 × 26,5 cm',
  },
  'hoc-sinh-gioi': {
    designs: ['night-sky', 'summit'],
    pages: [236, 384],
    count: [16, 28],
    size: usual,
  },
}

const palettes: Record<SubjectKey, readonly DyeName[]> = {
  toan: ['lam', 'cham', 'gach', 'ngoc', 'tim', 'reu'],
  'tieng-viet': ['son', 'sen', 'gach', 'reu', 'tim'],
  'ngu-van': ['sen', 'gian', 'son', 'tim', 'gach'],
  'tieng-anh': ['cham', 'nghe', 'ngoc', 'son', 'lam'],
  'tu-nhien-xa-hoi': ['reu', 'gach', 'lam'],
  'khoa-hoc': ['ngoc', 'tim'],
  'khoa-hoc-tu-nhien': ['reu', 'ngoc', 'gach', 'cham'],
  'vat-li': ['tim', 'cham', 'than'],
  'hoa-hoc': ['ngoc', 'gach', 'lam'],
  'sinh-hoc': ['reu', 'ngoc', 'nghe'],
  'lich-su-dia-li': ['gian', 'lam', 'nghe', 'reu'],
  'lich-su': ['gian', 'son', 'da'],
  'dia-li': ['lam', 'ngoc', 'gach'],
  'tin-hoc': ['than', 'lam', 'tim', 'ngoc'],
  'cong-dan': ['sen', 'nghe', 'ngoc'],
  'nghe-thuat': ['tim', 'gach'],
}

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T
const even = (value: number) => value + (value % 2)

function draftOf(
  planned: Planned,
  turn: number,
  lastEnding: string,
): { draft: Draft; ending: string } {
  const { subject, grade, kind, title, volume } = planned
  const make = makes[kind]
  const dice = diceFor(`study ${title}`)
  const series = seriesOf(subject, grade, kind)
  const upper = levelOf(grade) === 'upper'
  const kindTurn = Object.keys(makes).indexOf(kind)
  const design = volume
    ? at(make.designs, volume - 1)
    : at(make.designs, kind === 'bai-tap' ? (upper ? 1 : 0) : grade + turn)
  const dye = at(palettes[subject], grade + (volume ? 0 : kindTurn))
  const { html, voices, ending } = describe(planned, turn, dice.whole(...make.count), lastEnding)
  const draft: Draft = {
    shelf: planned.shelf ?? gradeShelf(grade),
    title,
    author: at(series.authors, grade + kindTurn + (volume ?? 0)),
    house: 'them-gach',
    series: series.name,
    subject: subjects[subject].name,
    grade,
    pages: even(dice.whole(...make.pages)),
    size: make.size,
    descriptionHtml: html,
    voices,
    cover: {
      design,
      dye,
      note: `Bộ sách ${series.name}`,
      variant: turn,
      figure: subjects[subject].cover,
    },
  }
  return { draft, ending }
}

/** The study books in the order of the plan; none ends in the words of the one before it. */
export function studyBooks(): Draft[] {
  let last = ''
  return studyPlan().map((planned, turn) => {
    const { draft, ending } = draftOf(planned, turn, last)
    last = ending
    return draft
  })
}
