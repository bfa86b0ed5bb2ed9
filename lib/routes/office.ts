/** Where the office begins. */
export const OFFICE = '/quan-tri'
