import { Note } from '@/contract/shop/cart'

/** What buyers write on an order in their own words. Checkouts, the order's row, its draft in the browser and the packing table follow. */
export const orderWords = { note: Note }

export type OrderWord = keyof typeof orderWords
const names = Object.keys(orderWords) as OrderWord[]

/** One value for each of the words, by its name. */
export const eachWord = <T>(make: (name: OrderWord) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<OrderWord, T>

/** The words of whatever holds them; empty where nothing was written. */
export const wordsOf = (holder: { readonly [Name in OrderWord]?: string | null | undefined }) =>
  eachWord((name) => holder[name] ?? '')
