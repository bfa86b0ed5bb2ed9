'use client'

import type { ReactNode } from 'react'
import { personalEntries } from '@/components/layout/personal-nav-items'
import { Menu } from '@/components/ui/menu'
import type { Role } from '@/contract/auth'
import { visibleTo } from '@/lib/auth/permissions'
import { chrome } from '@/lib/messages/layout'

export type AccountMenuProps = { trigger: ReactNode; roles: readonly Role[] }

/** The ways into the account, under the visitor's name. */
export const AccountMenu = ({ trigger, roles }: AccountMenuProps) => (
  <Menu
    label={chrome.user.label}
    items={visibleTo(personalEntries, roles).filter(({ section }) => section !== 'cart')}
    triggerClassName="user-trigger"
    trigger={trigger}
  />
)
