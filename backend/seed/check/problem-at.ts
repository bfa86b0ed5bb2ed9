import { type DataPath, lineOf, problemIn } from '@/backend/seed/read/data-error'
import { readText } from '@/backend/seed/read/read-text'

/** What is wrong with the field at `path` of a content file. */
export function problemAt(file: string, path: DataPath, message: string): string {
  const text = readText(file)
  if (!file.endsWith('.md')) return problemIn(file, lineOf(text, path), path, message)
  const [, head = ''] = text.split('---\n')
  return problemIn(file, lineOf(head, path) + 1, path, message)
}

/** What is wrong with words of a text. */
export function problemWith(file: string, words: string, message: string): string {
  const at = readText(file).indexOf(words)
  return problemIn(file, readText(file).slice(0, Math.max(0, at)).split('\n').length, [], message)
}

/** The places in a list at which a value stands that stood there before. */
export function repeatedAt(values: readonly unknown[]): number[] {
  const seen = new Set<unknown>()
  return values.flatMap((value, at) => {
    if (!seen.has(value)) {
      seen.add(value)
      return []
    }
    return [at]
  })
}
