import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readDockerfile } from '@/e2e/hosting/read-dockerfile'
import packages from '@/package.json'

const image = readDockerfile(readFileSync('Dockerfile', 'utf8'))
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })

test('the image installs without scripts, ships no tools for development and runs as nobody special', () => {
  const commands = image.stages
    .flat()
    .flatMap((step) => (step.kind === 'run' ? [step.command] : []))
  expect(commands).toContain('npm ci --ignore-scripts')
  expect(commands).toContain('node scripts/pack-image.mjs')
  expect(image.user).toBe('node')
  // What was packed, and nothing beside it.
  expect(image.stages.at(-1)).toMatchObject([
    { kind: 'copy', from: 'build', sources: ['image'] },
    { kind: 'copy', from: 'build', sources: ['image/data'], target: './data' },
  ])
})

test('compose runs that image read-only and leads notices of payments to the backends', () => {
  for (const name of ['shop-1', 'shop-2'])
    expect(compose.services[name]).toMatchObject({ build: '.', read_only: true, tmpfs: '/tmp' })
  const { content } = compose.configs.proxy
  for (const notice of ['/payment/vnpay/ipn', '/payment/momo/ipn', '/carriers/ghn/notices'])
    expect(content).toContain(`location = ${notice} { proxy_pass http://backends${notice}; }`)
  // A prefix would hand on paths as a stranger has encoded them.
  expect(content).not.toMatch(/location \/(?:payment|carriers)/)
  expect(compose.services['shop-1'].environment.BACKEND_HOST).toBe('0.0.0.0')
})

test('what the files for contributors call is there', () => {
  const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8'))
  const commands: string[] = Object.values<{ steps: { run?: string }[] }>(workflow.jobs).flatMap(
    ({ steps }) => steps.flatMap(({ run }) => (run ? [run] : [])),
  )
  expect(commands).toContain('.ci/run')
  const scripts = commands.flatMap((one) => /^npm run (\S+)$/.exec(one)?.[1] ?? [])
  expect(scripts.filter((name) => !(name in packages.scripts))).toEqual([])
  const recommended = readFileSync('.nvmrc', 'utf8').trim()
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${recommended}-`)
  expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(`:${recommended}-`)
  expect(JSON.parse(readFileSync('renovate.json', 'utf8')).constraints.node).toBe(
    packages.engines.node,
  )
})
