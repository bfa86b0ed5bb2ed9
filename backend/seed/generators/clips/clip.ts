import { textPath, widthOf } from '@/backend/seed/generators/lettering'
import { rect } from '@/backend/seed/generators/scenes/shapes'
import type { Tones } from '@/backend/seed/generators/scenes/tones'

export const CLIP_WIDTH = 960
export const CLIP_HEIGHT = 540

export type Frame = { seconds: number; svg: string }
/** What the clip says while its frames are shown, for the captions. */
type Caption = { seconds: number; text: string }

export type Clip = { name: string; frames: Frame[]; captions: Caption[] }

/** Paper, a title at the top, a line below it: every frame stands on this. */
export const board = (tones: Tones, title: string, inside: string) =>
  rect(0, 0, CLIP_WIDTH, CLIP_HEIGHT, tones.paper) +
  rect(0, 0, 14, CLIP_HEIGHT, tones.accent) +
  textPath(title, 60, 78, { face: 'serif', size: 38, fill: tones.ink }) +
  rect(60, 100, 840, 2, tones.soft) +
  inside

/** A centred line, made smaller when it would be wider than its place. */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  width = 800,
): string {
  const wide = widthOf(text, 'serif', size)
  const fitting = wide > width ? (size * width) / wide : size
  return textPath(text, x, y, { face: 'serif', size: fitting, fill, anchor: 'middle' })
}

export const frame = (seconds: number, svg: string): Frame => ({ seconds, svg })
