import { allProducts, type Product } from '@/backend/seed/catalog/products'
import { publisherOf } from '@/backend/seed/catalog/publishers'
import { type Picture, svgDocument } from '@/backend/seed/generators/picture'
import { type CoverSpec, WIDTH } from './cover-spec'
import { designs } from './designs'
import { palettes } from './palettes'

const USUAL_SIZE = '14,5 × 20,5 cm'

/** Height by width of the trimmed book, within what a list of covers can show. */
export function ratioOf(size: string | null): number {
  const [width = 14.5, height = 20.5] = (size ?? USUAL_SIZE)
    .replace(' cm', '')
    .replaceAll(',', '.')
    .split(' × ')
    .map(Number)
  return Math.min(1.62, Math.max(1.14, height / width))
}

const author = ({ author: writer, translator }: Product) =>
  translator ? `${writer} · ${translator} dịch` : writer

export function coverSpec(product: Product): CoverSpec {
  const { cover } = product
  const publisher = publisherOf(product)
  return {
    title: product.title,
    author: author(product),
    publisher: publisher.name,
    initials: publisher.initials,
    note: cover.note,
    palette: palettes[cover.colour],
    height: Math.round(WIDTH * ratioOf(product.size)),
    grade: product.grade ?? undefined,
    subject: cover.emblem,
    verse: cover.verse,
    variant: cover.variant,
  }
}

export const coverName = (slug: string) => `covers/${slug}`

const coverPicture = (product: Product): Picture => {
  const spec = coverSpec(product)
  return {
    name: coverName(product.slug),
    width: WIDTH,
    height: spec.height,
    svg: () => svgDocument(WIDTH, spec.height, designs[product.cover.design](spec)),
  }
}

/** Best sellers first: the front page shows them. */
export const coverPictures = (): Picture[] =>
  allProducts()
    .toSorted((a, b) => b.sold - a.sold)
    .map(coverPicture)
