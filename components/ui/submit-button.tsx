'use client'

import { Button, type ButtonProps } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'

/** Disabled until hydration: the browser's own submit would put what was typed into the URL. */
export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'type'>) {
  const isInBrowser = useIsHydrated()
  return <Button {...rest} type={isInBrowser ? 'submit' : 'button'} busy={busy || !isInBrowser} />
}
