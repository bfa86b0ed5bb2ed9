import { findPlace } from '@/backend/modules/geography/find-place'
import { geographyTexts } from '@/backend/modules/geography/texts'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'

/** The ward a person has chosen, with its district and city; it must be one of the form's. */
export async function getPlace({ db, config }: Pick<Context, 'db' | 'config'>, wardId: number) {
  const place = await findPlace(db, config.adminScheme, wardId)
  if (!place) throw new HttpError(400, geographyTexts.wardUnknown)
  return place
}
