'use client'

import { useEffect } from 'react'

/** Pictures the boot script has given up (lib/boot/boot-script.ts): the drawn cover stands in their place. */
const FAILED = 'img[data-cover="failed"]'

/** Loaded only when a picture failed; without it the drawn cover has no words, which stand beside it. */
const writeWords = (image: HTMLImageElement) =>
  import('@/components/catalog-ui/write-cover-words')
    .then(({ writeCoverWords }) => writeCoverWords(image))
    .catch(() => {})

/** Listens once for the whole page, and finds pictures that failed before it could listen. */
export function CoverFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.matches(FAILED)) void writeWords(target)
    }
    document.addEventListener('error', onError, true)
    for (const image of document.querySelectorAll<HTMLImageElement>(FAILED)) void writeWords(image)
    return () => document.removeEventListener('error', onError, true)
  }, [])
  return null
}
