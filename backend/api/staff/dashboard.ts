import type { HandlersOf } from '@/backend/platform/context'
import {
  countWaiting,
  listBestSellers,
  listDays,
  listSoldOut,
} from '@/backend/read-models/dashboard/dashboard-queries'

export const staffDashboardRoutes: HandlersOf<'staffDashboard'> = {
  getDashboard: async (_, { db, now }) => ({
    data: {
      waiting: await countWaiting(db, now()),
      days: await listDays(db, now()),
      bestSellers: await listBestSellers(db, now()),
      soldOut: await listSoldOut(db),
    },
  }),
}
