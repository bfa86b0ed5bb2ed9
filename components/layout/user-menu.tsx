'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import type { AccountMenuProps } from '@/components/layout/account-menu'
import { useCurrentUser } from '@/components/layout/use-current-user'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { isAllowed } from '@/lib/auth/permissions'
import { shortName } from '@/lib/format/name'
import { layout } from '@/lib/messages/layout'
import { paths } from '@/lib/routes/paths'
import styles from './user-menu.module.css'

const texts = layout.user

// Loaded for signed-in people; until then, or offline, the button links to the account.
const AccountMenu = lazy(() =>
  import('@/components/layout/account-menu').then(
    (found): { default: ComponentType<AccountMenuProps> } => ({ default: found.AccountMenu }),
    () => ({ default: AccountLink }),
  ),
)

const AccountLink = ({ trigger }: AccountMenuProps) => (
  <a href={paths.account.home()} className={styles.trigger}>
    {trigger}
  </a>
)

/** Guests see a sign-in button; signed-in people a greeting and the account menu. */
export function UserMenu() {
  const { roles, name, photo } = useCurrentUser()
  if (isAllowed('onlyGuest', roles))
    return (
      <div className={styles.menu} data-guest="">
        <LinkButton href={paths.login()} variant="text" data-dialog="login">
          {texts.login}
        </LinkButton>
        <LinkButton href={paths.login()} variant="quiet" data-dialog="register">
          {texts.register}
        </LinkButton>
      </div>
    )
  const trigger = (
    <>
      {name ? <Avatar name={name} photo={photo} /> : <Icon name="user" />}
      <span>{name ? texts.greeting(shortName(name)) : texts.account}</span>
      <Icon name="down" size={16} />
    </>
  )
  return (
    <div className={styles.menu}>
      <Suspense fallback={<AccountLink trigger={trigger} roles={roles} />}>
        <AccountMenu trigger={trigger} roles={roles} />
      </Suspense>
    </div>
  )
}
