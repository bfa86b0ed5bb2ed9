'use client'

import { lazy, Suspense } from 'react'
import { useCurrentUser } from '@/components/layout/use-current-user'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { isAllowed } from '@/lib/auth/permissions'
import { layout } from '@/lib/messages/layout'
import { paths } from '@/lib/routes/paths'
import styles from './user-menu.module.css'

const texts = layout.user

// Loaded for signed-in people; until then, or offline, the button links to the account.
const AccountMenu = lazy(() =>
  import('@/components/layout/account-menu').then(
    ({ AccountMenu: loaded }) => ({ default: loaded }),
    () => ({ default: AccountLink }),
  ),
)

const AccountLink = () => (
  <a href={paths.account.home()} className={styles.trigger}>
    <Icon name="user" />
    <span>{texts.account}</span>
    <Icon name="down" size={16} />
  </a>
)

/** Guests see a sign-in button; signed-in people a greeting and the account menu. */
export function UserMenu() {
  const user = useCurrentUser()
  if (isAllowed('onlyGuest', user.roles))
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
  return (
    <div className={styles.menu}>
      <Suspense fallback={<AccountLink />}>
        <AccountMenu {...user} />
      </Suspense>
    </div>
  )
}
