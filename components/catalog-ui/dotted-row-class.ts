import type { ReactNode } from 'react'
import styles from './dotted-row.module.css'

/** A dotted line between a label and its value: headings, totals, contents. */
export const dottedRowClass = styles.row

/** Amounts are not translated: a translator that waits for the page to rest leaves an old one beside a new one. */
export const translateMark = (value: ReactNode) =>
  typeof value === 'string' && /\d/.test(value) ? 'no' : undefined
