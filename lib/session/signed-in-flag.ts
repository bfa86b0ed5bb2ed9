/** True while the page believes that somebody is signed in. */
export const seemsSignedIn = () => document.documentElement.dataset.signedIn !== undefined

/** Calls back when the page's belief changes; returns the end of it. */
export function watchSignedIn(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-signed-in'],
  })
  return () => observer.disconnect()
}
