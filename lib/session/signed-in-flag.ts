/** Whether the page shows somebody as signed in. */
export const seemsSignedIn = () => document.documentElement.dataset.signedIn !== undefined

/** Hidden by lib/boot/boot-script.ts: taken from the back-forward cache after its person has signed out, and about to be loaded anew. */
export const isBeingReplaced = () => document.documentElement.style.visibility === 'hidden'

/** Calls back when that changes; returns the clean-up. */
export function watchSignedIn(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-signed-in'],
  })
  return () => observer.disconnect()
}
