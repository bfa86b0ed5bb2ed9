'use client'

import { useEffect } from 'react'

const isCover = (target: unknown): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.dataset.cover !== undefined

/** Brought along only when a picture failed; without it the place stays as the boot script left it. */
const stepDown = (image: HTMLImageElement) =>
  import('@/components/catalog-ui/replace-broken-cover')
    .then((step) => step.replaceBrokenCover(image))
    .catch(() => {})

/** Listens once for the whole page; also looks for pictures that failed before it could listen. */
export function CoverFallback() {
  useEffect(() => {
    const onError = (event: Event) => {
      if (isCover(event.target)) stepDown(event.target)
    }
    document.addEventListener('error', onError, true)
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-cover=""]'))
      if (image.complete && image.naturalWidth === 0) stepDown(image)
    return () => document.removeEventListener('error', onError, true)
  }, [])
  return null
}
