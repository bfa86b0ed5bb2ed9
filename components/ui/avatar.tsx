'use client'

import { useState } from 'react'
import { initialOf } from '@/lib/format/name'
import styles from './avatar.module.css'

type Props = { name: string; photo?: string | null | undefined; large?: boolean }

/** Somebody's picture, else the first letter of the name they are called by. The name itself stands beside it. */
export function Avatar({ name, photo, large = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const isShown = photo && photo !== broken
  return (
    <span
      className={styles.avatar}
      aria-hidden="true"
      data-initial={initialOf(name)}
      data-size={large ? 'l' : undefined}
    >
      {isShown ? (
        // The provider's server learns nothing of the page.
        <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photo)} />
      ) : null}
    </span>
  )
}
