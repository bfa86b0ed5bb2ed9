import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CartBadge } from '@/components/layout/cart-badge'
import { HeaderPanels } from '@/components/layout/header-panels'
import { NAVIGATION_ID, SiteNavigation } from '@/components/layout/site-navigation'
import { UserMenu } from '@/components/layout/user-menu'
import { SEARCH_ID, SearchPopover } from '@/components/search/search-popover'
import { iconButtonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { layout } from '@/lib/messages/layout'
import { search } from '@/lib/messages/search'
import { paths } from '@/lib/routes/paths'
import styles from './site-header.module.css'

/** The same for every visitor; cart badge, greeting and menus fill in after hydration. */
export function SiteHeader({ wordmark }: { wordmark: ReactNode }) {
  return (
    <>
      <a href="#noi-dung" className={styles.skipLink}>
        {layout.skip}
      </a>
      <header className={styles.header}>
        <div className={clsx(styles.row, 'wrap-wide')}>
          <button
            type="button"
            className={iconButtonClass('lg:hidden print:hidden')}
            popoverTarget={NAVIGATION_ID}
            aria-label={layout.navigation.open}
          >
            <Icon name="menu" size={24} />
          </button>
          {wordmark}
          <button
            type="button"
            className={clsx(styles.searchTrigger, 'print:hidden')}
            popoverTarget={SEARCH_ID}
            aria-label={search.openBox}
          >
            <Icon name="search" />
            <span>{search.placeholder}</span>
          </button>
          <div className={clsx(styles.end, 'print:hidden')}>
            <HeaderPanels />
            <a href={paths.cart()} className={iconButtonClass()}>
              <Icon name="cart" size={24} />
              <span className="sr-only">{layout.cart.label}</span>
              <CartBadge />
            </a>
            <UserMenu />
          </div>
        </div>
        <SearchPopover />
      </header>
      <SiteNavigation />
    </>
  )
}
