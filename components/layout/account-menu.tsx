'use client'

import { personalNavItems } from '@/components/layout/personal-nav-items'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import type { Role } from '@/contract/shop/auth'
import { visibleTo } from '@/lib/auth/permissions'
import { shortName } from '@/lib/format/name'
import { layout } from '@/lib/messages/layout'
import styles from './user-menu.module.css'

const texts = layout.user

type Props = { name: string; photo: string | null; roles: readonly Role[] }

/** The account menu under the person's name. */
export const AccountMenu = ({ name, photo, roles }: Props) => (
  <Menu
    label={texts.label}
    items={visibleTo(personalNavItems, roles).filter(({ section }) => section !== 'cart')}
    triggerClassName={styles.trigger}
    trigger={
      <>
        {name ? <Avatar name={name} photo={photo} /> : <Icon name="user" />}
        <span>{name ? texts.greeting(shortName(name)) : texts.account}</span>
        <Icon name="down" size={16} />
      </>
    }
  />
)
