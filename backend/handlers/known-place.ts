import type { Context } from '@/backend/context'
import { accountTexts } from '@/backend/messages/account'
import { Refusal } from '@/backend/refusal'
import { findPlace } from '@/backend/store/queries/order-ship'

/** The ward a person has chosen, with its district and city; it must be one of the form's. */
export async function knownPlace({ db, config }: Pick<Context, 'db' | 'config'>, wardId: number) {
  const place = await findPlace(db, config.adminScheme, wardId)
  if (!place) throw new Refusal(400, accountTexts.wardUnknown)
  return place
}
