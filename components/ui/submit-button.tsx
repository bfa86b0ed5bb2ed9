'use client'

import { Button, type ButtonProps } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'

/**
 * Sends a form that a program reads. Until that runs it sends nothing: the browser itself would put what was typed into the address.
 */
export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'type'>) {
  const isInBrowser = useIsHydrated()
  return <Button {...rest} type={isInBrowser ? 'submit' : 'button'} busy={busy || !isInBrowser} />
}
