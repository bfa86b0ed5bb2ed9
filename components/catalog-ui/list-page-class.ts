/** A page that is a list: on a telephone heading, filters and sorting leave half of the screen to what is listed. */
export const listPageClass = 'wrap-wide grid grid-cols-1 gap-4 pb-6'
