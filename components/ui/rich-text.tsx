import { clsx } from 'clsx'
import styles from './rich-text.module.css'

/**
 * HTML that was sanitised on the server, set for reading. The one place where a text becomes markup.
 * `reading` is the serif of long pieces (news, lessons); without it the text stays in the interface's face.
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
