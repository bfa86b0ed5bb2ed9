'use client'

import { useState } from 'react'
import { initialOf } from '@/lib/format/name'
import styles from './avatar.module.css'

type Props = { name: string; photo?: string | null | undefined; large?: boolean }

/** A person's picture, else the initial of their given name. The name itself is written beside it. */
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
        // The provider's server should not learn which page this is.
        <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photo)} />
      ) : null}
    </span>
  )
}
