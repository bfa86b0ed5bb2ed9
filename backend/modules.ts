/** What each layer may use: itself and those in the lines above it. Layers of one line know nothing of each other. */
export const layers = [
  ['platform'],
  ['modules'],
  ['integrations', 'read-models'],
  ['workflows'],
  ['api'],
  ['app'],
] as const

/** The modules, lowest first: each may use those above it in this list. A module owns the tables of its `tables.ts`. */
export const modules = [
  'geography',
  'accounts',
  'settings',
  'auth',
  'privacy',
  'search',
  'media',
  'catalog',
  'orders',
  'phone-messages',
  'stock',
  'reviews',
  'promotions',
  'shipping',
  'parcels',
  'returns',
  'imports',
  'payments',
  'invoices',
  'learning',
  'cart',
  'exams',
  'textbooks',
  'content',
  // What befalls an order in several workflows: it is paid, cancelled, moved on, its copies come back.
  'order-lifecycle',
] as const
