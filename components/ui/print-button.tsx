'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'

type Props = Pick<ButtonProps, 'variant' | 'className'> & { children: ReactNode }

export const PrintButton = (props: Props) => (
  <Button {...props} data-print-button="" icon="print" onClick={() => window.print()} />
)
