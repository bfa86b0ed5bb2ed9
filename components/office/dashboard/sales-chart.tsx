import type { Dashboard } from '@/contract/staff/dashboard'
import { formatMoney, formatNumber } from '@/lib/format/money'
import { officeDashboard } from '@/lib/messages/office-dashboard'

const texts = officeDashboard
const HEIGHT = 120
const STEP = 20
const dayOf = (day: string) => day.split('-').reverse().slice(0, 2).join('/')

/** A bar for each day; the table below says the same in numbers. */
export function SalesChart({ days }: Pick<Dashboard, 'days'>) {
  const most = Math.max(1, ...days.map(({ sales }) => sales))
  return (
    <>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        className="h-40 w-full text-primary"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, sales }, at) => {
          const height = Math.max(1, (sales / most) * (HEIGHT - 4))
          return (
            <rect
              key={day}
              x={at * STEP + 2}
              y={HEIGHT - height}
              width={STEP - 4}
              height={height}
              fill="currentColor"
            />
          )
        })}
      </svg>
      <details>
        <summary className="link">{texts.chart}</summary>
        <table className="mt-3 w-full">
          <caption className="sr-only">{texts.chart}</caption>
          <thead>
            <tr className="text-left text-sm">
              <th scope="col">{texts.day}</th>
              <th scope="col" className="text-right">
                {texts.orders}
              </th>
              <th scope="col" className="text-right">
                {texts.sales}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, orders, sales }) => (
              <tr key={day} className="border-t border-line">
                <td className="num">{dayOf(day)}</td>
                <td className="num text-right">{formatNumber(orders)}</td>
                <td className="num text-right">{formatMoney(sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
