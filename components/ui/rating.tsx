import { StarIcon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format/money'
import { ui } from '@/lib/messages/ui'

const tenth = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const stars = places.map((place) => <StarIcon key={place} />)

/** Five stars, the number and how many people gave it. */
export function Rating({
  value,
  count,
  size = 'md',
}: {
  value: number
  count?: number | undefined
  size?: 'sm' | 'md'
}) {
  if (count === 0) return <span className="rating-none">{ui.rating.none}</span>
  const shown = tenth.format(value)
  return (
    <span className="rating" data-size={size}>
      <span className="rating-stars" aria-hidden="true">
        <span className="rating-empty">{stars}</span>
        <span
          className="rating-full"
          style={{ width: `${Math.min(100, Math.max(0, value * 20))}%` }}
        >
          {stars}
        </span>
      </span>
      <span className="num" aria-hidden="true">
        {shown}
      </span>
      <span className="sr-only">{ui.rating.value(shown)}</span>
      {count === undefined ? null : (
        <span className="rating-count">({ui.rating.count(formatNumber(count))})</span>
      )}
    </span>
  )
}

/** Five radios drawn as stars, for writing a review. */
export function RatingInput({
  legend,
  name,
  value,
  onValue,
}: {
  legend: string
  name: string
  value: number
  onValue: (value: number) => void
}) {
  return (
    <fieldset className="rating-input">
      <legend className="field-label">{legend}</legend>
      {[1, 2, 3, 4, 5].map((n) => (
        <label key={n} data-on={n <= value || undefined}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={n}
            checked={n === value}
            onChange={() => onValue(n)}
          />
          <StarIcon size={28} />
          <span className="sr-only">{ui.rating.stars(n)}</span>
        </label>
      ))}
    </fieldset>
  )
}
