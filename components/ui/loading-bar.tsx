'use client'

import { useSyncExternalStore } from 'react'
import { Loading } from '@/components/ui/spinner'
import { type LoadingState, loadingState, onLoadingChange } from '@/lib/loading-flag'
import { ui } from '@/lib/messages/ui'

const nothing: LoadingState = { pending: 0, blocking: 0 }

/** The global overlay: a thin line at the top while anything is pending, a veil over the page while an order is placed. */
export function LoadingBar() {
  const { pending, blocking } = useSyncExternalStore(onLoadingChange, loadingState, () => nothing)
  if (pending === 0) return null
  return (
    <>
      <div className="loading-bar" role="progressbar" aria-label={ui.loading} aria-busy="true" />
      {blocking > 0 ? (
        <div className="veil">
          <Loading />
        </div>
      ) : null}
    </>
  )
}
