import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { checkFields } from './check-fields'
import { DataError, problemIn } from './data-error'
import { markdownToHtml } from './markdown'
import { readText } from './read-text'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

function parseFrontMatter(file: string, text: string): unknown {
  const document = parseDocument(text, { lineCounter: new LineCounter() })
  const [error] = document.errors
  if (!error) return document.toJS()
  const line = (error.linePos?.[0].line ?? 1) + 1
  const [message = ''] = error.message.split(/ at line|\n/)
  throw new DataError([problemIn(file, line, [], message)])
}

type Fields = z.ZodType<Record<string, unknown>>

/** The fields of a text with front matter, by their schema, and the text as HTML. */
export function checkMarkdown<Schema extends Fields>(
  file: string,
  source: string,
  schema: Schema,
): z.infer<Schema> & { html: string } {
  const [, head, body = ''] = FRONT_MATTER.exec(source) ?? []
  if (head === undefined)
    throw new DataError([problemIn(file, 1, [], 'begins with no front matter between two “---”')])
  const value = parseFrontMatter(file, head)
  const fields = checkFields(schema, value, { file, text: head, firstLine: 2 })
  return { ...fields, html: markdownToHtml(body) }
}

/** Reads a text with front matter below `data/`. */
export const readMarkdown = <Schema extends Fields>(file: string, schema: Schema) =>
  checkMarkdown(file, readText(file), schema)
