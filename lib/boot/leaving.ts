/** Sent to the window before Next hears of Back or Forward; whoever prevents it keeps the page, and puts the address back. */
export const LEAVING = 'leaving'
