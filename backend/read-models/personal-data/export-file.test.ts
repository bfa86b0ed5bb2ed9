import { expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { exportZip } from '@/backend/read-models/personal-data/export-file'
import {
  exportColumns,
  exportTables,
  exportValues,
} from '@/backend/read-models/personal-data/personal-data-texts'
import { nameOf } from '@/backend/read-models/personal-data/personal-table'
import { personalData } from '@/backend/read-models/personal-data/register'

const exported = personalData.flatMap((entry) => {
  const columns = Object.entries(entry.columns).filter(([, { isSecret }]) => !isSecret)
  return columns.length === 0
    ? []
    : [{ table: nameOf(entry), names: columns.map(([name]) => name) }]
})

test('whatever of the register is exported has a Vietnamese name for its reader', () => {
  // Add what is named here to personal-data-texts.ts.
  expect(exported.map(({ table }) => table).filter((table) => !exportTables[table])).toEqual([])
  const columns = [...new Set(exported.flatMap(({ names }) => names))]
  expect(columns.filter((name) => !exportColumns[name])).toEqual([])
})

test('no name is kept for a table, a column or a value that is not exported', () => {
  const tables = new Set(exported.map(({ table }) => table))
  expect(Object.keys(exportTables).filter((table) => !tables.has(table))).toEqual([])
  const columns = new Set(exported.flatMap(({ names }) => names))
  expect(Object.keys(exportColumns).filter((name) => !columns.has(name))).toEqual([])
  const cells = new Set(
    exported.flatMap(({ table, names }) => names.map((name) => `${table}.${name}`)),
  )
  expect(Object.keys(exportValues).filter((cell) => !cells.has(cell))).toEqual([])
})

test('the page is for reading: signs are spelled out, pictures are files beside it, markup stays text', () => {
  const rows = [
    { userType: 1, name: '<script>alert(1)</script>', restrictedAt: null },
    { data: Buffer.from('RIFF') },
  ]
  const table = {
    table: 'app_user',
    title: 'Tài khoản',
    purpose: 'Nhận ra bạn',
    term: 'Một ngày',
    rows,
  }
  const files = unzipSync(exportZip('Nhà sách Mây', [table], new Date('2026-11-24T00:00:00Z')))
  expect(Object.keys(files)).toEqual(['du-lieu.json', 'du-lieu.html', 'app_user-1.webp'])
  const html = strFromU8(files['du-lieu.html'] ?? new Uint8Array())
  expect(html).toContain('<dt>Loại tài khoản</dt><dd>Học sinh</dd>')
  expect(html).toContain('<img src="app_user-1.webp" alt="">')
  expect(html).not.toContain('<script>')
  const { tables } = JSON.parse(strFromU8(files['du-lieu.json'] ?? new Uint8Array()))
  expect(tables[0].rows[0]).toMatchObject({ userType: 1 })
  expect(tables[0].rows[1]).toEqual({ data: 'app_user-1.webp' })
})
