import type { Db } from '@/backend/platform/db/connect'
import { writeCategories } from '@/backend/seed/catalog/write-categories'
import { writeProducts } from '@/backend/seed/catalog/write-products'
import { writeCourses } from '@/backend/seed/learning/write-courses'
import {
  gainsOf,
  type JudgedQuery,
  judgedQueries,
  type PlainPhrase,
  plainPhrases,
} from '@/backend/testing/search/judged-queries'
import { ask, TEST_NOW, type TestApp, testApp } from '@/backend/testing/test-app'
import { listProducts } from '@/contract/shop/catalog'
import { listLibraryCourses } from '@/contract/shop/learning'

const DEPTH = 5

/** The catalog and the courses of the demonstration. */
async function fillShop(db: Db) {
  const categoryIds = await writeCategories(db)
  const productIds = await writeProducts(db, categoryIds, { now: TEST_NOW, demo: true })
  await writeCourses(db, { now: TEST_NOW, demo: true, log: () => undefined, productIds })
}

async function firstFound(app: TestApp, { text, of }: PlainPhrase): Promise<string[]> {
  const query = `pageSize=${DEPTH}&searchContent=${encodeURIComponent(text)}`
  if (of === 'courses') {
    const { data } = await ask(app, listLibraryCourses, `/api/Library?${query}`)
    return data.map(({ slug }) => slug)
  }
  const { data } = await ask(app, listProducts, `/api/ProductPage?objectType=0,1&${query}`)
  return data.productSales.map(({ slug }) => slug)
}

const discounted = (gains: readonly number[]) =>
  gains.slice(0, DEPTH).reduce((sum, gain, at) => sum + (2 ** gain - 1) / Math.log2(at + 2), 0)

/** Normalised discounted cumulative gain of the first five: 1 when nothing more relevant could stand before them. */
function ndcg(found: readonly string[], gains: ReadonlyMap<string, number>) {
  const best = discounted([...gains.values()].sort((one, other) => other - one))
  if (best === 0) throw new Error('Nothing is relevant')
  return discounted(found.map((slug) => gains.get(slug) ?? 0)) / best
}

export type Judgement = JudgedQuery & { found: string[]; score: number }

type PhraseJudgement = { text: string; found: string[]; isMet: boolean }

async function judgePhrases(app: TestApp): Promise<PhraseJudgement[]> {
  const judgements: PhraseJudgement[] = []
  for (const phrase of plainPhrases) {
    const found = await firstFound(app, phrase)
    const gains = gainsOf(phrase)
    if (gains.size === 0) throw new Error(`Nothing is relevant to “${phrase.text}”`)
    judgements.push({
      text: phrase.text,
      found,
      isMet: found.some((slug) => gains.has(slug)),
    })
  }
  return judgements
}

/** What an empty database finds for every judged query and plain phrase once it holds the demonstration's catalog. */
export async function judgeSearch(db: Db) {
  await fillShop(db)
  const app = testApp({ db })
  const judgements: Judgement[] = []
  for (const query of judgedQueries) {
    const found = await firstFound(app, query)
    judgements.push({ ...query, found, score: ndcg(found, gainsOf(query)) })
  }
  return { queries: judgements, phrases: await judgePhrases(app) }
}

export const meanScore = (judgements: readonly Judgement[]) =>
  judgements.reduce((sum, { score }) => sum + score, 0) / judgements.length
