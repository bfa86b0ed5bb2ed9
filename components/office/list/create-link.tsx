import Link from 'next/link'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import type { ResourceName } from '@/components/office/resources'
import { buttonClass } from '@/components/ui/button-class'

/** The way from a list to a new record. */
export const CreateLink = ({
  resource,
  children,
}: {
  resource: ResourceName
  children: string
}) => (
  <Link href={useOfficePaths().create(resource)} prefetch={false} className={buttonClass({})}>
    {children}
  </Link>
)
