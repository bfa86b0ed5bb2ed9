import type { HandlersOf } from '@/backend/context'
import {
  countWaiting,
  listBestSellers,
  listDays,
  listSoldOut,
} from '@/backend/modules/office/desk/desk-queries'

export const staffDeskRoutes: HandlersOf<'staffDesk'> = {
  getDesk: async (_, { db, now }) => ({
    data: {
      waiting: await countWaiting(db, now()),
      days: await listDays(db, now()),
      bestSellers: await listBestSellers(db, now()),
      soldOut: await listSoldOut(db),
    },
  }),
}
