'use client'

import { bootScript } from '@/lib/boot/boot-script'

/** A client component, because what a server component renders comes a second time with the page’s data; the browser’s bundle leaves the text out. */
export const BootScript = () => (
  <script suppressHydrationWarning>{typeof window === 'undefined' ? bootScript() : ''}</script>
)
