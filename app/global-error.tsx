'use client'

// First, because it sets the order of the cascade layers for every sheet that follows.
import './globals.css'

import { useLayoutEffect } from 'react'
import { applyHints } from '@/lib/boot/hint-cookies'
import { errors } from '@/lib/messages/errors'
import { defaultTheme } from '@/lib/preferences/themes'
import { homePath } from '@/lib/routes/home-path'

/** Shown when the root layout fails, so it depends on nothing else. Small, because every page loads it. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useLayoutEffect(applyHints, [])
  return (
    <html lang="vi" data-theme={defaultTheme}>
      <body>
        <title>{errors.failed.title}</title>
        <main className="wrap section" role="alert">
          <h1>{errors.failed.title}</h1>
          <p className="py-4">{errors.failed.text}</p>
          <a className="inline-flex min-h-tap items-center" href={homePath}>
            {errors.home}
          </a>
          {error.digest ? (
            <p className="num mt-5 text-sm text-ink-2">{errors.failed.code(error.digest)}</p>
          ) : null}
        </main>
      </body>
    </html>
  )
}
