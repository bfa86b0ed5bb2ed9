import { z } from 'zod'
import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { inEnvironment } from '@/backend/platform/integrations/fields'

export const facebookIntegration = defineIntegration({
  id: 'facebook',
  kind: 'sign-in',
  name: 'Facebook',
  title: 'Facebook',
  about: 'sign-in with Facebook',
  fields: {
    appId: inEnvironment('FACEBOOK_CLIENT_ID', { label: 'App ID' }),
    secret: {
      ...inEnvironment('FACEBOOK_CLIENT_SECRET', { label: 'App secret' }),
      isSecret: true,
    },
    graphUrl: {
      ...inEnvironment('FACEBOOK_GRAPH_URL', { label: 'Graph API' }),
      isOptional: true,
      isBaseAddress: true,
      usual: 'https://graph.facebook.com',
      environment: z.url(),
    },
  },
})

export type FacebookSettings = AccountOf<typeof facebookIntegration>
