/** What each year of a subject is about, in the words a parent would look for. */
export type Topics = Readonly<Record<number, readonly string[]>>
