import { redirect } from 'next/navigation'

type ListPage = { page: number; totalPage: number; items: readonly unknown[] }

/** A list that has no such page, or no longer: its last page is shown instead. */
export function redirectPastEnd(
  { page, totalPage, items }: ListPage,
  href: (page: number) => string,
): void {
  if (items.length > 0 || page === 1) return
  redirect(href(Math.max(1, Math.min(totalPage, page - 1))))
}
