/** A page of one thing below its breadcrumb, which on a telephone is a line to press and needs no room around it. */
export const detailPageClass = 'wrap grid grid-cols-1 pb-6 sm:pt-6 max-sm:[&>:first-child]:-mb-6'
