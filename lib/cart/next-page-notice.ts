const KEY = 'cart_notice'

/** Stores a notice for the next page: over the reload after a sign-in. */
export function setNextPageNotice(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage there is no notice.
  }
}

/** The stored notice, once. */
export function takeNextPageNotice(): string | null {
  try {
    const text = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return text
  } catch {
    return null
  }
}
