const KEY = 'session_over'

/** Leaves word for the next page, or for this one should it stay, that a session ended by itself. */
export function setSessionNotice(): void {
  try {
    window.sessionStorage.setItem(KEY, '1')
  } catch {
    // Without a memory the next page is simply a guest's.
  }
}

/** True when word was left; it is told once. */
export function takeSessionNotice(): boolean {
  try {
    const word = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return word === '1'
  } catch {
    return false
  }
}
