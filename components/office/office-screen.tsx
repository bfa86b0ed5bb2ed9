'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { DashboardView } from '@/components/office/dashboard/dashboard-view'
import { NEW } from '@/components/office/frame/office-paths'
import type { Resource } from '@/components/office/resource'
import { resources } from '@/components/office/resources'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { office } from '@/lib/messages/office'

const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }))

const screensOf = ({ calls, list, record, create }: Resource) => ({
  roles: calls.list.roles,
  List: later(list),
  Record: record && later(record),
  Create: create && later(create),
})

const screens = new Map(
  Object.values(resources).map((resource) => [resource.address, screensOf(resource)]),
)

type Props = { screens: ReturnType<typeof screensOf>; id: string | undefined }

function ResourceScreen({ screens: { roles: needed, List, Record, Create }, id }: Props) {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, needed)) return <Notice tone="warning">{office.notAllowed}</Notice>
  if (id === undefined) return <List />
  if (id === NEW && Create) return <Create />
  return Record ? <Record key={id} id={id} /> : <Notice tone="warning">{office.notFound}</Notice>
}

/** The screen an address of the office names. */
export function OfficeScreen({ path }: { path: readonly string[] }) {
  const [address, id, ...rest] = path
  if (address === undefined) return <DashboardView />
  const found = screens.get(address)
  if (!found || rest.length > 0) return <Notice tone="warning">{office.notFound}</Notice>
  return (
    <Suspense fallback={<Loading />}>
      <ResourceScreen key={address} screens={found} id={id} />
    </Suspense>
  )
}
