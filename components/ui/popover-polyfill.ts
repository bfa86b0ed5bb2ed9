const openPanels = () => document.querySelectorAll<HTMLElement>('[popover][data-open]')

function onClick(event: MouseEvent) {
  if (event.defaultPrevented) return
  const target = event.target instanceof Element ? event.target : null
  const button = target?.closest('[popovertarget]')
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  for (const open of openPanels())
    if (open !== panel && !open.contains(target)) open.removeAttribute('data-open')
  if (!button || !panel) return
  const show =
    button.getAttribute('popovertargetaction') !== 'hide' && !panel.hasAttribute('data-open')
  panel.toggleAttribute('data-open', show)
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: show ? 'open' : 'closed' }))
  if (show) panel.querySelector<HTMLElement>('input, a, button')?.focus()
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key === 'Escape') for (const open of openPanels()) open.removeAttribute('data-open')
}

/** Makes popover buttons work in browsers without popovers; loaded only there. */
export function polyfillPopovers(): () => void {
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown)
  }
}
