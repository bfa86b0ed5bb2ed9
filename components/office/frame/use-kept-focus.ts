import { type RefObject, useEffect } from 'react'

/** When what had the focus is gone, such as the button of a step that was taken, the screen has it: the next Tab goes on from there. */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current
    if (!main) return
    let last: Node | null = null
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Node ? target : null
    }
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = null
      main.focus({ preventScroll: true })
    }
    main.addEventListener('focusin', remember)
    // A dialog that gives the focus back lies outside the screen.
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      main.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [screen])
}
