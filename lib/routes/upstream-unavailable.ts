/** Beginning of the code Next writes into a page that failed for want of the upstream: the gateway tells such a page by it. */
export const UPSTREAM_UNAVAILABLE = 'upstream-'
