import { z } from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'

const uuid = '0199f0a0-0000-7000-8000-000000000001'
const values = [
  '12',
  'TET2027',
  'news',
  uuid,
  'shop',
  'table',
  'momo',
  'mail',
  'm-toan-1',
  'home',
  'mails',
]

/** An endpoint's path with parameters that its schema takes. */
export const concretePath = ({ path, params }: Endpoint): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = params?.shape[name]
    const fitting = values.find((value) => schema && z.safeParse(schema, value).success)
    if (fitting === undefined) throw new Error(`no value here fits ${name} of ${path}`)
    return fitting
  })
