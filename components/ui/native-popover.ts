import type { FocusEvent } from 'react'

// Panels that open without scripts use the browser's own popover; where it is missing (iOS 16), data-open stands in for it.
export const hasPopovers = () => 'popover' in HTMLElement.prototype

/** The keyboard has gone on to something outside: a panel over the page should not stay behind it. */
export const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
  relatedTarget instanceof Element &&
  !currentTarget.contains(relatedTarget) &&
  !relatedTarget.closest('[popovertarget]')

export const isShown = (panel: HTMLElement | null) =>
  panel?.matches(hasPopovers() ? ':popover-open' : '[data-open]') ?? false

export function hidePanel(panel: HTMLElement | null) {
  if (!hasPopovers()) panel?.removeAttribute('data-open')
  else if (isShown(panel)) panel?.hidePopover()
}
