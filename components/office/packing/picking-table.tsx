import { useQueryClient } from '@tanstack/react-query'
import { Section } from '@/components/office/form/section'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { type PickingList, setShelf } from '@/contract/staff/packing'
import { officePacking } from '@/lib/messages/office-packing'

const texts = officePacking
type Line = PickingList['lines'][number]

function SetShelf({ line }: { line: Line }) {
  const { roles } = useOfficeSession()
  const client = useQueryClient()
  if (!mayDo(roles, setShelf.roles)) return null
  const run = async (form: FormData) => {
    const shelf = String(form.get('shelf') ?? '').trim()
    await staffCall(setShelf, { params: { id: line.productId }, body: { shelf } })
    await client.invalidateQueries({ queryKey: ['office-packing'] })
  }
  return (
    <RowAction label={texts.setShelf} about={texts.setShelfAbout(line.productName)} run={run}>
      <TextInput name="shelf" label={texts.shelfName} defaultValue={line.shelf} maxLength={20} />
    </RowAction>
  )
}

/** The copies to fetch, in the order of the shelves. */
export const PickingTable = ({ lines }: Pick<PickingList, 'lines'>) => (
  <Section title={texts.picking}>
    <ol className="grid grid-cols-[minmax(0,1fr)]">
      {lines.map((line) => (
        <li key={line.productId} className="flex gap-3 border-t border-line py-2">
          <span className="num w-12 flex-none text-h3 font-semibold">{line.quantity}×</span>
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{line.productName}</span>
            <span className="block text-sm text-ink-2">
              {texts.shelf}: {line.shelf || texts.noShelf}
            </span>
            <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
              {texts.forOrders} {line.orders.join(', ')}
            </span>
          </span>
          <span>
            <SetShelf line={line} />
          </span>
        </li>
      ))}
    </ol>
  </Section>
)
