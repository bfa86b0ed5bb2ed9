/** Whether the page shows somebody as signed in. */
export const seemsSignedIn = () => document.documentElement.dataset.signedIn !== undefined

/** Calls back when that changes; returns the clean-up. */
export function watchSignedIn(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-signed-in'],
  })
  return () => observer.disconnect()
}
