import styles from './chip.module.css'

/** The look of a chip, for labels and summaries. */
export const chipClass = styles.chip

/** A row of chips: on a telephone one line that scrolls to the screen's edges, with buttons and the chosen one in sight, else as many lines as it takes. */
export const chipRowClass = styles.row
