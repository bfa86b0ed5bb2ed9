import { EditBase } from 'ra-core'
import type { ReactNode } from 'react'
import { RecordState } from '@/components/office/form/record-state'
import type { ResourceName } from '@/components/office/resources'

/** The framework would call every record missing that could not be asked for, and lead back to the list. */
export const stayingHere = { onError: () => undefined }

type Props = { resource: ResourceName; id: string; children: ReactNode }

/** One record to look at, whose steps are calls of their own. */
export const RecordRead = ({ resource, id, children }: Props) => (
  <EditBase
    resource={resource}
    id={id}
    redirect={false}
    disableAuthentication
    queryOptions={stayingHere}
  >
    <RecordState>{children}</RecordState>
  </EditBase>
)
