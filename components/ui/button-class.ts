import { clsx } from 'clsx'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'text' | 'danger' | undefined
  size?: 'md' | 'sm' | undefined
  /** As wide as its container. */
  full?: boolean | undefined
}

/** The classes of a button, for buttons and links that look like one. */
export const buttonClass = (
  { variant = 'primary', size = 'md', full = false }: ButtonLook,
  more?: string,
) => clsx(styles.button, styles[variant], size === 'sm' && styles.small, full && 'w-full', more)

/** The same for an icon button. */
export const iconButtonClass = (more?: string) => clsx(styles.iconButton, more)
