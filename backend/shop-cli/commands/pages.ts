import {
  at,
  type Commands,
  given,
  htmlOf,
  shownOf,
  textOf,
} from '@/backend/shop-cli/commands/command'

export const pageCommands: Commands = {
  usage: `
  page <tên> [--title "…"] [--description "…"] [--content tệp.html] [--show]`,
  parse: ([command, slug, ...rest], values) => {
    if (command !== 'page' || !slug || rest.length > 0) return null
    return {
      method: 'PATCH',
      path: at('pages', slug),
      isText: true,
      body: given({
        title: textOf(values, 'title'),
        description: textOf(values, 'description'),
        content: htmlOf(values),
        isPublished: shownOf(values),
      }),
    }
  },
}
