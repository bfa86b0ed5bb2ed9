import { block, type Face, fitLines, textPath } from '@/backend/seed/generators/lettering'
import type { Palette } from './palettes'
import { paper, vermilion } from './palettes'
import { rect } from './shapes'

export const WIDTH = 600

export const emblemNames = [
  'maths',
  'literature',
  'english',
  'physics',
  'chemistry',
  'biology',
  'history',
  'geography',
  'informatics',
  'science',
  'civics',
  'arts',
] as const
export type EmblemName = (typeof emblemNames)[number]

/** Everything a design needs to know about a book. */
export type CoverSpec = {
  title: string
  author: string
  publisher: string
  /** Two letters for the seal. */
  initials: string
  /** A small line above the title: a series, a genre. */
  note: string
  palette: Palette
  height: number
  grade?: number | undefined
  subject?: EmblemName | undefined
  /** Lines of old verse, for the designs that set some. */
  verse?: readonly string[] | undefined
  /** Any whole number; designs vary themselves by it. */
  variant: number
}

export type Design = (spec: CoverSpec) => string

type TitlePlace = {
  x: number
  top: number
  width: number
  height: number
  largest?: number
  fill: string
  face?: Face
  anchor?: 'start' | 'middle' | 'end'
  /** Where the lines stand when the box is higher than they are. */
  align?: 'top' | 'middle' | 'bottom'
  maxLines?: number
}

const SUBTITLE = ' – '

/** The title inside its box, what follows its dash smaller below; answers the drawing and the lower edge of the last line. */
export function titleIn(text: string, place: TitlePlace): { svg: string; bottom: number } {
  const {
    face = 'serif',
    anchor = 'start',
    align = 'top',
    largest = 64,
    maxLines = 6,
    x,
    width,
    fill,
  } = place
  const [main = '', ...rest] = text.split(SUBTITLE)
  const below = rest.join(SUBTITLE)
  const fitted = fitLines(withPairs(main), {
    face,
    width,
    height: place.height * (below ? 0.68 : 1),
    largest,
    maxLines,
  })
  const gap = fitted.size * 0.14
  const second = below
    ? fitLines(withPairs(below), {
        face: 'serif-text',
        width,
        height: place.height - fitted.height - gap,
        largest: Math.round(fitted.size * 0.62),
        smallest: 12,
        maxLines: 4,
      })
    : null
  const whole = fitted.height + (second ? gap + second.height : 0)
  const spare = place.height - whole
  const top = place.top + (align === 'middle' ? spare / 2 : align === 'bottom' ? spare : 0)
  const svg =
    block(fitted, x, top, { face, fill, anchor }) +
    (second
      ? block(second, x, top + fitted.height + gap, { face: 'serif-text', fill, anchor })
      : '')
  return { svg, bottom: top + whole }
}

const pairs =
  /(lớp|Tập|tập|Tiếng|Hóa|Lịch|Địa|Vật|Sinh|Ngữ|Tin|Công|Đạo|Khoa|Tự|học sinh|tốt|kiểm|Sổ|tự|nâng|xã|cơ|tư|chữ|Kịch|sinh) (?=(\d+|một|hai|ba|Việt|Anh|học|sử|lí|văn|nghệ|đức|nhiên|giỏi|nghiệp|tra|tay|cao|hội|bản|duy|Hán|Nôm|hoạt)(?![\p{L}]))/gu
/** Words that belong together stay on one line. */
const withPairs = (text: string) =>
  text
    .replace(pairs, '$1\u00a0')
    .replace(/ (\S{1,3})$/u, (end, word: string) =>
      text.split(' ').length > 3 ? `\u00a0${word}` : end,
    )

type LinePlace = {
  x: number
  y: number
  width: number
  size: number
  fill: string
  face?: Face
  anchor?: 'start' | 'middle' | 'end'
  tracking?: number
}

/** A single line, made smaller when it would be too wide. */
export function lineIn(text: string, place: LinePlace): string {
  if (!text) return ''
  const { face = 'sans', anchor = 'start', size, tracking } = place
  const fitted = fitLines(text, {
    face,
    width: place.width * (tracking ? 0.9 : 1),
    height: 400,
    largest: size,
    smallest: 10,
    maxLines: 1,
  })
  return textPath(text, place.x, place.y, {
    face,
    size: fitted.size,
    fill: place.fill,
    anchor,
    ...(tracking ? { tracking } : {}),
  })
}

/** Triện: the seal of the publisher in cinnabar. */
export function seal(
  x: number,
  y: number,
  size: number,
  initials: string,
  fill = vermilion,
  on = paper,
): string {
  const inner = size * 0.09
  return (
    rect(x, y, size, size, fill, { rx: size * 0.08 }) +
    rect(x + inner, y + inner, size - inner * 2, size - inner * 2, 'none', {
      stroke: on,
      'stroke-width': size * 0.028,
      rx: size * 0.04,
    }) +
    textPath(initials, x + size / 2, y + size * 0.665, {
      face: 'serif',
      size: size * 0.46,
      fill: on,
      anchor: 'middle',
    })
  )
}
