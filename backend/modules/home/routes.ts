import type { HandlersOf } from '@/backend/context'
import { quickPanel } from '@/backend/modules/home/quick-panel'

export const homeRoutes: HandlersOf<'home'> = {
  getQuickPanel: () => ({ data: quickPanel }),
}
