import { type Dice, diceFor } from '@/backend/seed/random'

type Entry = {
  title: string
  page: number
  /** Number of the lesson in the textbook's course that teaches it. */
  lesson: number | null
  children: Entry[]
}
export type Chapter = { title: string; column: 1 | 2; entries: Entry[] }

export type Textbook = {
  name: string
  slug: string
  grade: number
  subject: string
  series: string
  /** Slug of the course that follows the book. */
  course: string | null
  chapters: Chapter[]
}

const wordy = ['Ngữ văn', 'Tiếng Anh', 'Lịch sử và Địa lí']

/** The invented series, named as the study books of the shop are. */
const seriesOf = (grade: number, subject: string) => {
  if (grade <= 5) return 'Ô Ly'
  return wordy.includes(subject) ? 'Bến Chữ' : 'Thềm Sáng'
}

type Head = {
  name: string
  slug: string
  grade: number
  subject: string
  course?: string | null
}

/**
 * A textbook from its outline: `# ` opens a chapter, a bare line is an entry, `- ` an entry below it, `@3` at the end
 * names the lesson of the course that teaches it. The first half of the chapters stands in the left column.
 */
export function textbook({ course = null, ...head }: Head, outline: string): Textbook {
  const chapters = readOutline(outline, diceFor(`textbook ${head.slug}`))
  const left = Math.ceil(chapters.length / 2)
  const columns = chapters.map(
    (chapter, at) => ({ ...chapter, column: at < left ? 1 : 2 }) as const,
  )
  return { ...head, series: seriesOf(head.grade, head.subject), course, chapters: columns }
}

function readOutline(outline: string, dice: Dice): Chapter[] {
  const chapters: Chapter[] = []
  let page = 5
  const lines = outline.normalize('NFC').split('\n')
  for (const text of lines.map((each) => each.trim()).filter(Boolean)) {
    if (text.startsWith('# ')) {
      chapters.push({ title: text.slice(2), column: 1, entries: [] })
      page += dice.whole(1, 2)
    } else if (text.startsWith('- ')) {
      lastOf(lastOf(chapters).entries).children.push(readEntry(text.slice(2), page))
      page += 1
    } else {
      lastOf(chapters).entries.push(readEntry(text, page))
      page += dice.whole(2, 4)
    }
  }
  return chapters
}

function lastOf<T>(list: T[]): T {
  const last = list.at(-1)
  if (last === undefined)
    throw new Error('An outline begins with a chapter, a chapter with an entry')
  return last
}

function readEntry(text: string, page: number): Entry {
  const marked = /^(.*\S)\s+@(\d+)$/.exec(text)
  return {
    title: marked?.[1] ?? text,
    page,
    lesson: marked ? Number(marked[2]) : null,
    children: [],
  }
}
