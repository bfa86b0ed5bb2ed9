'use client'

import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, localStorageStore } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { officeDataProvider } from '@/components/office/data-provider'
import { officeI18nProvider } from '@/components/office/frame/i18n-provider'
import { nextRouterProvider } from '@/components/office/frame/next-router-provider'
import { Notifications } from '@/components/office/frame/notifications'
import { OfficeFrame } from '@/components/office/frame/office-frame'
import { OfficeResources } from '@/components/office/frame/office-paths'
import { resources } from '@/components/office/resources'
import { OfficeGate } from '@/components/office/session/office-session'
import { ProofDialog } from '@/components/office/session/proof-dialog'
import { OFFICE } from '@/lib/routes/office'

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      // A list leaves its rows as records, which lack what a record's own page shows: ask again each time.
      queries: { staleTime: 0, retry: 1 },
      // Offline a change should fail and say so, not wait unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Everything between the page and a screen of the office. */
export function OfficeApp({ children }: { children: ReactNode }) {
  const [queryClient] = useState(makeClient)
  const [store] = useState(() => localStorageStore(undefined, 'office'))
  return (
    <CoreAdminContext
      basename={OFFICE}
      dataProvider={officeDataProvider}
      i18nProvider={officeI18nProvider}
      routerProvider={nextRouterProvider}
      queryClient={queryClient}
      store={store}
    >
      <OfficeGate>
        <OfficeResources value={resources}>
          <OfficeFrame>{children}</OfficeFrame>
        </OfficeResources>
        <ProofDialog />
        <Notifications />
      </OfficeGate>
    </CoreAdminContext>
  )
}
