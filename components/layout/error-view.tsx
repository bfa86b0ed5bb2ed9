'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { errors } from '@/lib/messages/errors'
import { homePath } from '@/lib/routes/home-path'

export type ErrorViewProps = { error: Error & { digest?: string }; reset: () => void }

/** The error, a retry and a link home. Every page loads it, so it goes without icons and drawing. */
export function ErrorView({ error, reset }: ErrorViewProps) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <div className="wrap section text-center" role="alert">
      <h1 className="text-h3">{errors.failed.title}</h1>
      <p className="mt-2 text-ink-2">{errors.failed.text}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonClass({})} onClick={retry}>
          {errors.retry}
        </button>
        <a className={buttonClass({ variant: 'quiet' })} href={homePath}>
          {errors.home}
        </a>
      </div>
      {error.digest ? (
        <p className="num mt-5 text-sm text-ink-2">{errors.failed.code(error.digest)}</p>
      ) : null}
    </div>
  )
}
