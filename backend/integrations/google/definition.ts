import { z } from 'zod'
import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { inEnvironment } from '@/backend/platform/integrations/fields'

export const googleIntegration = defineIntegration({
  id: 'google',
  kind: 'sign-in',
  name: 'Google',
  title: 'Google',
  about: 'sign-in with Google; the storefront needs GOOGLE_CLIENT_SECRET too',
  fields: {
    clientId: inEnvironment('GOOGLE_CLIENT_ID', { label: 'Client ID' }),
    issuer: {
      ...inEnvironment('GOOGLE_ISSUER', {
        label: 'Issuer',
        note: 'another provider that speaks OpenID Connect',
      }),
      isOptional: true,
      environment: z.url(),
    },
  },
})

export type GoogleSettings = AccountOf<typeof googleIntegration>
