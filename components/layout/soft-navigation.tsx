'use client'

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const isNoPage = /^\/(?:api|media|logout|og|sitemaps)(?:\/|$)|\.(?:xml|txt)$/

/** The page's own address behind a press, when it may be opened without loading the document anew. */
export function softTarget(target: EventTarget | null, here: Location): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.dataset.hard !== undefined)
    return null
  const to = new URL(link.href, here.href)
  if (to.origin !== here.origin || isNoPage.test(to.pathname)) return null
  const isSamePage = to.pathname === here.pathname && to.search === here.search
  return isSamePage && to.hash ? null : to
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)

// Next's word for the whole page; its enumeration would bring a file of its own along.
const whole = 'full' as PrefetchKind.FULL

// Long enough to tell resting from passing over.
const DWELL_MS = 80

/**
 * Lets plain links be plain, with a few listeners for the whole page: what the pointer or the focus rests on is fetched, what is
 * pressed at once, and a click opens it without a reload.
 */
export function SoftNavigation() {
  const router = useRouter()
  useEffect(() => {
    const warmed = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const warm = (to: URL | null) => {
      if (!to || warmed.has(to.href)) return
      warmed.add(to.href)
      router.prefetch(to.pathname + to.search, { kind: whole })
    }
    const onClick = (event: MouseEvent) => {
      const to = isPlain(event) ? softTarget(event.target, location) : null
      if (!to) return
      event.preventDefault()
      router.push(to.pathname + to.search + to.hash)
    }
    const onRest = ({ target }: Event) => {
      clearTimeout(timer)
      timer = setTimeout(() => warm(softTarget(target, location)), DWELL_MS)
    }
    const onDown = ({ target }: Event) => warm(softTarget(target, location))
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onRest, { passive: true })
    document.addEventListener('focusin', onRest)
    document.addEventListener('pointerdown', onDown, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onRest)
      document.removeEventListener('focusin', onRest)
      document.removeEventListener('pointerdown', onDown)
    }
  }, [router])
  return null
}
