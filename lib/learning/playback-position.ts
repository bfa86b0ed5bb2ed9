import { readLocal, writeLocal } from '@/lib/browser/local-store'

type Place = [lessonId: number, seconds: number]

const MOST = 50

/** No lesson is longer than a day. */
const LATEST_S = 24 * 60 * 60

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((number) => Number.isInteger(number) && number >= 0) &&
  value[1] <= LATEST_S

function readPlaces(): Place[] {
  try {
    const stored: unknown = JSON.parse(readLocal('lesson_places') ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

/** Where this browser left a lesson's video, in seconds; for guests, and for upstreams that store no progress. */
export const readPlaybackPosition = (lessonId: number): number =>
  readPlaces().find(([id]) => id === lessonId)?.[1] ?? 0

/** Stores the newest fifty. */
export function writePlaybackPosition(lessonId: number, seconds: number): void {
  const others = readPlaces().filter(([id]) => id !== lessonId)
  const newest = [[lessonId, Math.floor(seconds)] as Place, ...others].slice(0, MOST)
  writeLocal('lesson_places', JSON.stringify(newest))
}

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

export const readSpeed = (): Speed =>
  speeds.find((one) => String(one) === readLocal('lesson_speed')) ?? 1
export const writeSpeed = (speed: Speed) =>
  writeLocal('lesson_speed', speed === 1 ? null : String(speed))
