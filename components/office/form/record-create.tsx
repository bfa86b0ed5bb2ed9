import { CreateBase, type TransformData, useNotify, useRedirect } from 'ra-core'
import type { ReactNode } from 'react'
import { userMessageOf } from '@/lib/api/upstream-error'

type Props = {
  resource: string
  /** Where to go on. */
  next: (id: number) => string
  /** Said when it is made. */
  created?: string
  transform?: TransformData
  children: ReactNode
}

/** A new record from a form; one that is refused is told. */
export function RecordCreate({
  resource,
  next,
  created = 'ra.notification.created',
  transform,
  children,
}: Props) {
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      disableAuthentication
      {...(transform ? { transform } : {})}
      mutationOptions={{
        onSuccess: ({ id }: { id: number }) => {
          notify(created, { type: 'success' })
          redirect(next(id))
        },
        onError: (error: unknown) => notify(userMessageOf(error), { type: 'error' }),
      }}
    >
      {children}
    </CreateBase>
  )
}
