import type { SceneName } from '@/backend/seed/content/drawing/scenes'

type Article = {
  /** Its slug is the address. */
  title: string
  author: string
  /** Days before the seeding on which it appeared. */
  daysAgo: number
  views: number
  /** Leads the news page. */
  isFocus?: true
  summary: string
  scene: SceneName
  html: string
}

export type Rubric = { name: string; slug: string; articles: Article[] }
