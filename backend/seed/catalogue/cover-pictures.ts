import { type Picture, svgDocument } from '@/backend/seed/pictures'
import { ratioOf } from './bind'
import type { Book } from './book'
import { allBooks } from './books'
import { designs } from './covers/cover'
import { dyes } from './covers/dyes'
import { type CoverSpec, WIDTH } from './covers/spec'
import { houses } from './houses'

const author = ({ author: writer, translator }: Book) =>
  translator ? `${writer} · ${translator} dịch` : writer

export function coverSpec(book: Book): CoverSpec {
  const { cover } = book
  const house = houses[book.house]
  return {
    title: book.title,
    author: author(book),
    house: house.name,
    initials: house.initials,
    note: cover.note,
    dye: dyes[cover.dye],
    height: Math.round(WIDTH * ratioOf(book.size)),
    grade: book.grade ?? undefined,
    subject: cover.figure,
    verse: cover.verse,
    variant: cover.variant,
  }
}

export const coverName = (slug: string) => `covers/${slug}`

const coverPicture = (book: Book): Picture => {
  const spec = coverSpec(book)
  return {
    name: coverName(book.slug),
    width: WIDTH,
    height: spec.height,
    svg: () => svgDocument(WIDTH, spec.height, designs[book.cover.design](spec)),
  }
}

/** Best sellers first: the front page shows them. */
export const coverPictures = (): Picture[] =>
  allBooks()
    .toSorted((a, b) => b.sold - a.sold)
    .map(coverPicture)
