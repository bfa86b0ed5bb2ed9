import { parseSync } from 'oxc-parser'
import type { ContractFile } from '@/contract-tools/openapi/contract-source'

/** The parts of a syntax tree's node that tell where a comment belongs. */
type Node = {
  type: string
  start: number
  name?: string
  key?: Node & { value?: unknown }
  value?: Node
  argument?: Node
  declaration?: Node
  declarations?: { id: Node; init: Node | null }[]
  specifiers?: { local: Node; imported?: Node }[]
  properties?: Node[]
}

type Declared = { file: string; start: number; init: Node }
type Comment = { start: number; end: number; text: string }

/** What is said of a schema or a field, and values it may have: `@example 38000`, each as JSON. */
export type Doc = { description: string; examples: readonly unknown[] }

const EXAMPLE = /@example (.+?)(?=\s*@example |\s*$)/gm

function readExample(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(`An example is written as JSON: @example ${json}`)
  }
}

/** A comment without its signs, on one line. */
function docOf(comment: string): Doc {
  const text = comment.replace(/^\*/, '').replace(/^\s*\* ?/gm, '')
  return {
    description: text.replace(EXAMPLE, '').replace(/\s+/g, ' ').trim(),
    examples: [...text.matchAll(EXAMPLE)].map(([, json = '']) => readExample(json)),
  }
}

function commentBefore(start: number, text: string, comments: readonly Comment[]) {
  const last = comments.findLast(({ end }) => end <= start)
  return last && text.slice(last.end, start).trim() === '' ? docOf(last.text) : undefined
}

/** What is written above each schema of the contract and above each of its fields. */
export class DocComments {
  readonly #declared = new Map<string, Declared>()
  readonly #texts = new Map<string, { text: string; comments: Comment[] }>()

  constructor(files: readonly ContractFile[]) {
    for (const { name, text } of files) {
      const { program, comments } = parseSync(`${name}.ts`, text)
      const docs = comments
        .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
        .map(({ start, end, value }) => ({ start, end, text: value }))
      this.#texts.set(name, { text, comments: docs })
      for (const node of program.body as unknown as Node[]) this.#declare(name, node)
    }
  }

  #declare(file: string, node: Node) {
    const { declarations = [] } = node.declaration ?? node
    for (const { id, init } of declarations) {
      // Names are unique over the contract's exports; a private one of the same name belongs to its own file.
      if (!init) continue
      const declared = { file, start: node.start, init }
      this.#declared.set(`${file}:${id.name}`, declared)
      if (!node.declaration) continue
      this.#declared.set(`:${id.name}`, declared)
      // The calls of a group, such as `staffVouchers.list`.
      for (const { key, value, start } of init.properties ?? [])
        if (value) this.#declared.set(`:${id.name}.${key?.name}`, { file, start, init: value })
    }
  }

  #find = (file: string, name = '') =>
    this.#declared.get(`${file}:${name}`) ?? this.#declared.get(`:${name}`)

  #comment(file: string, start: number) {
    const source = this.#texts.get(file)
    return source && commentBefore(start, source.text, source.comments)
  }

  /** The comment above an exported schema or call. */
  ofName(name: string): Doc | undefined {
    const declared = this.#declared.get(`:${name}`)
    return declared && this.#comment(declared.file, declared.start)
  }

  /** Comments of fields by the names that lead to them, such as `cartDetails.error`. */
  fieldsOf(name: string, orElse = name): Map<string, Doc> {
    const found = new Map<string, Doc>()
    const declared = this.#declared.get(`:${name}`) ?? this.#declared.get(`:${orElse}`)
    if (declared) this.#walk(declared.init, declared.file, [], found, [name])
    return found
  }

  #walk(node: unknown, file: string, path: string[], found: Map<string, Doc>, seen: string[]) {
    if (Array.isArray(node)) {
      for (const one of node) this.#walk(one, file, path, found, seen)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const given = node as Node
    if (given.type === 'Identifier') this.#follow(given, file, path, found, seen)
    else if (given.type === 'Property') this.#field(given, file, path, found, seen)
    else if (given.type !== 'ArrowFunctionExpression') {
      for (const part of Object.values(given)) this.#walk(part, file, path, found, seen)
    }
  }

  /** Those of the schema that a field is; what is said of it there is not said of the field. */
  #examplesOf(file: string, value: Node | undefined): Doc | undefined {
    const schema = value?.type === 'Identifier' ? this.#find(file, value.name) : undefined
    const doc = schema && this.#comment(schema.file, schema.start)
    return doc && { description: '', examples: doc.examples }
  }

  #follow(node: Node, file: string, path: string[], found: Map<string, Doc>, seen: string[]) {
    const next = this.#find(file, node.name)
    if (!next || seen.includes(node.name ?? '')) return
    this.#walk(next.init, next.file, path, found, [...seen, node.name ?? ''])
  }

  #field(node: Node, file: string, path: string[], found: Map<string, Doc>, seen: string[]) {
    const names = [...path, String(node.key?.name ?? node.key?.value)]
    const doc = this.#comment(file, node.start) ?? this.#examplesOf(file, node.value)
    if (doc && !found.has(names.join('.'))) found.set(names.join('.'), doc)
    this.#walk(node.value, file, names, found, seen)
  }
}
