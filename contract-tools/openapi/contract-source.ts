import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod/mini'

const folder = new URL('../../contract/', import.meta.url)

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** One file of the contract as it is written, and what it exports. */
export type ContractFile = { name: string; text: string; schemas: Record<string, z.ZodMiniType> }

/** Every file of the contract, so that a new one needs to be named nowhere. */
export async function readContract(): Promise<ContractFile[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:(?:shop|staff)\/)?[a-z-]+\.ts$/.test(name),
  )
  return Promise.all(
    names.sort().map(async (name) => {
      const file = fileURLToPath(new URL(name, folder))
      const module = (await import(file)) as Record<string, unknown>
      const schemas = Object.fromEntries(
        Object.entries(module).filter((entry): entry is [string, z.ZodMiniType] =>
          isSchema(entry[1]),
        ),
      )
      return { name: name.replace(/\.ts$/, ''), text: readFileSync(file, 'utf8'), schemas }
    }),
  )
}
