import { z } from 'zod'
import { daysAgo, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

export const READERS_FILE = 'reviews/readers.json'
export const BUYERS_FILE = 'reviews/buyers.json'

const stars = z.int().min(1).max(5)
const Review = z.strictObject({ name: text, stars, text, daysAgo })
export type Review = z.infer<typeof Review>

const ProductReviews = z.strictObject({ product: slug, reviews: z.array(Review).min(1) })
/** Of a book that was delivered to an account of the demonstration. */
const BuyerReview = z.strictObject({ buyer: slug, product: slug, stars, text, daysAgo })
export type BuyerReview = z.infer<typeof BuyerReview>

/** What readers said, by product. */
export const readerReviews = once(() => readJson(READERS_FILE, z.array(ProductReviews)))

/** What readers said about the shop itself. */
export const shopReviews = once(() => readJson('reviews/shop.json', z.array(Review)))

/** What the demonstration's own buyers have said; their other books still wait for a word. */
export const buyerReviews = once(() => readJson(BUYERS_FILE, z.array(BuyerReview)))

/** Stars of a product as its reviews add up. */
export function ratingOf(product: string): { ratingAvg: number; ratingCount: number } {
  const given = [
    ...readerReviews()
      .filter((one) => one.product === product)
      .flatMap(({ reviews }) => reviews),
    ...buyerReviews().filter((one) => one.product === product),
  ].map((review) => review.stars)
  const sum = given.reduce((total, each) => total + each, 0)
  return {
    ratingAvg: given.length === 0 ? 0 : Math.round((sum / given.length) * 100) / 100,
    ratingCount: given.length,
  }
}
