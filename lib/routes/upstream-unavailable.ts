/** Prefix of the error digest Next writes into a page that failed because of the upstream, for the gateway to recognise. */
export const UPSTREAM_UNAVAILABLE = 'upstream-'
