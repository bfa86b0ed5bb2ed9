import { EditBase, useNotify } from 'ra-core'
import type { ReactNode } from 'react'
import { stayingHere } from '@/components/office/form/record-read'
import { RecordState } from '@/components/office/form/record-state'
import type { ResourceName } from '@/components/office/resources'
import { userMessageOf } from '@/lib/api/upstream-error'

type Props = {
  resource: ResourceName
  id: string
  /** Said when the change is saved. */
  saved?: string
  children: ReactNode
}

/** One record, read for a form; a change that is refused is told. */
export function RecordEdit({ resource, id, saved = 'ra.notification.updated', children }: Props) {
  const notify = useNotify()
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={stayingHere}
      mutationOptions={{
        onSuccess: () => notify(saved, { type: 'success' }),
        onError: (error: unknown) => notify(userMessageOf(error), { type: 'error' }),
      }}
    >
      <RecordState isForm>{children}</RecordState>
    </EditBase>
  )
}
