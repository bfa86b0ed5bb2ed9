import { expect, test } from '@jest/globals'
import { isBuilderPath } from '@/server/html/next-protocol'

test.each([
  ['/_next/x', true],
  ['/__nextjs_x', true],
  ['/x/_next', false],
  ['/___next', false],
])('%s belongs to the builder: %s', (path, isIts) => expect(isBuilderPath(path)).toBe(isIts))
