'use client'

import dynamic from 'next/dynamic'

/** Next links the sheet of what is brought this way; lazily itself, for it takes more than it brings. */
export const ClothSheet = dynamic(() =>
  import('@/components/shelf/cloth-words').then(
    ({ ClothWords }) => ClothWords,
    () => () => null,
  ),
)
