'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { buttonClass } from '@/components/ui/button-class'
import { errors } from '@/lib/messages/errors'
import { homePath } from '@/lib/routes/home-path'

export type ErrorViewProps = { error: Error & { digest?: string }; reset: () => void }

/** The error, a retry and a link home. Every page loads it, so it goes without the icon components. */
export function ErrorView({ error, reset }: ErrorViewProps) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <div className="wrap" role="alert">
      <EmptyState level={1} title={errors.failed.title} text={errors.failed.text}>
        <div className="flex flex-wrap justify-center gap-3">
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
      </EmptyState>
    </div>
  )
}
