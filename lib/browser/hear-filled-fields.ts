const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    ['text', 'email', 'tel', 'password', 'search', 'url', 'number'].includes(field.type))

/**
 * Password managers may set fields without an event that tells the page. When a form is submitted its fields say what they hold;
 * React hears only those that changed unheard.
 */
export function hearFilledFields(document: Document): () => void {
  const tell = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return
    for (const field of [...target.elements].filter(isTyped))
      field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.addEventListener('submit', tell, { capture: true })
  return () => document.removeEventListener('submit', tell, { capture: true })
}
