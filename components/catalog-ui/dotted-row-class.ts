import styles from './dotted-row.module.css'

/** A dotted line between a label and its value: headings, totals, contents. */
export const dottedRowClass = styles.row
