'use client'

import {
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  useIsFetching,
  useIsMutating,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { startLoading } from '@/lib/browser/loading-state'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })

let shared: QueryClient | undefined

/** One for the whole visit in the browser; on the server nobody's answers may meet. */
function sharedClient(): QueryClient {
  if (typeof window === 'undefined') return makeClient()
  shared ??= makeClient()
  return shared
}

/** Around what asks the shop from the browser. Pages that are only read do without it, and without its 14 kB. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const around = useContext(QueryClientContext)
  const [client] = useState(() => around ?? sharedClient())
  useEffect(
    () =>
      // What was answered to somebody is nobody else's.
      watchSignedIn(() => {
        if (!seemsSignedIn()) client.clear()
      }),
    [client],
  )
  return (
    <QueryClientProvider client={client}>
      {children}
      <Activity />
    </QueryClientProvider>
  )
}

const isLoud = {
  predicate: ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.quiet !== true,
}

/** Lets the page's loading line know. */
function Activity() {
  const fetching = useIsFetching(isLoud)
  const mutating = useIsMutating(isLoud)
  const isBusy = fetching + mutating > 0
  useEffect(() => (isBusy ? startLoading() : undefined), [isBusy])
  return null
}
