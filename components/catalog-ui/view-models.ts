/** What a card shows of a product; `mappers.ts` builds it from the API's types. */
export type ProductView = {
  id: number
  slug: string
  title: string
  author?: string | null | undefined
  /** List price in đồng. */
  price: number
  /** Selling price; null or equal to `price` without a discount. */
  salePrice?: number | null | undefined
  /** The picture's URL as the upstream gives it; the thumbnail's is derived. */
  coverUrl?: string | null | undefined
  soldCount?: number | null | undefined
  inStock: boolean
}

export type CourseView = {
  id: number
  title: string
  href: string
  imageUrl?: string | null | undefined
  teacher?: string | null | undefined
  lessonCount: number
  /** Lessons completed, for the learner's own courses. */
  completed?: number | null | undefined
  isFree?: boolean | undefined
}

/** One level of a breadcrumb; the last has no link. */
export type Crumb = { label: string; href?: string | undefined }
