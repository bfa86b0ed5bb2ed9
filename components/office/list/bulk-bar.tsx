import { useListContext, useNotify, useRefresh, useUpdateMany } from 'ra-core'
import { Button } from '@/components/ui/button'
import { userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

export type BulkAction = { label: string; change: Record<string, unknown> }
type Props = { actions: readonly BulkAction[]; resource: string }

/** What can be done to all selected rows at once; it can be taken back until its toast goes. */
export function BulkBar({ actions, resource }: Props) {
  const { selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [updateMany] = useUpdateMany()
  if (selectedIds.length === 0) return null
  const run = ({ change }: BulkAction) => {
    const ids = [...selectedIds]
    onUnselectItems()
    updateMany(
      resource,
      { ids, data: change },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify(office.form.saved, { type: 'success', undoable: true }),
        onError: (error: unknown) => {
          notify(userMessageOf(error), { type: 'error' })
          refresh()
        },
      },
    )
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded bg-primary-soft px-3 py-2">
      <p role="status" className="font-semibold">
        {office.list.selected(selectedIds.length)}
      </p>
      {actions.map((action) => (
        <Button key={action.label} variant="quiet" size="sm" onClick={() => run(action)}>
          {action.label}
        </Button>
      ))}
      <Button variant="text" size="sm" onClick={() => onUnselectItems()}>
        {office.list.unselect}
      </Button>
    </div>
  )
}
