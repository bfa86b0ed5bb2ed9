import { examRoom } from '@/e2e/load/exam-room'
import { flashSale } from '@/e2e/load/flash-sale'
import { hostileMix } from '@/e2e/load/hostile-mix'
import { largeImport } from '@/e2e/load/large-import'
import { oneRenewal } from '@/e2e/load/one-renewal'
import { pipelinedReaders } from '@/e2e/load/pipelined-readers'
import { signInRush } from '@/e2e/load/sign-in-rush'
import { soak } from '@/e2e/load/soak'
import { slowClients, trafficSpike } from '@/e2e/load/traffic-spike'
import { twoGateways } from '@/e2e/load/two-gateways'
import type { Check } from '@/e2e/support/check'

export const load: readonly Check[] = [
  trafficSpike,
  hostileMix,
  slowClients,
  signInRush,
  examRoom,
  flashSale,
  largeImport,
  pipelinedReaders,
  twoGateways,
  oneRenewal,
  soak,
]
