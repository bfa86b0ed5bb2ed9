import type { Check } from '@/server/battery/check'
import { browserJunk } from '@/server/battery/input/browser-junk'
import { databaseTexts } from '@/server/battery/input/database-texts'
import { deepJson } from '@/server/battery/input/deep-json'
import { generatedCalls } from '@/server/battery/input/generated-calls'
import { headerInjection } from '@/server/battery/input/header-injection'
import { hostileBodies } from '@/server/battery/input/hostile-bodies'
import { hostilePaths } from '@/server/battery/input/hostile-paths'
import { hostileQueries } from '@/server/battery/input/hostile-queries'
import { hostileUpstream } from '@/server/battery/input/hostile-upstream'
import { keptTexts } from '@/server/battery/input/kept-texts'
import { quantities } from '@/server/battery/input/quantities'
import { regularExpressions } from '@/server/battery/input/regular-expressions'
import { tampering } from '@/server/battery/input/tampering'

export const input: readonly Check[] = [
  generatedCalls,
  hostilePaths,
  hostileQueries,
  hostileUpstream,
  headerInjection,
  hostileBodies,
  deepJson,
  quantities,
  tampering,
  keptTexts,
  databaseTexts,
  regularExpressions,
  browserJunk,
]
