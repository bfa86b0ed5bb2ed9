import type { Check } from '@/server/battery/check'
import { slowClients, spike } from '@/server/battery/load/crowds'
import { hostileMix } from '@/server/battery/load/hostile-mix'
import { soak } from '@/server/battery/load/soak'
import { twoDoors } from '@/server/battery/load/two-doors'

export const load: readonly Check[] = [spike, hostileMix, slowClients, twoDoors, soak]
