import Link from 'next/link'
import { buttonClass } from '@/components/ui/button-class'
import { type OfficeResource, officePaths } from '@/lib/routes/office-paths'

/** The way from a list to a new record. */
export const CreateLink = ({
  resource,
  children,
}: {
  resource: OfficeResource
  children: string
}) => (
  <Link href={officePaths.create(resource)} prefetch={false} className={buttonClass({})}>
    {children}
  </Link>
)
