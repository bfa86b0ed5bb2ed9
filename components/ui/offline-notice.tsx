'use client'

import { useSyncExternalStore } from 'react'
import { Notice } from '@/components/ui/notice'
import { errors } from '@/lib/messages/errors'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the network is gone and nothing can be saved. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return isOffline ? (
    <Notice tone="warning" title={errors.offline.title}>
      {errors.offline.text}
    </Notice>
  ) : null
}
