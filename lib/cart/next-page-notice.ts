const KEY = 'cart_notice'

/** Kept until the next page: over the reload that follows a sign-in, or on the way to the cart. */
export function setNextPageNotice(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the cart itself has to say it.
  }
}

/** What there is to tell, once. */
export function takeNextPageNotice(): string | null {
  try {
    const text = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return text
  } catch {
    return null
  }
}
