import type { SitemapItem } from '@/contract/shop/sitemap'

/** One address of the shop and, where known, when it last changed. */
export type SitemapEntry = { path: string; updated?: string | null | undefined }

/** The pages of one kind, split into files of at most 50,000 URLs. */
export type SitemapSource = {
  /** The numbers of the files that have something to list. */
  parts: () => Promise<number[]>
  /** The addresses of one file, some at a time. */
  read: (part: number) => AsyncGenerator<SitemapEntry[]>
}

/** A list small enough for one file. */
export const whole = (read: () => Promise<SitemapEntry[]>): SitemapSource => ({
  parts: async () => ((await read()).length > 0 ? [1] : []),
  read: async function* (part) {
    if (part === 1) yield await read()
  },
})

/** Ids in one file: as many addresses at most as search engines take. */
export const IDS_PER_PART = 50_000

type ListAfter = (after: number) => Promise<SitemapItem[]>

/** An upstream that does not heed where it is to go on would be asked for ever. */
function expectAscending({ id }: SitemapItem, after: number) {
  if (id <= after) throw new Error('addresses do not ascend')
}

/** Items read by ascending id: an item's file never changes, and none needs counting. */
export const numbered = (
  listAfter: ListAfter,
  entryOf: (address: SitemapItem) => SitemapEntry,
): SitemapSource => ({
  async parts() {
    const parts: number[] = []
    for (let after = 0; ; ) {
      const [next] = await listAfter(after)
      if (!next) return parts
      expectAscending(next, after)
      const part = Math.ceil(next.id / IDS_PER_PART)
      parts.push(part)
      after = part * IDS_PER_PART
    }
  },
  async *read(part) {
    const end = part * IDS_PER_PART
    for (let after = end - IDS_PER_PART; after < end; ) {
      const addresses = await listAfter(after)
      const mine = addresses.filter(({ id }) => id <= end)
      if (mine.length > 0) yield mine.map(entryOf)
      const last = addresses.at(-1)
      if (!last) return
      expectAscending(last, after)
      after = last.id
    }
  },
})

/** Pages of a list in one file: 45,000 addresses of 60 each. */
export const PAGES_PER_PART = 750
/** Lists have no page above the 10,000th. */
const MOST_LISTED_PARTS = 13

type ListPage = (page: number) => Promise<SitemapEntry[]>

/** Items read from a paginated list, until a page is empty. */
export const listed = (list: ListPage): SitemapSource => ({
  async parts() {
    const parts: number[] = []
    for (let part = 1; part <= MOST_LISTED_PARTS; part++) {
      if ((await list((part - 1) * PAGES_PER_PART + 1)).length === 0) break
      parts.push(part)
    }
    return parts
  },
  async *read(part) {
    const end = part * PAGES_PER_PART
    for (let page = end - PAGES_PER_PART + 1; page <= end; page++) {
      const entries = await list(page)
      if (entries.length === 0) return
      yield entries
    }
  },
})

/** The first source, or the second where the upstream does not know the first. */
export function either(
  first: SitemapSource,
  second: SitemapSource,
  isUnknown: (error: unknown) => boolean,
): SitemapSource {
  const known = async () => {
    try {
      await first.parts()
      return first
    } catch (error) {
      if (isUnknown(error)) return second
      throw error
    }
  }
  return {
    parts: async () => (await known()).parts(),
    read: async function* (part) {
      yield* (await known()).read(part)
    },
  }
}
