import type { Metadata } from 'next'
import { AddressBookView } from '@/components/accounts/address-book-view'
import { SessionOver } from '@/components/auth/session-expired'
import { listAddresses } from '@/contract/address-book'
import { callAsVisitor } from '@/lib/api/session'
import { account } from '@/lib/messages/accounts'
import { paths } from '@/lib/routes/paths'
import { requireSession, untilSessionOver } from '@/lib/session/require-session'

export const metadata: Metadata = { title: account.addresses.title }

export default async function AddressBookPage() {
  const here = paths.account.addresses()
  await requireSession(here)
  const answer = await untilSessionOver(callAsVisitor(listAddresses))
  if (!answer) return <SessionOver next={here} />
  return (
    <>
      <h1>{account.addresses.title}</h1>
      <AddressBookView addresses={answer.data} />
    </>
  )
}
