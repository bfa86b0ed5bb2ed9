'use client'

import { useState } from 'react'
import { Quantity } from '@/components/ui/quantity'

type Props = { of: string; disabled?: boolean; pending?: boolean }

/** A number that can be tried. */
export function SampleQuantity(props: Props) {
  const [value, setValue] = useState(2)
  return <Quantity {...props} value={value} onChange={setValue} />
}
