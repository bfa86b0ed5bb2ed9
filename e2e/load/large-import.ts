import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { staffOf } from '@/e2e/load/shop-pair'
import { visit } from '@/e2e/load/timed-visit'
import { percentile } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { sharedShop } from '@/e2e/support/shop'

const PART_BYTES = 1024 * 1024
const EVERY_MS = 50
const FINE_MS = 1_000
const PATIENCE_MS = 300_000

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const headings = ['Mã hàng', 'Tên sách', 'Danh mục', 'Giá bìa', 'Giá bán', 'Tồn kho', 'Mô tả']
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const row = (cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`

/** A workbook whose descriptions nothing packs well: some two kilobytes a title. */
function workbook(titles: number): Buffer {
  const books = Array.from({ length: titles }, (_, n) => [
    ...[`NHAP-${n}`, `Sách nhập số ${n}`, 'Thơ', '95000', '90000', '5'],
    randomBytes(1_000).toString('hex'),
  ])
  const sheet = [headings, ...books].map(row).join('')
  const files = {
    '[Content_Types].xml': `${head}<Types/>`,
    'xl/workbook.xml': `${head}<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  }
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  return Buffer.from(zipSync(Object.fromEntries(packed)))
}

/** A publisher's whole list comes in while readers go on: the shop's health answers as before. */
export const largeImport: Check = {
  name: 'large-import',
  proves: 'an import of a large file keeps neither health nor readers waiting',
  run: async ({ isFull }) => {
    const shop = await sharedShop()
    const entry = await staffOf(shop)
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await entry.call('admin', {
        ...{ method, address: `/api/staff/imports${path}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
      return JSON.parse(text).data
    }
    const bytes = workbook(isFull ? 20_000 : 2_000)
    const times: number[] = []
    const failures: string[] = []
    let isOver = false
    const look = async () => {
      while (!isOver) {
        const { status, ms } = await visit(shop.backendOrigin, '/healthz')
        times.push(ms)
        if (status !== 200) failures.push(`health was answered ${status}`)
        await wait(EVERY_MS)
      }
    }
    const looking = look()
    const settled = async (id: string, while_: readonly string[]) => {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(250)) {
        const { state } = await call('GET', `/${id}`)
        if (!while_.includes(state)) return state as string
      }
      throw new Error('the import does not end')
    }
    const { id } = await call('POST', '', { fileName: 'danh-muc.xlsx', size: bytes.length })
    for (let start = 0; start < bytes.length; start += PART_BYTES) {
      const content = bytes.subarray(start, start + PART_BYTES).toString('base64')
      await call('POST', `/${id}/parts`, { start, content })
    }
    const read = await settled(id, ['uploading', 'inspecting'])
    if (read === 'matching') await call('POST', `/${id}/check`, {})
    const checked = await settled(id, ['matching', 'reading', 'checking'])
    isOver = true
    await looking
    const p99 = percentile(times, 0.99)
    if (p99 > FINE_MS) failures.push(`health’s p99 is ${Math.round(p99)} ms`)
    return {
      count: times.length,
      failures,
      figures: {
        file: `${(bytes.length / PART_BYTES).toFixed(1)} MB, ${checked}`,
        'health p50, p99, worst': [0.5, 0.99, 1]
          .map((share) => Math.round(percentile(times, share)))
          .join(', '),
      },
    }
  },
}
