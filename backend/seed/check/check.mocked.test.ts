import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { dataFolder } from '@/backend/seed/read/data-folder'
import { findProblems } from './check'

type Edit = [file: string, from: string, to: string]

/** What is found in a copy of the content after some edits. */
async function problemsAfter(edits: readonly Edit[]): Promise<string[]> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'content-'))
  cpSync(dataFolder, copy, { recursive: true })
  for (const [file, from, to] of edits) {
    const place = path.join(copy, file)
    const text = readFileSync(place, 'utf8')
    expect(text).toContain(from)
    writeFileSync(place, text.replace(from, to))
  }
  jest.resetModules()
  jest.unstable_mockModule('@/backend/seed/read/data-folder', () => ({ dataFolder: copy }))
  const spoiled = await import('./check')
  const problems = await spoiled.findProblems()
  rmSync(copy, { recursive: true })
  return problems.map((problem) => problem.replace('backend/seed/data/', ''))
}

test('the content of the shop has no mistakes', async () => {
  expect(await findProblems()).toEqual([])
})

test('the examples of the README can be copied', async () => {
  const readme = readFileSync(path.join(dataFolder, 'README.md'), 'utf8')
  const example = (kind: string) => readme.split(`\n\`\`\`${kind}\n`)[1]?.split('```')[0] ?? ''
  expect(example('json')).toContain('"sku"')
  const problems = await problemsAfter([
    ['catalog/products/tho-moi.json', '[', `[${example('json')},`],
    ['news/chuyen-nha-sach/mot-ngay-o-kho-sach.md', '---', `${example('markdown')}\n---`],
  ])
  expect(problems).toEqual([])
})

test('a wrong field, a wrong file and a missing one are named with their lines', async () => {
  const course = 'learning/courses/toan-lop-1-so-den-100'
  const problems = await problemsAfter([
    ['catalog/products/tho-nom-duong-luat.json', '"pages": 252', '"pages": "many"'],
    ['catalog/products/tho-moi.json', '"salePrice"', '"salesPrice"'],
    ['promotions/vouchers.json', '"code": "HOCKIMOI",', '"code": "HOCKIMOI"'],
    ['pages/policies/ho-tro.md', 'position: 6', 'position: sixth'],
    ['pages/landing/tuu-truong.md', 'scene: school', 'scene: [school'],
    ['news/chuyen-nha-sach/mot-ngay-o-kho-sach.md', '---', ''],
    [`${course}/course.md`, '      - bai-2-', '      - bai-hai-'],
    ['exams/toan-lop-1-so-den-100.json', '"correct": 3', '"correct": "cam"'],
  ])
  expect(problems).toEqual([
    'catalog/products/tho-moi.json:2: [0].salePrice: is missing',
    'catalog/products/tho-moi.json:16: [0].salesPrice: there is no such field',
    'catalog/products/tho-nom-duong-luat.json:11: [0].pages: expected number, received string',
    expect.stringMatching(/^promotions\/vouchers\.json:16: this is no JSON: /),
    'news/chuyen-nha-sach/mot-ngay-o-kho-sach.md:1: begins with no front matter between two “---”',
    'pages/policies/ho-tro.md:2: position: expected number, received string',
    expect.stringMatching(/^pages\/landing\/tuu-truong\.md:9: Flow sequence/),
    `${course}/bai-hai-lon-hon-be-hon-bang-nhau.md:1: there is no such file`,
    'exams/toan-lop-1-so-den-100.json:12: [0].questions[0].correct: expected number, received string',
  ])
})

test('what one file says of another must be there', async () => {
  const problems = await problemsAfter([
    [
      'catalog/products/tho-nom-duong-luat.json',
      '"publisher": "hien-co"',
      '"publisher": "hien-moi"',
    ],
    ['catalog/products/tho-nom-duong-luat.json', '"sku": "HS100015"', '"sku": "HS100014"'],
    ['promotions/vouchers.json', '"sach-hoc-thcs"', '"sach-hoc-thcx"'],
    ['promotions/flash-sales.json', '"Chong Đèn"', '"Chong Đuốc"'],
    ['pages/landing/goc-doc-co-dien.md', '(product:tat-den)', '(product:tat-den-dau)'],
    ['pages/landing/on-thi-vao-10.md', '/media/landing/on-thi-vao-10', '/media/landing/on-thi'],
    ['textbooks/toan-1.json', '"lesson": 1', '"lesson": 31'],
    ['pages/short-links.json', '"textbook": "toan-5"', '"textbook": "toan-50"'],
    ['learning/activation-codes.json', '"course": "viet-bai-luan', '"course": "viet-bai'],
    ['learning/handouts.json', '"name": "toan-1-dem-den-10"', '"name": "toan-1-dem"'],
    ['exams/toan-lop-1-so-den-100.json', '"correct": 3', '"correct": 30'],
    ['accounts/accounts.json', '"vouchers": ["CHAOHIEN"', '"vouchers": ["CHAO"'],
    ['accounts/accounts.json', '"wardId": 126743', '"wardId": 743'],
    ['orders/orders.json', '"buyer": "student"', '"buyer": "pupil"'],
    ['reviews/buyers.json', '"product": "so-do"', '"product": "truyen-kieu"'],
  ])
  expect(problems).toEqual([
    'catalog/products/tho-nom-duong-luat.json:8: [0].publisher: no publisher has the key hien-moi',
    'catalog/products/tho-nom-duong-luat.json:37: [1].sku: HS100014 is taken by another product',
    'promotions/vouchers.json:25: [1].categories[1]: no category is called sach-hoc-thcx',
    'promotions/flash-sales.json:8: coming[3].series: no book is of the series Chong Đuốc',
    'pages/landing/goc-doc-co-dien.md:44: no product is called tat-den-dau',
    'pages/landing/on-thi-vao-10.md:16: no picture is drawn at /media/landing/on-thi.webp',
    'textbooks/toan-1.json:26: the course has no lesson 31',
    'pages/short-links.json:24: [10].textbook: no textbook is called toan-50',
    'learning/courses/toan-lop-1-so-den-100/bai-1-dem-va-viet-cac-so-den-10.md:7: handout: no handout is called toan-1-dem-den-10',
    'learning/activation-codes.json:35: [9].course: no course called viet-bai-dau-tien is sold',
    'exams/toan-lop-1-so-den-100.json:8: [0].questions[0]: exactly one option is right',
    'accounts/accounts.json:27: [0].vouchers[0]: no voucher is called CHAO',
    'accounts/accounts.json:17: [0].addresses[0].wardId: no ward of today has the id 743',
    'orders/orders.json:3: [0].buyer: no account is called pupil',
    'reviews/buyers.json:4: [0].product: truyen-kieu was never delivered to student',
  ])
})
