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
  const [message = ''] = error.message.split('\n')
  throw new DataError([problemIn(file, line, [], message)])
}

/** Reads a text with front matter, below `data/`: its fields by their schema, and the text as HTML. */
export function readMarkdown<Schema extends z.ZodType<Record<string, unknown>>>(
  file: string,
  schema: Schema,
): z.infer<Schema> & { html: string } {
  const [, head, body = ''] = FRONT_MATTER.exec(readText(file)) ?? []
  if (head === undefined)
    throw new DataError([problemIn(file, 1, [], 'begins with no front matter between two “---”')])
  const fields = checkFields(schema, parseFrontMatter(file, head), {
    file,
    text: head,
    firstLine: 2,
  })
  return { ...fields, html: markdownToHtml(body) }
}
