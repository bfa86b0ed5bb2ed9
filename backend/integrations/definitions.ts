import { integrations } from '@/backend/integrations/listed-definitions'
import type { AccountsOf } from '@/backend/platform/integrations/define-integration'

/** Every integration, in the order in which the office shows them: `npm run integrations` lists the folders. */
export { integrations }

declare module '@/backend/platform/settings' {
  interface Accounts extends AccountsOf<typeof integrations> {}
}
