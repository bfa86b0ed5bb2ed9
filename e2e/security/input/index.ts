import { browserStorage } from '@/e2e/security/input/browser-storage'
import { deepJson } from '@/e2e/security/input/deep-json'
import { generatedCalls } from '@/e2e/security/input/generated-calls'
import { headerInjection } from '@/e2e/security/input/header-injection'
import { hostileBodies } from '@/e2e/security/input/hostile-bodies'
import { hostilePaths } from '@/e2e/security/input/hostile-paths'
import { hostileQueries } from '@/e2e/security/input/hostile-queries'
import { hostileUpstream } from '@/e2e/security/input/hostile-upstream'
import { quantityValues } from '@/e2e/security/input/quantity-values'
import { regularExpressions } from '@/e2e/security/input/regular-expressions'
import { sqlInjection } from '@/e2e/security/input/sql-injection'
import { storedTexts } from '@/e2e/security/input/stored-texts'
import { tampering } from '@/e2e/security/input/tampering'
import type { Check } from '@/e2e/support/check'

export const input: readonly Check[] = [
  generatedCalls,
  hostilePaths,
  hostileQueries,
  hostileUpstream,
  headerInjection,
  hostileBodies,
  deepJson,
  quantityValues,
  tampering,
  storedTexts,
  sqlInjection,
  regularExpressions,
  browserStorage,
]
