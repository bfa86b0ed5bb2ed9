import { useEditContext } from 'ra-core'
import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { isMissing } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

/** The record once it is there, or why it is not. */
export function RecordState({ children }: { children: ReactNode }) {
  const { record, error, refetch } = useEditContext()
  if (record) return children
  if (!error) return <Loading />
  if (isMissing(error)) return <Notice tone="warning">{office.notFound}</Notice>
  return <LoadFailure error={error} onRetry={refetch} />
}
