import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { CLIP_HEIGHT, CLIP_WIDTH } from '@/backend/seed/generators/clips/clip'
import { clips } from '@/backend/seed/generators/clips/clips'
import { captionFile, makeClip } from '@/backend/seed/generators/clips/make-clip'
import { clipFolder } from '@/backend/seed/learning/clips'
import { courses, lessonsOf } from '@/backend/seed/learning/courses'

const all = Object.entries(clips)
const lengthOf = (parts: { seconds: number }[]) =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0)

test.each(all)(
  '%s lasts a quarter of a minute and speaks from the first picture to the last',
  (name, clip) => {
    expect(clip.name).toBe(name)
    expect(lengthOf(clip.frames)).toBeGreaterThanOrEqual(14)
    expect(lengthOf(clip.frames)).toBeLessThanOrEqual(20)
    expect(lengthOf(clip.captions)).toBeCloseTo(lengthOf(clip.frames), 5)
  },
)

test.each(all)('%s has its film in both forms and the captions it was drawn with', (name, clip) => {
  expect(
    readFileSync(path.join(clipFolder, `${name}.webm`))
      .subarray(0, 4)
      .toString('hex'),
  ).toBe('1a45dfa3')
  expect(
    readFileSync(path.join(clipFolder, `${name}.mp4`))
      .subarray(4, 8)
      .toString(),
  ).toBe('ftyp')
  expect(readFileSync(path.join(clipFolder, `${name}.vtt`), 'utf8')).toBe(captionFile(clip))
})

test('all films together stay below one megabyte', () => {
  const bytes = all.flatMap(([name]) =>
    ['webm', 'mp4', 'vtt'].map(
      (ending) => statSync(path.join(clipFolder, `${name}.${ending}`)).size,
    ),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000)
})

test('a film is made again from its drawings, its notes and its captions', async () => {
  const work = mkdtempSync(path.join(os.tmpdir(), 'film-'))
  const frames = clips.parabol.frames.slice(0, 2)
  const made: string[] = []
  await makeClip(
    { name: 'thu', frames, captions: [{ seconds: 1.8, text: 'Thử' }] },
    work,
    async (args) => {
      const [list = '', notes = ''] = args.flatMap((arg, at) => (arg === '-i' ? args[at + 1] : []))
      const lines = readFileSync(list, 'utf8').split('\n')
      const pictures = lines.flatMap((line) => /^file '(.+)'$/.exec(line)?.[1] ?? [])
      for (const picture of pictures) {
        const { width, height } = await sharp(picture).metadata()
        expect([width, height]).toEqual([CLIP_WIDTH, CLIP_HEIGHT])
      }
      expect(new Set(pictures).size).toBe(2)
      expect(lines.filter((line) => line.startsWith('duration '))).toEqual(
        frames.map(({ seconds }) => `duration ${seconds}`),
      )
      // 16 bits of one channel, 24,000 times a second.
      expect((statSync(notes).size - 44) / 48_000).toBeCloseTo(lengthOf(frames), 3)
      made.push(path.basename(args.at(-1) ?? ''))
    },
  )
  expect(made).toEqual(['thu.webm', 'thu.mp4'])
  expect(readFileSync(path.join(work, 'thu.vtt'), 'utf8')).toContain('00:00.000 --> 00:01.800\nThử')
  rmSync(work, { recursive: true })
})

test('lessons say how long their films are', () => {
  for (const { clip } of courses().flatMap(lessonsOf)) {
    if (!clip) continue
    const drawn = all.find(([name]) => name === clip.name)?.[1]
    expect({ ...clip, seconds: Math.round(lengthOf(drawn?.frames ?? [])) }).toEqual(clip)
  }
})
