import { preinit } from 'react-dom'

/** A file of public/. */
const CLOTH = '/cloth.css'
const PRECEDENCE = 'cloth'

/** Stands in a book without a picture, so that only a page that shows one is sent the styles of its words. */
export const CoverPlaceholderStyles = () => (
  <link rel="stylesheet" href={CLOTH} precedence={PRECEDENCE} />
)

/** The same, for a book whose picture fails. */
export const loadCoverPlaceholderStyles = () =>
  preinit(CLOTH, { as: 'style', precedence: PRECEDENCE })
