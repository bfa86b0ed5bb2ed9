import type { Page } from '@/lib/routes/page'
import { queryKeys } from '@/lib/routes/query-keys'

/** Query keys, alone or together, whose combinations search engines are not to list. */
export const unlistedKeys = (page: Page): (readonly string[])[] =>
  page.noindex === 'filters'
    ? queryKeys(page).flatMap((key) => (key === 'page' ? [] : [[key]]))
    : (page.noindex ?? []).map((keys) => [keys].flat())

/** Whether search engines may list a page as filtered: filters multiply without end. */
export const isListed = (page: Page, filter: Readonly<Record<string, unknown>>) =>
  !unlistedKeys(page).some((keys) => keys.every((key) => filter[key] !== undefined))
