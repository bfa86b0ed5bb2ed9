const PROBE = 'may_keep'

/** Whether this browser keeps what a shop needs from page to page: cookies and storage. Some block both, for all sites or for this one. */
export function canKeep(): boolean {
  if (!navigator.cookieEnabled) return false
  try {
    window.localStorage.setItem(PROBE, '1')
    window.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}
