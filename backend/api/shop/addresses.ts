import {
  type AddressRow,
  accountTexts,
  addAddressRow,
  changeAddressRow,
  countAddresses,
  findAddressRow,
  listAddressRows,
  lockAddressBook,
  makeDefault,
  removeAddressRow,
} from '@/backend/modules/accounts'
import { getPlace } from '@/backend/modules/geography'
import { callerOf, type Handler } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/shop/address-book'
import type { UserAddress } from '@/contract/shop/address-book'

const MOST = 20

const wire = (row: AddressRow): UserAddress => ({
  addressId: row.id,
  name: row.receiverName,
  phone: row.phone,
  address: row.address,
  wardId: row.wardId,
  wardName: row.wardName,
  districtId: row.districtId,
  // A former district only groups wards in the form: no address is printed with it.
  districtName: row.isLegacyGroup ? '' : row.districtName,
  cityId: row.cityId,
  cityName: row.cityName,
  isDefault: row.isDefault,
})

async function answerOf(tx: Tx, userId: number, id: number) {
  const row = await findAddressRow(tx, userId, id)
  if (!row) throw notFound()
  return { data: wire(row) }
}

export const listAddresses: Handler<typeof calls.listAddresses> = async (_, context) => {
  const rows = await listAddressRows(context.db, callerOf(context).userId)
  return { data: rows.map(wire) }
}

export const getAddress: Handler<typeof calls.getAddress> = async ({ params }, context) => {
  const row = await findAddressRow(context.db, callerOf(context).userId, params.id)
  if (!row) throw notFound()
  return { data: wire(row) }
}

const draftOf = ({
  name,
  phone,
  address,
  wardId,
}: {
  name: string
  phone: string
  address: string
  wardId: number
}) => ({ receiverName: name, phone, address, wardId })

export const addAddress: Handler<typeof calls.addAddress> = async ({ body }, context) => {
  const { userId } = callerOf(context)
  await getPlace(context, body.wardId)
  return transact(context.db, async (tx) => {
    await lockAddressBook(tx, userId)
    const known = await countAddresses(tx, userId)
    if (known >= MOST) throw new HttpError(409, accountTexts.addressesFull)
    const id = await addAddressRow(tx, userId, draftOf(body))
    if (known === 0 || body.isDefault) await makeDefault(tx, userId, id)
    return answerOf(tx, userId, id)
  })
}

/** The default stays the default until another one is: an address book is never without. */
export const changeAddress: Handler<typeof calls.changeAddress> = async (
  { params, body },
  context,
) => {
  const { userId } = callerOf(context)
  await getPlace(context, body.wardId)
  return transact(context.db, async (tx) => {
    await lockAddressBook(tx, userId)
    if (!(await changeAddressRow(tx, userId, params.id, draftOf(body)))) throw notFound()
    if (body.isDefault) await makeDefault(tx, userId, params.id)
    return answerOf(tx, userId, params.id)
  })
}

/** When the default goes, the newest of the others takes its place. */
export const removeAddress: Handler<typeof calls.removeAddress> = async ({ params }, context) => {
  const { userId } = callerOf(context)
  await transact(context.db, async (tx) => {
    await lockAddressBook(tx, userId)
    if (!(await removeAddressRow(tx, userId, params.id))) throw notFound()
    const [first] = await listAddressRows(tx, userId)
    if (first && !first.isDefault) await makeDefault(tx, userId, first.id)
  })
  return { successMessage: accountTexts.addressRemoved }
}
