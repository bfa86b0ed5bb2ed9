/** Panels use the browser's own popover; where it is missing (iOS 16, Chrome 111 to 113) a polyfill is loaded, see app/providers.tsx. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype

/** The focus has left the panel for something outside. */
export const hasLeft = ({
  currentTarget,
  relatedTarget,
}: {
  currentTarget: Element
  relatedTarget: EventTarget | null
}) =>
  relatedTarget instanceof Element &&
  !currentTarget.contains(relatedTarget) &&
  !relatedTarget.closest('[popovertarget]')

export const isShown = (panel: HTMLElement | null) =>
  panel?.matches(hasPopovers() ? ':popover-open' : '[data-open]') ?? false

export function hidePanel(panel: HTMLElement | null) {
  if (!hasPopovers()) panel?.removeAttribute('data-open')
  else if (isShown(panel)) panel?.hidePopover()
}
