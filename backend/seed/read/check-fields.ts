import type { z } from 'zod'
import { DataError, type DataPath, lineOf, problemIn } from './data-error'

type Source = { file: string; text: string; firstLine?: number }

function messageOf({ code, message }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys') return 'there is no such field'
  if (message.endsWith('received undefined')) return 'is missing'
  return message.replace(/^Invalid (input|option): /, '')
}

/** The value as its schema has it, or a DataError that names every wrong field with its line. */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { file, text, firstLine = 1 }: Source,
): z.infer<Schema> {
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  const problems = checked.error.issues.map((issue) => {
    const unknownField = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const path: DataPath = [...issue.path, ...unknownField]
    const line = lineOf(text, path) + firstLine - 1
    return problemIn(file, line, path, messageOf(issue))
  })
  throw new DataError(problems)
}
