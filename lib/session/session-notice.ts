const KEY = 'session_over'

/** Remembers for the next page, or for this one, to say that the session ended by itself. */
export function setSessionNotice(): void {
  try {
    window.sessionStorage.setItem(KEY, '1')
  } catch {
    // Without storage the next page says nothing.
  }
}

/** Whether to say so; true once. */
export function takeSessionNotice(): boolean {
  try {
    const notice = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return notice === '1'
  } catch {
    return false
  }
}
