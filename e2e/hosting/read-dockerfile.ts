export type Step =
  | { kind: 'copy'; from: 'files' | 'build'; sources: string[]; target: string }
  | { kind: 'run'; command: string }

export type Image = {
  /** What each stage does, the last one's being what ships. */
  stages: Step[][]
  env: Record<string, string>
  user: string | undefined
  command: string[]
  healthCheck: string[]
}

const wordsOf = (rest: string) => rest.split(/\s+/).filter((word) => !word.startsWith('--'))

function copyStep(rest: string, root: string): Step {
  const words = wordsOf(rest).map((word) => word.replace(`${root}/`, ''))
  return {
    kind: 'copy',
    from: rest.includes('--from=build') ? 'build' : 'files',
    sources: words.slice(0, -1),
    target: words.at(-1) ?? '.',
  }
}

/** The instructions our Dockerfile uses; any other stops the check, so that none goes untried. */
export function readDockerfile(text: string): Image {
  const image: Image = { stages: [], env: {}, user: undefined, command: [], healthCheck: [] }
  let root = '/'
  const copies = (rest: string) => image.stages.at(-1)?.push(copyStep(rest, root))
  const runs = (command: string) => image.stages.at(-1)?.push({ kind: 'run', command })
  const settings = (rest: string) => {
    for (const pair of rest.split(/\s+/)) {
      const [name = '', value = ''] = pair.split('=')
      image.env[name] = value
    }
  }
  const readers = new Map<string, (rest: string) => unknown>([
    ['FROM', () => image.stages.push([])],
    ['COPY', copies],
    ['RUN', runs],
    ['ENV', settings],
    ['EXPOSE', () => undefined],
    ['VOLUME', () => undefined],
  ])
  readers.set('WORKDIR', (rest) => {
    root = rest
  })
  readers.set('USER', (rest) => {
    image.user = rest
  })
  readers.set('CMD', (rest) => {
    image.command = JSON.parse(rest)
  })
  readers.set('HEALTHCHECK', (rest) => {
    image.healthCheck = JSON.parse(rest.slice(rest.indexOf('[')))
  })
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    const reader = readers.get(name)
    if (!reader) throw new Error(`The Dockerfile says what this check does not know: ${line}`)
    reader(rest)
  }
  return image
}
