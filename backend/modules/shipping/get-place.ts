import type { Context } from '@/backend/context'
import { accountTexts } from '@/backend/modules/auth/texts'
import { findPlace } from '@/backend/modules/shipping/shipping-queries'
import { Refusal } from '@/backend/platform/http/http-error'

/** The ward a person has chosen, with its district and city; it must be one of the form's. */
export async function knownPlace({ db, config }: Pick<Context, 'db' | 'config'>, wardId: number) {
  const place = await findPlace(db, config.adminScheme, wardId)
  if (!place) throw new Refusal(400, accountTexts.wardUnknown)
  return place
}
