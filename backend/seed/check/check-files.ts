import { demoAccounts } from '@/backend/seed/accounts/accounts'
import { categories } from '@/backend/seed/catalog/categories'
import { productFiles, readProducts } from '@/backend/seed/catalog/products'
import { publishers } from '@/backend/seed/catalog/publishers'
import { examFiles, readExams } from '@/backend/seed/exams/exams'
import { activationCodes } from '@/backend/seed/learning/activation-codes'
import { courseCategories, courseFolders, readCourse } from '@/backend/seed/learning/courses'
import { handouts } from '@/backend/seed/learning/handouts'
import { articleFiles, newsTags, readArticle } from '@/backend/seed/news/news'
import { pastOrders } from '@/backend/seed/orders/past-orders'
import { aboutFiles, readAboutItem } from '@/backend/seed/pages/about'
import { landingFiles, policyFiles, readLanding, readPolicy } from '@/backend/seed/pages/pages'
import { shortLinks } from '@/backend/seed/pages/short-links'
import { flashSaleThemes } from '@/backend/seed/promotions/flash-sales'
import { vouchers } from '@/backend/seed/promotions/vouchers'
import { DataError } from '@/backend/seed/read/data-error'
import { buyerReviews, readerReviews, shopReviews } from '@/backend/seed/reviews/reviews'
import { readTextbook, textbookFiles } from '@/backend/seed/textbooks/textbooks'

function problemsIn(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof DataError) return error.problems
    throw error
  }
}

const each = (list: () => string[], read: (file: string) => unknown) => () => {
  const problems = list().flatMap((file) => problemsIn(() => read(file)))
  if (problems.length > 0) throw new DataError(problems)
}

/** Everything that is wrong with content files by themselves. */
export const fileProblems = (): string[] =>
  [
    categories,
    publishers,
    each(productFiles, readProducts),
    vouchers,
    flashSaleThemes,
    newsTags,
    each(articleFiles, readArticle),
    each(policyFiles, readPolicy),
    each(landingFiles, readLanding),
    each(aboutFiles, readAboutItem),
    shortLinks,
    each(textbookFiles, readTextbook),
    courseCategories,
    each(courseFolders, readCourse),
    handouts,
    activationCodes,
    each(examFiles, readExams),
    demoAccounts,
    pastOrders,
    readerReviews,
    shopReviews,
    buyerReviews,
  ].flatMap((read) => problemsIn(read))
