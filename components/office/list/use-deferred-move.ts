import { useCallback, useEffect, useRef, useState } from 'react'

export const UNDO_SECONDS = 10
const EMPTY_MS = 1000

type Deferred<T> = { what: T; secondsLeft: number }

/**
 * Sends a move ten seconds after the press, so that it can be taken back before anybody is told of it. Whoever leaves the page at once
 * has it sent at once. After a press the place of the buttons stays empty for a second: a double press meets nothing.
 */
export function useDeferredMove<T>(send: (what: T) => void) {
  const [deferred, setDeferred] = useState<Deferred<T> | null>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const waiting = useRef<T | null>(null)
  const sending = useRef(send)
  sending.current = send

  const settle = useCallback((isSent: boolean) => {
    const what = waiting.current
    waiting.current = null
    setDeferred(null)
    if (isSent && what !== null) sending.current(what)
  }, [])

  const secondsLeft = deferred?.secondsLeft
  useEffect(() => {
    if (secondsLeft === undefined) return
    if (secondsLeft === 0) {
      settle(true)
      return
    }
    const timer = setTimeout(
      () => setDeferred((one) => one && { ...one, secondsLeft: secondsLeft - 1 }),
      1000,
    )
    return () => clearTimeout(timer)
  }, [secondsLeft, settle])

  useEffect(() => {
    if (!isEmpty) return
    const timer = setTimeout(() => setIsEmpty(false), EMPTY_MS)
    return () => clearTimeout(timer)
  }, [isEmpty])

  useEffect(() => {
    const leave = () => settle(true)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [settle])

  return {
    deferred,
    isEmpty,
    defer: (what: T) => {
      waiting.current = what
      setDeferred({ what, secondsLeft: UNDO_SECONDS })
      setIsEmpty(true)
    },
    undo: () => {
      settle(false)
      setIsEmpty(true)
    },
    sendNow: () => {
      settle(true)
      setIsEmpty(true)
    },
  }
}
