import { randomUUID } from 'node:crypto'
import { type EntryPoint, entryPoints } from '@/e2e/security/input/entry-points'
import {
  type Call,
  type Field,
  fieldsOf,
  get,
  type Json,
} from '@/e2e/security/input/stored-text-fields'
import { unicodeTexts } from '@/e2e/security/input/unicode-texts'
import { eachOf, shareOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { sharedShop } from '@/e2e/support/shop'

/** Code points, as the database counts too. */
const lettersOf = (text: string) => [...text].length

/** The text as it should be kept; undefined when it should be refused. */
function kept(text: string, { most, isRequired, isName, hasLines }: Field): string | undefined {
  const written = isName ? text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '') : text
  const tidy = written.normalize('NFC').trim()
  const forbidden = hasLines ? /(?![\n\r\t])[\p{Cc}\p{Cs}]/u : /[\p{Cc}\p{Cs}]/u
  const isRefused =
    lettersOf(text) > most * 2 ||
    lettersOf(tidy) > most ||
    forbidden.test(tidy) ||
    (isRequired && tidy === '') ||
    (isName && !/\p{L}/u.test(tidy))
  return isRefused ? undefined : tidy
}

const send = (entry: EntryPoint, { visitor, body, ...call }: Call) =>
  entry.call(visitor, {
    ...call,
    body: body && JSON.stringify(body),
    headers: { 'idempotency-key': randomUUID() },
  })

/** Read at the backend, where a guest's order may be asked for with its token in a header. */
async function readBack(
  entry: EntryPoint,
  { body, visitor, method, address: where, pick }: ReturnType<Field['read']>,
) {
  const token = body?.token
  const headers = typeof token === 'string' ? { 'x-order-token': token } : undefined
  const answer = await entry.call(visitor, { method, address: where, headers })
  return pick((await answer.json()) as Json)
}

/** An article that no other check changes or archives. */
async function newArticle(entry: EntryPoint): Promise<number> {
  const body = { title: 'Bài của riêng phép thử' }
  const address = '/api/staff/news'
  const answer = await send(entry, { visitor: 'staff', method: 'POST', address, body })
  return (await answer.json()).data.id
}

/** The call as the office sends it: a change of the version that was just read. */
async function ofVersion(entry: EntryPoint, call: Call): Promise<Call> {
  const { visitor, address } = call
  const read = await send(entry, { visitor, method: 'GET', address })
  const { version } = (await read.json()).data
  return { ...call, body: { ...call.body, version, isPublished: true } }
}

async function faultOf(entry: EntryPoint, field: Field, text: string): Promise<string | undefined> {
  const call = field.write(text)
  const answer = await send(entry, field.hasVersions ? await ofVersion(entry, call) : call)
  const written = (await answer.json()) as Json
  const told = `${field.name} ${JSON.stringify(text).slice(0, 80)}`
  const expected = kept(text, field)
  if (expected === undefined)
    return answer.status === 400 ? undefined : `${told} was taken: ${answer.status}`
  if (!answer.ok) return `${told} was refused: ${answer.status} ${JSON.stringify(written)}`
  const read = (await readBack(entry, field.read(written))) ?? ''
  return read === expected ? undefined : `${told} is read as ${JSON.stringify(read)}`
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' })[sign] ?? sign,
  )

/** A title as a page shows it. */
async function titleFault(
  backend: EntryPoint,
  front: EntryPoint,
  text: string,
): Promise<string | undefined> {
  const address = '/api/staff/pages/ho-tro'
  const body = { title: text }
  const call = await ofVersion(backend, { visitor: 'staff', method: 'PATCH', address, body })
  const answer = await send(backend, call)
  await answer.arrayBuffer()
  if (!answer.ok) return undefined
  const page = await (await front.call('guest', { method: 'GET', address: '/ho-tro' })).text()
  const shown = escaped(text.normalize('NFC').trim())
  return page.includes(shown) ? undefined : `the page /ho-tro does not show ${JSON.stringify(text)}`
}

/** What somebody wrote is kept and shown as written, in composed form, or refused. */
export const storedTexts: Check = {
  name: 'stored-texts',
  proves: 'Unicode in every kind of field',
  run: async (pace) => {
    const [front, backend] = entryPoints(await sharedShop())
    if (!front || !backend) throw new Error('no entries')
    await front.refresh()
    await backend.refresh()
    await send(backend, {
      visitor: 'staff',
      method: 'PATCH',
      address: '/api/staff/products/2',
      body: { stock: 100_000, isActive: true },
    })
    const me = await readBack(
      backend,
      get('user', '/api/User/UserApp?part=user', 'data', 'user', 'userId'),
    )
    const mine = await readBack(backend, get('user', '/api/UserAddress', 'data', 0, 'addressId'))
    const fields = fieldsOf(Number(me), Number(mine), await newArticle(backend))
    const failures: string[] = []
    const texts = shareOf(unicodeTexts, pace, 12)
    for (const field of fields)
      failures.push(...(await eachOf(texts, (text) => faultOf(backend, field, text), 1)))
    failures.push(...(await eachOf(texts, (text) => titleFault(backend, front, text), 1)))
    return {
      count: texts.length * (fields.length + 1),
      failures,
      figures: { texts: String(unicodeTexts.length), fields: String(fields.length) },
    }
  },
}
