import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './picture.module.css'

type Props = ComponentProps<'img'> & { src: string; width: number; height: number }

/** A picture beside words that say all it shows; where it cannot be fetched, a calm field of its size stands in. */
export function Picture({ className, ...rest }: Props) {
  return <img {...rest} alt="" className={clsx(styles.picture, className)} />
}
