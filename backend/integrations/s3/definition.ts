import { z } from 'zod'
import { defineIntegration } from '@/backend/platform/integrations/define-integration'
import { inEnvironment } from '@/backend/platform/integrations/fields'

/** Its client is `backend/platform/media/bucket-store.ts`, which the platform itself opens. */
export const s3 = defineIntegration({
  id: 'media',
  kind: 'storage',
  name: 'Kho ảnh và tệp (S3)',
  title: 'A bucket',
  about: 'where pictures and films lie, in any S3-compatible store; without it under DATA_DIR',
  fields: {
    url: {
      ...inEnvironment('MEDIA_URL', {
        label: 'Bucket',
        environmentExample: 'https://s3.example/sach/media',
        note: 'a folder in the bucket may stand in it',
      }),
      isBaseAddress: true,
      environment: z.url({ protocol: /^https?$/ }),
    },
    accessKey: { ...inEnvironment('MEDIA_ACCESS_KEY', { label: 'Access key' }), isSecret: true },
    secretKey: { ...inEnvironment('MEDIA_SECRET_KEY', { label: 'Secret key' }), isSecret: true },
    region: {
      ...inEnvironment('MEDIA_REGION', { label: 'Region' }),
      isOptional: true,
      usual: 'us-east-1',
    },
  },
})
