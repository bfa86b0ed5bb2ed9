import type { z } from 'zod'
import { checkFields } from './check-fields'
import { DataError, problemIn } from './data-error'
import { readText } from './read-text'

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    const line = text.slice(0, position).split('\n').length
    throw new DataError([
      problemIn(file, line, [], `this is no JSON: ${message.split(/ in JSON| at position/)[0]}`),
    ])
  }
}

/** The records of a JSON text by their schema. */
export const checkJson = <Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.infer<Schema> => checkFields(schema, parseJson(file, text), { file, text })

/** Reads a file of records below `data/`. */
export const readJson = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  checkJson(file, readText(file), schema)
