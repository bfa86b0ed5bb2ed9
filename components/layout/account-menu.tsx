'use client'

import type { ReactNode } from 'react'
import { personalNavItems } from '@/components/layout/personal-nav-items'
import { Menu } from '@/components/ui/menu'
import type { Role } from '@/contract/auth'
import { visibleTo } from '@/lib/auth/permissions'
import { layout } from '@/lib/messages/layout'
import styles from './user-menu.module.css'

export type AccountMenuProps = { trigger: ReactNode; roles: readonly Role[] }

/** The account menu under the person's name. */
export const AccountMenu = ({ trigger, roles }: AccountMenuProps) => (
  <Menu
    label={layout.user.label}
    items={visibleTo(personalNavItems, roles).filter(({ section }) => section !== 'cart')}
    triggerClassName={styles.trigger}
    trigger={trigger}
  />
)
