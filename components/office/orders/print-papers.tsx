import { useMutation } from '@tanstack/react-query'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import {
  MAX_PACKING_PAPERS,
  type PackingPaperKind,
  packingPaperKinds,
  printPackingPapers,
} from '@/contract/staff/packing'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders.print

/** Keeps a file that came inside an answer. */
function keepFile({ name, type, data }: { name: string; type: string; data: string }) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

type Props = { orderIds: readonly string[]; kinds?: readonly PackingPaperKind[] }

/** Slips, slips for gifts and labels of some orders, as one PDF each. */
export function PrintPapers({ orderIds, kinds = packingPaperKinds }: Props) {
  const print = useMutation({
    mutationFn: (kind: PackingPaperKind) =>
      staffCall(printPackingPapers, {
        body: { kind, orderIds: orderIds.slice(0, MAX_PACKING_PAPERS) },
      }),
    onSuccess: ({ data }) => keepFile(data),
    onError: (error) => toast.error(userMessageOf(error)),
  })
  return kinds.map((kind) => (
    <Button
      key={kind}
      variant="quiet"
      size="sm"
      icon="print"
      busy={print.isPending && print.variables === kind}
      onClick={() => print.mutate(kind)}
    >
      {texts[kind]}
    </Button>
  ))
}
