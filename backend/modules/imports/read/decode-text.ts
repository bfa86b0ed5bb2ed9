import { setImmediate as nextTurn } from 'node:timers/promises'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { fileTexts } from '@/backend/modules/imports/texts'

const decoded = (encoding: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const markOf = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** Unicode, or the code page of Vietnamese Windows; anything with control characters is no text. */
export function decodeText(bytes: Uint8Array): string {
  const marked = markOf(bytes)
  const text = marked
    ? decoded(marked, bytes)
    : (decoded('utf-8', bytes) ?? decoded('windows-1258', bytes))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a program from a text.
  if (text === null || /[\x00-\x08\x0e-\x1f\x7f]/.test(text))
    throw new FileProblem(fileTexts.notText)
  return text.normalize('NFC')
}

const NAMED = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]+)["']/i

/** Bytes that are Unicode are read as such whatever the file calls them; else by the encoding it names. */
export function decodeXml(bytes: Uint8Array): string {
  const unicode = decoded(markOf(bytes) ?? 'utf-8', bytes)
  if (unicode !== null) return unicode
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300))
  const [, named = ''] = NAMED.exec(head) ?? []
  const text = /^(?:utf|ucs)/i.test(named) ? null : decoded(named, bytes)
  if (text === null) throw new FileProblem(fileTexts.notUtf8)
  return text
}

/** Unicode part by part, with a turn for everybody else after each. */
export async function* decodeXmlParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  try {
    for await (const part of parts) {
      decoder ??= new TextDecoder(markOf(part) ?? 'utf-8', { fatal: true })
      yield decoder.decode(part, { stream: true })
      await nextTurn()
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (error instanceof TypeError) throw new FileProblem(fileTexts.notUtf8)
    throw error
  }
}

/** The beginning of a text, never ending in half a sign: no database takes that. */
export function beginningOf(text: string, most: number): string {
  const part = text.slice(0, most)
  return /[\ud800-\udbff]$/.test(part) ? part.slice(0, -1) : part
}

const SLICE = 64 * 1024

/** A long text in slices, with a turn for everybody else after each. */
export async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; ) {
    const slice = beginningOf(text.slice(at, at + SLICE), SLICE) || text.slice(at)
    at += slice.length
    yield slice
    await nextTurn()
  }
}
