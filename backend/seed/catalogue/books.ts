import { soldCourses } from '@/backend/seed/learning/sold-courses'
import { bind } from './bind'
import type { Book, Draft } from './book'
import { abroad } from './classics/abroad'
import { chronicles } from './classics/chronicles'
import type { Classic } from './classics/classic'
import { essays } from './classics/essays'
import { newVerse } from './classics/new-verse'
import { novels } from './classics/novels'
import { shortVerse } from './classics/short-verse'
import { stories } from './classics/stories'
import { verseTales } from './classics/verse-tales'
import type { DyeName } from './covers/dyes'
import { editions, makings } from './editions'
import { withSales } from './sales'
import { childrenStories } from './shelves/children-stories'
import type { Entry } from './shelves/entry'
import { home } from './shelves/home'
import { languages } from './shelves/languages'
import { pictureBooks } from './shelves/picture-books'
import { places } from './shelves/places'
import { science } from './shelves/science'
import { skills } from './shelves/skills'
import { teaching } from './shelves/teaching'
import { studyBooks } from './study/study-books'
import { subjects } from './study/subjects'

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')

const verseHtml = (lines: readonly string[] | undefined) =>
  lines ? `<blockquote><p>${lines.join('<br>')}</p></blockquote>` : ''

function classicDraft(classic: Classic, turn: number): Draft {
  const { about, verse, look, pages } = classic
  const edition = editions[turn % editions.length] ?? editions[0]
  const large = pages > 560
  return {
    shelf: classic.shelf,
    title: classic.title,
    author: classic.author,
    ...(classic.translator ? { translator: classic.translator } : {}),
    house: 'hien-co',
    pages,
    size: large ? '16 × 24 cm' : pages < 130 ? '13 × 19 cm' : '14,5 × 20,5 cm',
    form: large || turn % 7 === 0 ? 'hard' : 'soft',
    descriptionHtml:
      paragraphs(about.slice(0, 1)) + verseHtml(verse) + paragraphs([...about.slice(1), edition]),
    voices: [classic.title, `edition ${turn % editions.length}`],
    cover: {
      design: look[0],
      dye: look[1],
      note: classic.note,
      variant: turn,
      ...(verse ? { verse } : {}),
    },
  }
}

function shelfDraft(entry: Entry, turn: number): Draft {
  const making = makings[turn % makings.length] ?? makings[0]
  return {
    shelf: entry.shelf,
    title: entry.title,
    author: entry.author,
    house: entry.house,
    pages: entry.pages,
    ...(entry.translator ? { translator: entry.translator } : {}),
    ...(entry.size ? { size: entry.size } : {}),
    ...(entry.form ? { form: entry.form } : {}),
    descriptionHtml: paragraphs([...entry.about, making]),
    voices: [entry.title, `making ${turn % makings.length}`],
    cover: {
      design: entry.look[0],
      dye: entry.look[1],
      note: entry.note,
      variant: turn,
      ...(entry.figure ? { figure: entry.figure } : {}),
    },
  }
}

const courseDyes: readonly DyeName[] = [
  'lam',
  'sen',
  'cham',
  'gian',
  'reu',
  'ngoc',
  'tim',
  'son',
  'than',
  'gach',
]
const figureOf = (subject: string) =>
  Object.values(subjects).find(({ name }) => name === subject)?.cover ?? 'van'

const courseDrafts = (): Draft[] =>
  soldCourses.map((course, turn) => ({
    slug: course.slug,
    objectType: 1,
    shelf: course.shelf,
    title: course.title,
    author: course.teacher,
    house: 'them-gach',
    subject: course.subject,
    grade: course.grade,
    pages: null,
    price: course.price,
    salePrice: course.salePrice,
    descriptionHtml: paragraphs(course.about),
    voices: [course.title],
    cover: {
      design: 'lecture',
      dye: courseDyes[turn % courseDyes.length] ?? 'lam',
      note: 'Khóa học trực tuyến',
      variant: turn,
      figure: figureOf(course.subject),
    },
  }))

/** Makes the catalogue anew; the same books in the same order each time. */
export const makeBooks = (): readonly Book[] =>
  withSales(
    [
      ...[
        ...verseTales,
        ...shortVerse,
        ...newVerse,
        ...novels,
        ...stories,
        ...essays,
        ...chronicles,
        ...abroad,
      ].map(classicDraft),
      ...studyBooks(),
      ...[
        ...pictureBooks,
        ...childrenStories,
        ...languages,
        ...skills,
        ...science,
        ...places,
        ...teaching,
        ...home,
      ].map(shelfDraft),
      ...courseDrafts(),
    ].map(bind),
  )

let made: readonly Book[] | undefined

/** The whole catalogue, made once. */
export function allBooks(): readonly Book[] {
  made ??= makeBooks()
  return made
}
