/** Apart from `paths`, for error pages that every page loads and that need this path only. */
export const homePath = '/trang-chu'
