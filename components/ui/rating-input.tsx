import { StarIcon } from '@/components/ui/icon'
import { ui } from '@/lib/messages/ui'
import styles from './rating-input.module.css'

/** Five radios drawn as stars. */
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
    <fieldset className={styles.stars}>
      <legend className="mb-1.5 block text-sm font-semibold">{legend}</legend>
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
