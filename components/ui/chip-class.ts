import styles from './chip.module.css'

/** The look of a chip, for labels and summaries. */
export const chipClass = styles.chip
