/** A control's place in the window, in pixels from the top. */
type Span = { top: number; bottom: number }

const GAP = 8

/** How far from the window's bottom messages of this height cover none of the controls; `usual` when there is no such place. */
export function freeOffset(
  controls: readonly Span[],
  { height, usual, windowHeight }: { height: number; usual: number; windowHeight: number },
): number {
  const fromBelow = [...controls].sort((one, other) => other.bottom - one.bottom)
  let offset = usual
  for (const { top, bottom } of fromBelow) {
    const lower = windowHeight - offset
    const isCovered = bottom > lower - height && top < lower
    if (isCovered) offset = windowHeight - top + GAP
  }
  return offset + height <= windowHeight ? offset : usual
}

/** What is pressed or filled in, and what is said beside it. */
const CONTROLS = 'input, select, textarea, button, [role="button"], [role="alert"]'

const DIALOG = 'dialog[open], [role="dialog"]'

/** What somebody is about to use: the form of the open dialog, or the one that has the focus. */
function placeInUse(): Element | null {
  const dialog = document.querySelector(DIALOG)
  if (dialog) return dialog.querySelector('form') ?? dialog
  return document.activeElement?.closest('form') ?? null
}

/** With the control that has the focus: one that is being pressed may stand outside of its form. */
function controlsInUse(): Span[] {
  const { activeElement } = document
  const controls = [...(placeInUse()?.querySelectorAll(CONTROLS) ?? [])]
  const isToasts = activeElement?.closest('[data-sonner-toast]')
  if (!isToasts && activeElement?.matches(`${CONTROLS}, a`)) controls.push(activeElement)
  return controls
    .map((control) => control.getBoundingClientRect())
    .filter(({ height }) => height > 0)
}

const heightOf = (toasts: readonly Element[]) =>
  toasts.reduce((sum, toast) => sum + toast.getBoundingClientRect().height + GAP, 0)

/** Moves the messages, as low as they can be, to where they cover nothing somebody is about to use. */
function moveAside(): void {
  const { style } = document.documentElement
  style.removeProperty('--toast-offset')
  const list = document.querySelector('[data-sonner-toaster]')
  const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
  if (!list || toasts.length === 0) return
  const windowHeight = window.innerHeight
  const usual = windowHeight - list.getBoundingClientRect().bottom
  const offset = freeOffset(controlsInUse(), { height: heightOf(toasts), usual, windowHeight })
  if (offset !== usual) style.setProperty('--toast-offset', `${offset}px`)
}

/** Keeps the messages aside while one is shown: controls change with the focus, and grow and move with what is said beside them. */
export function keepToastsAside(): () => void {
  let resized: ResizeObserver | undefined
  const follow = (event?: Event) => {
    // A message that is about to be pressed stays under the pointer.
    if (event?.target instanceof Element && event.target.closest('[data-sonner-toast]')) return
    resized?.disconnect()
    const place = placeInUse()
    if (place) {
      resized = new ResizeObserver(moveAside)
      resized.observe(place)
    }
    moveAside()
  }
  follow()
  addEventListener('focusin', follow)
  addEventListener('resize', moveAside)
  return () => {
    resized?.disconnect()
    removeEventListener('focusin', follow)
    removeEventListener('resize', moveAside)
    moveAside()
  }
}
