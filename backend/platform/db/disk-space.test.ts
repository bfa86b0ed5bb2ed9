import { expect, test } from '@jest/globals'
import { appMeta } from '@/backend/platform/db/tables'
import { isUnreachable } from './db-errors'
import { databaseWithDiskSpace } from './testing'

const MB = 1024 * 1024

test('while room on the disk is short everything is read and nothing written', async () => {
  let free = 500 * MB
  const changes: boolean[] = []
  const { db, close } = await databaseWithDiskSpace({
    freeBytes: () => free,
    onChange: (isShort) => changes.push(isShort),
  })
  const write = (key: string) => db.insert(appMeta).values({ key, value: 1 })
  const writeTogether = (key: string) =>
    db.transaction((tx) => tx.insert(appMeta).values({ key, value: 1 }))
  const failureOf = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => null,
      (error: unknown) => error,
    )

  await write('before')
  free = 10 * MB
  const failures = await Promise.all([write('alone'), writeTogether('together')].map(failureOf))
  expect(failures.map(isUnreachable)).toEqual([true, true])
  expect(await db.select({ key: appMeta.key }).from(appMeta)).toEqual([{ key: 'before' }])

  // A little more than what was too little is not enough yet.
  free = 70 * MB
  expect(isUnreachable(await failureOf(write('still')))).toBe(true)
  free = 100 * MB
  await write('after')
  await writeTogether('after too')
  expect(await db.$count(appMeta)).toBe(3)
  expect(changes).toEqual([true, false])
  await close()
})

test('a file that finds no room is a thing of the moment', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  expect(isUnreachable(new Error('a picture was not kept', { cause: full }))).toBe(true)
})
