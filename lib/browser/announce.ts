/** What a screen reader leaves out while it is open: everything outside of it. */
const MODAL = '[role="dialog"][aria-modal="true"]'

/** Says a text to screen readers, in the dialog on top where one is open; the answer takes it away again. */
export function announce(text: string): () => void {
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'sr-only'
  const place = [...document.querySelectorAll(MODAL)].at(-1) ?? document.body
  place.append(status)
  // A text that is there from the beginning is not read.
  setTimeout(() => {
    status.textContent = text
  }, 50)
  return () => status.remove()
}
