import type { ComponentProps, ElementType } from 'react'
import { type ButtonLook, buttonClass } from '@/components/ui/button-class'
import { Icon, type IconName } from '@/components/ui/icon'

type Props = ComponentProps<'a'> &
  ButtonLook & {
    href: string
    icon?: IconName | undefined
    /** `PageLink` between private pages. */
    as?: ElementType | undefined
  }

export function LinkButton({
  as: Anchor = 'a',
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: Props) {
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, full }, className)}>
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </Anchor>
  )
}
