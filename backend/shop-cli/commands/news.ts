import {
  at,
  type Commands,
  given,
  htmlOf,
  shownOf,
  textOf,
} from '@/backend/shop-cli/commands/command'

export const newsCommands: Commands = {
  usage: `
  news <id> [--title "…"] [--summary "…"] [--content tệp.html] [--show | --hide]`,
  parse: ([command, id, ...rest], values) => {
    if (command !== 'news' || !id || rest.length > 0) return null
    return {
      method: 'PATCH',
      path: at('news', id),
      isText: true,
      body: given({
        title: textOf(values, 'title'),
        summary: textOf(values, 'summary'),
        content: htmlOf(values),
        isPublished: shownOf(values),
      }),
    }
  },
}
