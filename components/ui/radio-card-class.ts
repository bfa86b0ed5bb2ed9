import styles from './radio-cards.module.css'

/** The look of one choice among cards, for lists that bring their own fields. */
export const radioCardClass = styles.card

/** The list around them. */
export const radioCardsClass = styles.list
