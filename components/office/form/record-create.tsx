import { CreateBase, type TransformData, useNotify, useRedirect } from 'ra-core'
import type { ReactNode } from 'react'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import type { ResourceName } from '@/components/office/resources'
import { userMessageOf } from '@/lib/api/upstream-error'

type Props = {
  resource: ResourceName
  /** Where to go on: to what was made, unless it is told otherwise. */
  next?: 'list' | 'record'
  /** Said when it is made. */
  created?: string
  transform?: TransformData
  children: ReactNode
}

/** A new record from a form; one that is refused is told. */
export function RecordCreate({
  resource,
  next = 'record',
  created = 'ra.notification.created',
  transform,
  children,
}: Props) {
  const notify = useNotify()
  const redirect = useRedirect()
  const paths = useOfficePaths()
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      disableAuthentication
      {...(transform ? { transform } : {})}
      mutationOptions={{
        onSuccess: ({ id }: { id: number }) => {
          notify(created, { type: 'success' })
          redirect(next === 'list' ? paths.list(resource) : paths.record(resource, id))
        },
        onError: (error: unknown) => notify(userMessageOf(error), { type: 'error' }),
      }}
    >
      {children}
    </CreateBase>
  )
}
