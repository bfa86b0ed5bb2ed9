import { clsx } from 'clsx'
import styles from './rich-text.module.css'

/**
 * HTML sanitised on the server: the only place where a text becomes markup. `reading` sets it in the serif
 * of long texts.
 */
export function RichText({
  html,
  reading = false,
  className,
}: {
  html: string
  reading?: boolean
  className?: string | undefined
}) {
  return (
    <div
      className={clsx(styles.prose, reading && styles.reading, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
