import { saveTable } from '@/components/office/files/save-table'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import type { Output } from '@/contract/endpoint'
import { type CustomerExportRow, staffCustomers } from '@/contract/staff/customers'
import { officeCustomers as texts } from '@/lib/messages/office-customers'

const { exportCustomers } = staffCustomers
const heads = Object.values(texts.exportColumns)

const cellsOf = (row: CustomerExportRow) => [
  row.name,
  row.email,
  row.phone ?? '',
  row.createdTime,
  row.orderCount,
  row.lastOrderTime ?? '',
]

async function collect(reason: string) {
  const rows: CustomerExportRow[] = []
  let after: number | null = 0
  while (after !== null) {
    const { data }: Output<typeof exportCustomers> = await staffCall(exportCustomers, {
      body: { reason, after },
    })
    rows.push(...data.rows)
    after = data.next
  }
  return rows
}

/** All customers as a file: for a reason, and after showing code or password again. */
export function ExportCustomers() {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, exportCustomers.roles)) return null
  const run = async (form: FormData) => {
    const rows = await collect(String(form.get('reason') ?? '').trim())
    await saveTable(texts.exportFile, [heads, ...rows.map(cellsOf)], 'csv')
    return { successMessage: texts.exportDone(rows.length) }
  }
  return (
    <RowAction label={texts.export} about={texts.exportAbout} run={run}>
      <TextInput name="reason" label={texts.exportReason} maxLength={300} required />
    </RowAction>
  )
}
