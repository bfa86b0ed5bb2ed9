'use client'

import {
  MutationCache,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  useIsFetching,
  useIsMutating,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { errorText } from '@/lib/api/error-text'
import { startLoading } from '@/lib/browser/loading-state'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in-flag'

export const makeQueryClient = () =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) => {
        if (!options.onError) toast.error(errorText(error))
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
      // Offline a mutation should fail and say so, not wait unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let browserClient: QueryClient | undefined

/** One client for the whole visit in the browser; on the server one per request. */
function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  browserClient ??= makeQueryClient()
  return browserClient
}

/** Around what calls the shop from the browser. Pages that are only read go without it and its 14 kB. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext)
  const [client] = useState(() => outer ?? getQueryClient())
  useEffect(
    () =>
      // Answers given to one person must not be shown to the next.
      watchSignedIn(() => {
        if (!seemsSignedIn()) client.clear()
      }),
    [client],
  )
  return (
    <QueryClientProvider client={client}>
      {children}
      <LoadingIndicator />
    </QueryClientProvider>
  )
}

const isShown = {
  predicate: ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.quiet !== true,
}
const isBlocking = {
  predicate: ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.blocking === true,
}

/** Shows the page's loading bar; a mutation with `meta: { blocking: true }` also covers the page. */
function LoadingIndicator() {
  const isBusy = useIsFetching(isShown) + useIsMutating(isShown) > 0
  const blocking = useIsMutating(isBlocking) > 0
  useEffect(() => (isBusy ? startLoading({ blocking }) : undefined), [isBusy, blocking])
  return null
}
