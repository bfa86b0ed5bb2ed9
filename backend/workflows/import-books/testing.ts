import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import type { Db } from '@/backend/platform/db/connect'
import { openShop } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { ask, json, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { createImportRunner } from '@/backend/workflows/import-books/run-imports'
import type { Endpoint } from '@/contract/endpoint'
import { IMPORT_PART_BYTES } from '@/contract/staff/import-records'
import { staffImports } from '@/contract/staff/imports'

const IMPORTS = '/api/staff/imports'
const editor = staffCaller(['editor'])

/** An office with an editor who imports, and the job that does the work. */
export async function importOffice(db: Db, dataDir = 'data', { isEmpty = false } = {}) {
  if (!isEmpty) await openShop(db)
  const app = testApp({ db, callers: { editor }, config: { dataDir } })
  const headers = { authorization: 'Bearer editor' }
  /** The tags of pages that were said to be old, one list a time. */
  const purges: (readonly string[])[] = []
  const run = createImportRunner({
    db,
    revalidatePages: async (tags) => void purges.push(tags),
    config: { ...readConfig({}), dataDir },
    log: pino({ level: 'silent' }),
    now: () => TEST_NOW,
  })
  const call = <E extends Endpoint>(endpoint: E, path: string, body?: unknown) =>
    ask(
      app,
      endpoint,
      `${IMPORTS}${path}`,
      endpoint.method === 'GET' ? { headers } : { ...json(body, headers), method: endpoint.method },
    )
  const read = async (id: string) => (await call(staffImports.read, `/${id}`)).data
  /** Sent whole; the job has not looked at it yet. */
  const send = async (content: Buffer | string, fileName = 'sach.csv') => {
    const bytes = Buffer.from(content)
    const size = bytes.byteLength
    let { data } = await call(staffImports.create, '', { fileName, size })
    for (let start = 0; start < size; start += IMPORT_PART_BYTES) {
      const part = bytes.subarray(start, start + IMPORT_PART_BYTES).toString('base64')
      const answer = await call(staffImports.addImportPart, `/${data.id}/parts`, {
        start,
        content: part,
      })
      data = answer.data
    }
    return data
  }
  /** Up to what the job has found in it. */
  const upload = async (content: Buffer | string, fileName?: string) => {
    const { id } = await send(content, fileName)
    await run()
    return read(id)
  }
  /** Up to the dry run's result. */
  const check = async (content: Buffer | string, settings: object = {}) => {
    const { id, state } = await upload(content)
    if (state === 'matching') await call(staffImports.checkImport, `/${id}/check`, settings)
    await run()
    return read(id)
  }
  const rows = async (id: string, query = '') =>
    (await call(staffImports.listImportRows, `/${id}/rows${query}`)).data
  const start = async (id: string) => {
    await call(staffImports.startImport, `/${id}/start`)
    await run()
    return read(id)
  }
  const undo = async (id: string) => {
    await call(staffImports.undoImport, `/${id}/undo`)
    await run()
    return read(id)
  }
  return { app, call, read, send, upload, check, rows, start, undo, run, purges, headers }
}

/** The thirteen digits of the book with this number. */
export function isbnOf(number: number): string {
  const first = `978604${String(number).padStart(6, '0')}`
  const sum = [...first].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${first}${(10 - (sum % 10)) % 10}`
}
