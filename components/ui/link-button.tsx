import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from '@/components/ui/button-class'
import { Icon, type IconName } from '@/components/ui/icon'

export function LinkButton({
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { href: string; icon?: IconName | undefined }) {
  return (
    <a {...rest} className={buttonClass({ variant, size, full }, className)}>
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </a>
  )
}
