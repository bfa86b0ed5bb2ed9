import { clsx } from 'clsx'
import drawings from '@/components/ui/icons.svg'
import styles from './icon.module.css'

export type IconName =
  | 'search'
  | 'cart'
  | 'user'
  | 'menu'
  | 'close'
  | 'left'
  | 'right'
  | 'down'
  | 'up'
  | 'first'
  | 'last'
  | 'plus'
  | 'minus'
  | 'check'
  | 'success'
  | 'warning'
  | 'error'
  | 'info'
  | 'trash'
  | 'edit'
  | 'eye'
  | 'eye-off'
  | 'calendar'
  | 'copy'
  | 'phone'
  | 'mail'
  | 'pin'
  | 'truck'
  | 'return'
  | 'play'
  | 'lock'
  | 'book'
  | 'home'
  | 'library'
  | 'filter'
  | 'sort'
  | 'print'
  | 'download'
  | 'external'
  | 'share'
  | 'clock'
  | 'note'
  | 'gift'
  | 'flag'
  | 'logout'

/** One sprite file for all icons, so that neither pages nor scripts carry them. */
const Drawing = ({ name }: { name: IconName | 'mark' | 'star' }) => (
  <use href={`${drawings.src}#${name}`} />
)

/** Always decorative: a control's name comes from its text or label. */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName
  size?: number
  className?: string | undefined
}) {
  return (
    <svg aria-hidden="true" className={clsx(styles.icon, className)} width={size} height={size}>
      <Drawing name={name} />
    </svg>
  )
}

/** The shop's logo: an eave over three book spines. */
export function MarkIcon({ size = 30 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={styles.mark} width={size} height={size}>
      <Drawing name="mark" />
    </svg>
  )
}

/** A filled star, for ratings. */
export function StarIcon({ size = 16 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={styles.star} width={size} height={size}>
      <Drawing name="star" />
    </svg>
  )
}
