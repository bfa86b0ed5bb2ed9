import { staffCall } from '@/components/office/session/staff-call'
import { IMPORT_PART_BYTES, type ImportDetail } from '@/contract/staff/import-records'
import { staffImports } from '@/contract/staff/imports'

/** The bytes without the `data:` in front of them. */
export const base64Of = (part: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(part)
  })

/** Sends a file in parts, telling how far it is. */
export async function uploadFile(file: File, tell: (sent: number) => void): Promise<ImportDetail> {
  const body = { fileName: file.name.slice(-200), size: file.size }
  let { data } = await staffCall(staffImports.create, { body })
  while (data.state === 'uploading') {
    const start = data.received
    const content = await base64Of(file.slice(start, start + IMPORT_PART_BYTES))
    const params = { id: data.id }
    const answer = await staffCall(staffImports.addImportPart, { params, body: { start, content } })
    data = answer.data
    tell(data.received)
  }
  return data
}

/** Every book of the shop with the columns of the template, some hundred at a time. */
export async function collectBooks(): Promise<(string | number)[][]> {
  const all: (string | number)[][] = []
  for (let after: number | null | undefined; after !== null; ) {
    const query = after === undefined ? {} : { after }
    const { data } = await staffCall(staffImports.exportProducts, { query })
    if (all.length === 0) all.push(data.headings)
    all.push(...data.rows)
    after = data.next
  }
  return all
}
