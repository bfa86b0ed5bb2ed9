const style = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 2.5rem 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #22302a; background: #faf7f0 }
  main { max-width: 28rem; margin: 0 auto; padding: 1.5rem; border: 1px solid #d8d0be; border-radius: .75rem; background: #fff }
  h1 { margin: 0 0 .5rem; font-size: 1.375rem }
  p { margin: 0 0 1rem; color: #4d5850 }
  dl { display: grid; grid-template-columns: auto minmax(7rem, 1fr); gap: .35rem 1rem; margin: 0 0 1.25rem }
  dt { color: #4d5850 } dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere }
  fieldset { display: grid; gap: .625rem; margin: 0; padding: 0; border: 0 }
  legend { margin-bottom: .625rem; padding: 0; font-weight: 600 }
  button, .back { display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; border: 1px solid #8b8f86; border-radius: .5rem; font: inherit; text-align: center; text-decoration: none; color: inherit; background: #fff; cursor: pointer }
  button[value="00"] { border-color: #1d5c43; color: #fff; background: #1d5c43; font-weight: 600 }
  button:hover, .back:hover { border-color: #1d5c43 }
  label { display: grid; gap: .25rem; margin: 0 0 1rem; color: #4d5850 }
  input { width: 100%; min-height: 3rem; padding: .625rem .75rem; border: 1px solid #8b8f86; border-radius: .5rem; font: inherit; color: #22302a; background: #fff }
  :focus-visible { outline: 3px solid #b3541e; outline-offset: 2px }
`

/** A page of the built-in payment sites. It runs no script. */
export const frame = (title: string, inner: string) => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${inner}
</main>
</body>
</html>
`
