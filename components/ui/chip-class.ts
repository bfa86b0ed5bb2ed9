import styles from './chip.module.css'

/** The look of a chip, for labels and summaries. */
export const chipClass = styles.chip

/** A row of chips: on a telephone one line that scrolls to the screen's edges, with the chosen one in sight, else as many lines as it takes. */
export const chipRowClass =
  'flex items-center gap-x-2 gap-y-3 max-sm:[&_[aria-current]]:order-first max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap [&_:is(a,button)]:flex-none'
