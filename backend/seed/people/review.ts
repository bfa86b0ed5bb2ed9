/** What a reader said of a book: name, stars, words, and how many days ago. */
export type Review = readonly [
  name: string,
  stars: 1 | 2 | 3 | 4 | 5,
  text: string,
  daysAgo: number,
]
