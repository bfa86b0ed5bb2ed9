import { formatMoney } from '@/lib/format/money'

type Props = {
  label: string
  heads: readonly string[]
  rows: readonly { name: string; amounts: readonly number[] }[]
}

/** Amounts in columns, a named row each; scrolls sideways where it is too wide. */
export const MoneyTable = ({ label, heads: [first, ...others], rows }: Props) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    tabIndex={0}
    className="overflow-x-auto"
  >
    <table className="w-full text-sm">
      <thead>
        <tr>
          <th scope="col" className="py-2 text-left">
            {first}
          </th>
          {others.map((head) => (
            <th key={head} scope="col" className="py-2 pl-3 text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amounts }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="num py-2 text-left font-normal">
              {name}
            </th>
            {amounts.map((amount, at) => (
              <td
                translate="no"
                key={others[at]}
                className="num whitespace-nowrap py-2 pl-3 text-right"
              >
                {formatMoney(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
