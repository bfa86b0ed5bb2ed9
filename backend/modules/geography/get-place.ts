import { findPlace } from '@/backend/modules/shipping/shipping-queries'
import { shippingTexts } from '@/backend/modules/shipping/texts'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'

/** The ward a person has chosen, with its district and city; it must be one of the form's. */
export async function getPlace({ db, config }: Pick<Context, 'db' | 'config'>, wardId: number) {
  const place = await findPlace(db, config.adminScheme, wardId)
  if (!place) throw new HttpError(400, shippingTexts.wardUnknown)
  return place
}
