import { at, type Commands, changeText } from '@/backend/shop-cli/commands/command'

export const pageCommands: Commands = {
  usage: `
  page <tên> [--title "…"] [--description "…"] [--content tệp.html] [--show]`,
  parse: ([command, slug, ...rest], values) =>
    command === 'page' && slug && rest.length === 0
      ? changeText(at('pages', slug), values, 'description')
      : null,
}
