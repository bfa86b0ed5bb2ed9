'use client'

import { usePathname } from 'next/navigation'
import { lazy } from 'react'

const View = lazy(async () => {
  const [{ NotFoundView }, { findMissing }] = await Promise.all([
    import('@/components/layout/not-found-view'),
    import('@/lib/routes/missing-kind'),
  ])
  return {
    default: ({ pathname }: { pathname: string }) => (
      <NotFoundView kind={findMissing(pathname).kind} />
    ),
  }
})

/** Next sends the not-found view with every page; loaded lazily it costs nothing until it is shown. */
export const LazyNotFound = () => <View pathname={usePathname()} />
