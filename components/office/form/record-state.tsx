import { useEditContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { isMissing } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

type Props = { children: ReactNode; isForm?: boolean }

/** The record once it is there, or why it is not. */
export function RecordState({ children, isForm = false }: Props) {
  const { record, error, refetch, isFetching } = useEditContext()
  // A list lends its row at first: what is typed into that would be lost when the record comes.
  const [isRead, setIsRead] = useState(!(isForm && isFetching))
  if (!isRead && !isFetching) setIsRead(true)
  if (record && isRead) return children
  if (!error) return <Loading />
  if (isMissing(error)) return <Notice tone="warning">{office.notFound}</Notice>
  return <LoadFailure error={error} onRetry={refetch} />
}
