/** Name of the meta element of a page with a part that could not be loaded, for the gateway to recognise: it is shown and not stored. */
export const INCOMPLETE_PAGE = 'incomplete-page'
