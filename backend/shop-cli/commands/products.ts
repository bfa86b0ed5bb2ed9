import {
  at,
  type Commands,
  given,
  htmlOf,
  numberOf,
  shownOf,
  textOf,
} from '@/backend/shop-cli/commands/command'

export const productCommands: Commands = {
  usage: `
  product <id> [--price 50000] [--sale-price 41000] [--stock 7] [--show | --hide]
               [--title "…"] [--content tệp.html]`,
  parse: ([command, id, ...rest], values) => {
    if (command !== 'product' || !id || rest.length > 0) return null
    return {
      method: 'PATCH',
      path: at('products', id),
      body: given({
        price: numberOf(values, 'price'),
        priceSale: numberOf(values, 'sale-price'),
        stock: numberOf(values, 'stock'),
        isActive: shownOf(values),
        productName: textOf(values, 'title'),
        description: htmlOf(values),
      }),
    }
  },
}
