/** A detail page that begins with a breadcrumb; on a telephone that is a single link with its own padding, so no space is added around it. */
export const detailPageClass = 'wrap grid grid-cols-1 pb-6 sm:pt-6 max-sm:[&>:first-child]:-mb-6'
