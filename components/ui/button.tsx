import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass, iconButtonClass } from '@/components/ui/button-class'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './button.module.css'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** Work in progress: the label stays, presses are ignored. */
    busy?: boolean | undefined
    /** Cannot be pressed now; say why beside it. Stays focusable. */
    blocked?: boolean | undefined
    icon?: IconName | undefined
  }

const refuse = (event: MouseEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  full,
  busy,
  blocked,
  icon,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const handler = busy || blocked ? refuse : onClick
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, full }, className)}
      {...(busy ? { 'aria-busy': true } : {})}
      {...(busy || blocked ? { 'aria-disabled': true } : {})}
      {...(handler ? { onClick: handler } : {})}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </button>
  )
}

/** An icon button; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  size = 22,
  className,
  type,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string; size?: number }) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      className={iconButtonClass(className)}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
