import { addToCart as add, buyNow as buy } from '@/components/cart/use-cart-contents'
import { rememberBook } from '@/lib/catalog/recent-books'

// This loads once a page has been looked at for a moment: the title it shows counts as seen, and the page's first scripts hold nothing of it.
rememberBook(window.location.pathname, document.querySelector('h1')?.textContent)

export const addToCart = add
export const buyNow = buy
