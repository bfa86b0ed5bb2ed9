import { at, type Commands, changeText } from '@/backend/shop-cli/commands/command'

export const newsCommands: Commands = {
  usage: `
  news <id> [--title "…"] [--summary "…"] [--content tệp.html] [--show | --hide]`,
  parse: ([command, id, ...rest], values) =>
    command === 'news' && id && rest.length === 0
      ? changeText(at('news', id), values, 'summary')
      : null,
}
