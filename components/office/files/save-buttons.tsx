import { useNotify } from 'ra-core'
import { useState } from 'react'
import { saveTable, type TableFormat } from '@/components/office/files/save-table'
import type { TableCell } from '@/components/office/files/xlsx'
import { Button } from '@/components/ui/button'
import { userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

type Props = {
  /** What the file is called. */
  name: string
  /** Collected when one of the buttons is pressed. */
  rows: () => Promise<readonly (readonly TableCell[])[]>
  size?: 'sm'
}

const formats: readonly TableFormat[] = ['csv', 'xlsx']

/** A table as a file, for any spreadsheet or for Excel. */
export function SaveButtons({ name, rows, size }: Props) {
  const notify = useNotify()
  const [busy, setBusy] = useState<TableFormat | null>(null)
  const run = async (format: TableFormat) => {
    setBusy(format)
    try {
      await saveTable(name, await rows(), format)
    } catch (error) {
      notify(userMessageOf(error), { type: 'error' })
    } finally {
      setBusy(null)
    }
  }
  return formats.map((format) => (
    <Button
      key={format}
      variant="quiet"
      size={size}
      icon="download"
      busy={busy === format}
      onClick={() => run(format)}
    >
      {office.list.exportAs[format]}
    </Button>
  ))
}
