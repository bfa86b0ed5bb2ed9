import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import {
  CLIP_HEIGHT,
  CLIP_WIDTH,
  type Clip,
  type Frame,
} from '@/backend/seed/generators/clips/clip'
import { svgDocument } from '@/backend/seed/generators/picture'

const run = promisify(execFile)
/** The program that films are made with, once, before they are committed. */
const ffmpeg = (args: string[]): Promise<unknown> => run('ffmpeg', args)
const RATE = 24_000
const FRAMES_A_SECOND = 5
// A pentatonic run: any two neighbours sound well together.
const tones = [392, 440, 523.25, 587.33, 659.25]

/** WebVTT from what the clip says. */
export function captionFile({ captions }: Pick<Clip, 'captions'>): string {
  let at = 0
  const cues = captions.map(({ seconds, text }) => {
    const from = at
    at += seconds
    return `${clock(from)} --> ${clock(at)}\n${text}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

const clock = (seconds: number) => {
  const whole = Math.floor(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}.${thousandths}`
}

/** One soft note at each change of picture, as a WAV file. */
function notes(frames: readonly Frame[]): Buffer {
  const total = Math.round(frames.reduce((sum, { seconds }) => sum + seconds, 0) * RATE)
  const samples = new Float64Array(total)
  let start = 0
  frames.forEach(({ seconds }, at) => {
    const pitch = tones[at % tones.length] ?? 440
    const first = Math.round(start * RATE)
    for (let n = 0; n < RATE * 0.9 && first + n < total; n++) {
      const time = n / RATE
      const wave = Math.sin(2 * Math.PI * pitch * time) + 0.3 * Math.sin(4 * Math.PI * pitch * time)
      samples[first + n] =
        (samples[first + n] ?? 0) + 0.16 * wave * Math.exp(-5 * time) * Math.min(1, time * 80)
    }
    start += seconds
  })
  return wav(samples)
}

function wav(samples: Float64Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((value, at) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_000), 44 + at * 2)
  })
  return bytes
}

const encodings = {
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '45',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-c:a',
    'libopus',
    '-b:a',
    '10k',
  ],
  mp4: [
    '-c:v',
    'libx264',
    '-crf',
    '32',
    '-preset',
    'slow',
    '-tune',
    'stillimage',
    '-movflags',
    '+faststart',
    '-c:a',
    'aac',
    '-b:a',
    '16k',
  ],
} as const

/** Makes `<name>.webm`, `<name>.mp4` and `<name>.vtt` in a folder. Needs ffmpeg; the shop itself only copies the files. */
export async function makeClip(clip: Clip, folder: string, encode = ffmpeg): Promise<void> {
  await mkdir(folder, { recursive: true })
  const work = await mkdtemp(path.join(os.tmpdir(), 'clip-'))
  try {
    const list: string[] = []
    for (const [at, { seconds, svg }] of clip.frames.entries()) {
      const file = path.join(work, `${at}.png`)
      await sharp(Buffer.from(svgDocument(CLIP_WIDTH, CLIP_HEIGHT, svg)))
        .png()
        .toFile(file)
      list.push(`file '${file}'`, `duration ${seconds}`)
      // The list's last picture is shown for no time unless it is named once more.
      if (at === clip.frames.length - 1) list.push(`file '${file}'`)
    }
    await writeFile(path.join(work, 'list.txt'), list.join('\n'))
    await writeFile(path.join(work, 'notes.wav'), notes(clip.frames))
    const input = [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      path.join(work, 'list.txt'),
      '-i',
      path.join(work, 'notes.wav'),
    ]
    const picture = [
      '-vf',
      `fps=${FRAMES_A_SECOND},format=yuv420p`,
      '-g',
      '40',
      '-shortest',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
    ]
    for (const [ending, encoding] of Object.entries(encodings))
      await encode([...input, ...picture, ...encoding, path.join(folder, `${clip.name}.${ending}`)])
    await writeFile(path.join(folder, `${clip.name}.vtt`), captionFile(clip))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
