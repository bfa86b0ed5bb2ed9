import { z } from 'zod/mini'
import type { HomeLayout } from '@/contract/shop/home'
import { HomeContent, usualHome } from '@/contract/shop/home-content'

/** What is stored of the home page; what an older version wrote otherwise is as nothing. */
export function homeContentOf(stored: unknown): HomeContent {
  const parsed = z.safeParse(HomeContent, stored)
  return parsed.success ? parsed.data : usualHome
}

/** What visitors are told: the parts that are shown. */
export const homeLayoutOf = ({ line, text, sections }: HomeContent): HomeLayout => ({
  line,
  text,
  sections: sections
    .filter(({ isShown }) => isShown)
    .map(({ kind, title, categoryId }) => ({ kind, title, categoryId })),
})
