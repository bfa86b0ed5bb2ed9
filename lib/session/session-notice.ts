const KEY = 'session_over'

/** `ask` when it ended while somebody worked with the page: they are asked to sign in. `tell` when a page found it over. */
export type SessionNotice = 'ask' | 'tell'

/** Remembers for the next page, or for this one, to say that the session ended by itself. */
export function setSessionNotice(notice: SessionNotice = 'ask'): void {
  try {
    window.sessionStorage.setItem(KEY, notice)
  } catch {
    // Without storage the next page says nothing.
  }
}

/** Whether and how to say so; once. */
export function takeSessionNotice(): SessionNotice | null {
  try {
    const notice = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return notice === 'ask' || notice === 'tell' ? notice : null
  } catch {
    return null
  }
}
