import styles from './control.module.css'

/** The look of a text field, for one that stands in a row of its own making. */
export const controlClass = styles.control
