/** What the shelf needs to know of a book. Pages map the wire's shapes to it. */
export type ProductView = {
  id: number
  slug: string
  title: string
  author?: string | null | undefined
  /** The cover price in đồng. */
  price: number
  /** What a buyer pays now; null or equal to `price` when nothing is reduced. */
  salePrice?: number | null | undefined
  /** The picture's address as the upstream gives it; its small copy is derived. */
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
  /** Lessons done, for one's own courses. */
  completed?: number | null | undefined
  isFree?: boolean | undefined
}

/** One step of the way to a page; the last has no address. */
export type Crumb = { label: string; href?: string | undefined }
