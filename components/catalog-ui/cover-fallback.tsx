'use client'

import { useEffect } from 'react'

const isCover = (target: unknown): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.dataset.cover !== undefined

/** Loaded only when a picture failed; without it the boot script has hidden the broken picture. */
const stepDown = (image: HTMLImageElement) =>
  import('@/components/catalog-ui/replace-broken-cover')
    .then((step) => step.replaceBrokenCover(image))
    .catch(() => {})

/** Listens once for the whole page; also finds pictures that failed before it could listen. */
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
