import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { testDatabase } from '@/backend/platform/db/testing'
import { createLog } from '@/backend/platform/log/log'

const listen = () => {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line: string) => void lines.push(line) }) }
}

test('what failed in the database is told without the values it was asked with', async () => {
  const { db, close } = await testDatabase()
  const { lines, log } = listen()
  const failed = await db
    .select()
    .from(appUser)
    .where(eq(appUser.id, 'lan@sach.vn, số 12 Lê Lợi' as unknown as number))
    .catch((error: unknown) => error)
  log.error({ err: failed }, 'unexpected')
  await close()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'unexpected',
    err: { message: expect.stringMatching(/^Failed query: select/), stack: expect.any(String) },
  })
  expect(lines[0]).toContain('22P02')
  expect(lines[0]).not.toContain('lan@sach.vn')
  expect(lines[0]).not.toContain('Lê Lợi')
})

test('a line stays one line, whatever is logged', () => {
  const { lines, log } = listen()
  log.warn({ err: new Error('one\n{"level":50}\r\ntwo'), typed: 'a\r\nb' }, 'three\nfour')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/)
})

test('what is no error is not repeated', () => {
  const { lines, log } = listen()
  log.error({ err: 'mật khẩu' }, 'thrown')
  expect(lines[0]).not.toContain('mật khẩu')
})
