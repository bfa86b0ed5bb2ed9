import { user } from '@/backend/modules/accounts/routes'
import { auth } from '@/backend/modules/auth/sign-in-routes'
import { catalog } from '@/backend/modules/catalog/routes'
import { exam } from '@/backend/modules/exams/routes'
import { library } from '@/backend/modules/learning/library-routes'
import { mobile } from '@/backend/modules/mobile/routes'
import { news } from '@/backend/modules/news/routes'
import { staff } from '@/backend/modules/office/routes'
import { order } from '@/backend/modules/orders/routes'
import { intro } from '@/backend/modules/pages/about-routes'
import { other } from '@/backend/modules/pages/routes'
import { codes } from '@/backend/modules/promotions/routes'

/** One file per contract file, one function per call. */
export const handlers = {
  auth,
  catalog,
  codes,
  exam,
  intro,
  library,
  mobile,
  news,
  order,
  other,
  staff,
  user,
}
