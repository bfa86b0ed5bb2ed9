import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** A query's values are customers' data: Drizzle writes them below its message, PostgreSQL quotes the one it could not read. */
const withoutValues = (message: string) =>
  message.replace(/\nparams: [\s\S]*/, '').replace(/^(invalid [^:]*): "[\s\S]*/, '$1')

const frames = (stack = '') => stack.split('\n').filter((line) => /^ +at /.test(line))

const facts = ['code', 'constraint', 'table', 'column', 'routine', 'errno', 'syscall'] as const
const DEEPEST = 5

/** An error as far as the log may know it: what it is called, what it says, where it was; nothing it carries along. */
function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error) || depth > DEEPEST) return typeof error
  const known = Object.entries(error).filter(([name]) => facts.some((fact) => fact === name))
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...Object.fromEntries(known),
    stack: frames(error.stack).join('\n'),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause, depth + 1) }),
  }
}

/** Lines of JSON. Whatever somebody logs, passwords, tokens and the values of a failed query stay out of them. */
export const createLog = (
  level: NonNullable<LoggerOptions['level']>,
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      level,
      base: { part: 'backend' },
      redact: ['authorization', '*.authorization', '*.password', '*.Password', '*.token'],
      serializers: { err: (error: unknown) => errorForLog(error) },
    },
    ...(destination ? [destination] : []),
  )
