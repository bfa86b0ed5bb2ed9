import type { Page } from '@/lib/routes/page'

/** Whether search engines may list a page as filtered: filters multiply without end. */
export const isListed = ({ noindex = [] }: Page, filter: Readonly<Record<string, unknown>>) =>
  !noindex.some((keys) => [keys].flat().every((key) => filter[key] !== undefined))
