'use client'

import { useQuery } from '@tanstack/react-query'
import { getUserApp } from '@/contract/shop/accounts'
import { call } from '@/lib/api/browser'

type Buyer = { name: string; phone: string }

/** The account's own name and telephone number; undefined while loading, null where nothing is known. */
export function useAccountBuyer(isSignedIn: boolean): Buyer | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['account-buyer'],
    queryFn: async () => {
      const { user } = (await call(getUserApp, { query: { part: 'user' } })).data
      return user && { name: user.name, phone: user.phone ?? '' }
    },
    enabled: isSignedIn,
    networkMode: 'always',
    retry: 1,
  })
  return isSignedIn && !isError ? data : null
}
