import type { HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { readReport } from '@/backend/read-models/reports/report-queries'
import { reportTexts } from '@/backend/read-models/reports/texts'

const MOST_DAYS = 3 * 366
const DAY_MS = 86_400_000

/** Both are days that exist, in this order, and not too far apart. */
function checkRange(from: string, to: string) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  const isReal = [from, to].every(
    (day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
  )
  if (!(isReal && days >= 0 && days <= MOST_DAYS)) throw new HttpError(400, reportTexts.badRange)
}

export const staffReportRoutes: HandlersOf<'staffReports'> = {
  getReport: async ({ query: { report, from, to } }, { db }) => {
    checkRange(from, to)
    return { data: await readReport(db, report, from, to) }
  },
}
