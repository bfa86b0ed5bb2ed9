/** Set in the office before the shop is open: whoever holds it gets pages of their own. It proves nothing; the session does. */
export const PREVIEW_COOKIE = 'hien-sach-preview'
