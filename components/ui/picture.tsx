import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './picture.module.css'

type Props = ComponentProps<'img'> & { src: string; width: number; height: number }

/** A decorative picture; where it cannot be loaded, a plain field of its size is shown. */
export function Picture({ className, ...rest }: Props) {
  return <img {...rest} alt="" className={clsx(styles.picture, className)} />
}
