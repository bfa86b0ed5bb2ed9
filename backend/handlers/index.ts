import { auth } from '@/backend/handlers/auth'
import { catalog } from '@/backend/handlers/catalog'
import { codes } from '@/backend/handlers/codes'
import { exam } from '@/backend/handlers/exam'
import { intro } from '@/backend/handlers/intro'
import { library } from '@/backend/handlers/library'
import { mobile } from '@/backend/handlers/mobile'
import { news } from '@/backend/handlers/news'
import { order } from '@/backend/handlers/order'
import { other } from '@/backend/handlers/other'
import { staff } from '@/backend/handlers/staff'
import { user } from '@/backend/handlers/user'

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
