import { readFileSync } from 'node:fs'

/** React's own runtime for pages that arrive in parts: definitions, and the names of the calls that may follow them. */
export type ReactRuntime = { definitions: readonly string[] }

const quoted = /'((?:[^'\\\n]|\\.)*)'?|"((?:[^"\\\n]|\\.)*)"?/g
const call = /\$R[CRSX]\("$/

const unescaped = (literal: string) =>
  literal.replace(/\\(x[0-9a-f]{2}|u[0-9a-f]{4}|.)/gi, (_, code: string) => {
    if (/^[xu][0-9a-f]+$/i.test(code))
      return String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return code === 'n' ? '\n' : code
  })

/**
 * Takes the definitions out of the renderer that is installed, so that an update of Next brings its own: what React may
 * write into a page stands as string literals in it.
 */
function readReactRuntime(source: string): ReactRuntime {
  const definitions = new Set<string>()
  for (const [, single, double] of source.matchAll(quoted)) {
    const text = unescaped(single ?? double ?? '').replace(call, '')
    if (/^(?:\$R[A-Z]=|requestAnimationFrame\()/.test(text)) definitions.add(text)
  }
  return { definitions: [...definitions].sort((a, b) => b.length - a.length) }
}

const rendererPath =
  'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'

export const installedReactRuntime = () => readReactRuntime(readFileSync(rendererPath, 'utf8'))

/** Everything in `text` is one JSON value. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push('
/** What the first of them is when it carries nothing else. */
const FLIGHT_OPENING = `${FLIGHT_START}[0])`
const FLIGHT = 'self.__next_f.push('
const END = ')'

/** Next writes these escaped; a script that holds one of them raw was not written by Next. */
const raw = /[<>&\u2028\u2029]/

const between = (text: string, start: string, end: string) =>
  text.startsWith(start) && text.endsWith(end) ? text.slice(start.length, -end.length) : null

/** `[1,"rows"]`, `[3,"base64"]`, `[2,state]`: one part of the page's data. */
function isFlightPart(text: string): boolean {
  const part = jsonOf(text)
  if (!Array.isArray(part) || part.length !== 2) return false
  const [kind, data] = part
  return kind === 2 || ((kind === 1 || kind === 3) && typeof data === 'string')
}

/** A whole call of Next that hands over page data, by a strict parse of its one JSON value. */
export function isFlightCall(script: string): boolean {
  if (raw.test(script)) return false
  const later = between(script, FLIGHT, END)
  if (later !== null) return isFlightPart(later)
  const first = between(script, FLIGHT_START, END)
  if (first === null) return false
  if (first === '[0]') return true
  const state = between(first, `[0]);${FLIGHT}`, '')
  return state !== null && isFlightPart(state)
}

/** The rows of a call that only carries text; null for any other. Two such calls in a row equal one with both texts. */
export function flightRows(script: string): string | null {
  const inner = between(script, FLIGHT, END)
  const part = inner === null ? undefined : jsonOf(inner)
  return Array.isArray(part) && part.length === 2 && part[0] === 1 && typeof part[1] === 'string'
    ? part[1]
    : null
}

const BOOTSTRAP = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
const isChunk = (name: unknown) =>
  typeof name === 'string' && /^static\/chunks\/[\w.~-]+\.js$/.test(name)

/** Turbopack's start: which of the build's own files the page runs on. */
export function isBootstrapCall(script: string): boolean {
  const inner = between(script, BOOTSTRAP, ');')
  const start = inner === null ? undefined : jsonOf(inner)
  if (typeof start !== 'object' || start === null) return false
  const { otherChunks, runtimeModuleIds, ...rest } = start as Record<string, unknown>
  return (
    Array.isArray(otherChunks) &&
    otherChunks.every(isChunk) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(
      (id) => typeof id === 'number' || isChunk(id) || /^[\w-]+$/.test(String(id)),
    ) &&
    Object.keys(rest).length === 0
  )
}

const reactCall = /^;*\$R[CRSX]\((.+)\)$/

/** React's calls that put a late part of the page in its place: any of its own definitions, then one call with plain JSON. */
export function isReactCall(script: string, { definitions }: ReactRuntime): boolean {
  let rest = script
  for (let found: string | undefined = rest; found !== undefined && rest !== ''; ) {
    found = definitions.find((definition) => rest.startsWith(definition))
    rest = rest.slice(found?.length ?? 0)
  }
  if (rest === '') return script !== ''
  const args = reactCall.exec(rest)?.[1]
  const values = args === undefined ? undefined : jsonOf(`[${args}]`)
  return Array.isArray(values) && typeof values[0] === 'string'
}
