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

/** The same for every visitor; cart number, greeting and menus fill in afterwards. */
export function SiteHeader({ wordmark }: { wordmark: ReactNode }) {
  return (
    <>
      <a href="#noi-dung" className="skip-link">
        {layout.skip}
      </a>
      <header className="site-header">
        <div className="wrap-wide site-header-row">
          <button
            type="button"
            className={iconButtonClass('only-narrow no-print')}
            popoverTarget={NAVIGATION_ID}
            aria-label={layout.navigation.open}
          >
            <Icon name="menu" size={24} />
          </button>
          {wordmark}
          <button
            type="button"
            className="search-trigger no-print"
            popoverTarget={SEARCH_ID}
            aria-label={search.openBox}
          >
            <Icon name="search" />
            <span>{search.placeholder}</span>
          </button>
          <div className="site-header-end no-print">
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
