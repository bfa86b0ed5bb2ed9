import Link from 'next/link'
import { createContext, type ReactNode, useContext } from 'react'
import type { Resource } from '@/components/office/resource'
import type { ResourceName } from '@/components/office/resources'
import { OFFICE } from '@/lib/routes/office'

/** Where a new one is made, in place of an id. */
export const NEW = 'them'

const listPath = ({ address }: Resource) => `${OFFICE}/${address}`
const recordPath = (resource: Resource, id: string | number) =>
  `${listPath(resource)}/${encodeURIComponent(String(id))}`
const createPath = (resource: Resource) => `${listPath(resource)}/${NEW}`

/** Lent by the office: a resource loads its screens, so no screen can import the resources. */
export const OfficeResources = createContext<Record<ResourceName, Resource> | null>(null)

export function useResources() {
  const resources = useContext(OfficeResources)
  if (!resources) throw new Error('only inside the office')
  return resources
}

export const useResource = (name: ResourceName) => useResources()[name]

/** Addresses of the office, by the name of a resource. */
export function useOfficePaths() {
  const resources = useResources()
  return {
    list: (name: ResourceName) => listPath(resources[name]),
    record: (name: ResourceName, id: string | number) => recordPath(resources[name], id),
    create: (name: ResourceName) => createPath(resources[name]),
  }
}
export type OfficePaths = ReturnType<typeof useOfficePaths>

type Props = { resource: ResourceName; id: string | number; className: string; children: ReactNode }

/** A link to one record. */
export const RecordLink = ({ resource, id, className, children }: Props) => (
  <Link href={useOfficePaths().record(resource, id)} prefetch={false} className={className}>
    {children}
  </Link>
)
