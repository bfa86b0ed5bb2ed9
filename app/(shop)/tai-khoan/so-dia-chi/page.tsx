import type { Metadata } from 'next'
import { AddressBookView } from '@/components/accounts/address-book-view'
import { SessionExpired } from '@/components/auth/session-expired'
import { listAddresses } from '@/contract/shop/address-book'
import { callWithSession } from '@/lib/api/session'
import { accounts } from '@/lib/messages/accounts'
import { paths } from '@/lib/routes/paths'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

export const metadata: Metadata = { title: accounts.addresses.title }

export default async function AddressBookPage() {
  const here = paths.account.addresses()
  await requireSession(here)
  const answer = await untilSessionOver(callWithSession(listAddresses))
  if (!answer) return <SessionExpired next={here} />
  return (
    <>
      <h1>{accounts.addresses.title}</h1>
      <AddressBookView addresses={answer.data} />
    </>
  )
}
