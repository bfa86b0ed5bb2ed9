import { clsx } from 'clsx'
import { type Counts, countOf } from '@/components/office/packing/count-scans'
import { IconButton } from '@/components/ui/button'
import type { PackingOrder } from '@/contract/staff/packing'
import { officePacking } from '@/lib/messages/office-packing'

const texts = officePacking
type Line = PackingOrder['lines'][number]
type Props = {
  lines: readonly Line[]
  counts: Counts
  onCount: (line: Line, count: number) => void
}

/** The books of the order with how many of each lie in the parcel; what has no barcode is counted by hand. */
export const PackingLines = ({ lines, counts, onCount }: Props) => (
  <ol className="grid grid-cols-[minmax(0,1fr)] rounded border border-line bg-surface">
    {lines.map((line) => {
      const count = countOf(counts, line)
      const isDone = count === line.quantity
      return (
        <li
          key={line.orderLineId}
          className={clsx(
            'flex items-center gap-3 border-b border-line p-3 last:border-b-0',
            isDone && 'bg-primary-soft',
          )}
        >
          <span className="num w-14 flex-none text-h3 font-semibold">
            {count}/{line.quantity}
          </span>
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{line.productName}</span>
            <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
              {line.barcodes.join(' · ') || texts.noBarcode}
            </span>
            <span className="block text-sm text-ink-2">
              {texts.shelf}: {line.shelf || texts.noShelf}
            </span>
          </span>
          <span className="flex flex-none">
            <IconButton
              icon="minus"
              label={texts.minus(line.productName)}
              disabled={count === 0}
              onClick={() => onCount(line, count - 1)}
            />
            <IconButton
              icon="plus"
              label={texts.plus(line.productName)}
              disabled={isDone}
              onClick={() => onCount(line, count + 1)}
            />
          </span>
        </li>
      )
    })}
  </ol>
)
