/** Apart from `paths` for what every page carries along: it needs this one address only. */
export const homePath = '/trang-chu'
