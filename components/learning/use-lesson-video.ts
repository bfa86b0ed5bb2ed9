import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  readPlaybackPosition,
  readSpeed,
  type Speed,
  writePlaybackPosition,
  writeSpeed,
} from '@/lib/learning/playback-position'
import { type Progress, ProgressSaver } from '@/lib/learning/progress-saver'

/** A position this close to the start is not restored. */
const WORTH_RESUMING_S = 5

// Loaded for learners whose progress the server stores.
const save = async (lessonId: number, progress: Progress) =>
  (await import('@/lib/learning/save-progress')).saveProgress(lessonId, progress)

type Options = {
  lessonId: number
  /** The server's position in seconds; null when it has none. */
  resumePosition: number | null
  /** The position is stored on the server too, not only in this browser. */
  keepsProgress: boolean
}

/** Stores the position while the video plays and restores it when it opens. */
function usePlace(video: RefObject<HTMLVideoElement | null>, options: Options) {
  const { lessonId, resumePosition, keepsProgress } = options
  const [resumedFrom, setResumedFrom] = useState<number | null>(null)
  const [saver] = useState(
    () => new ProgressSaver({ save: (progress) => save(lessonId, progress) }),
  )
  const hasResumed = useRef(false)

  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      void saver.flush()
    }
  }, [saver])

  /** True the first time. */
  const resume = () => {
    const film = video.current
    if (!film || hasResumed.current) return false
    hasResumed.current = true
    const place = resumePosition ?? readPlaybackPosition(lessonId)
    if (place >= WORTH_RESUMING_S && place < film.duration - WORTH_RESUMING_S) {
      film.currentTime = place
      setResumedFrom(place)
    }
    return true
  }
  const remember = () => {
    const film = video.current
    if (!film || !hasResumed.current) return
    writePlaybackPosition(lessonId, film.ended ? 0 : film.currentTime)
    if (keepsProgress && Number.isFinite(film.duration)) saver.at(film.currentTime, film.duration)
  }
  const stop = () => {
    remember()
    void saver.flush()
  }
  const restart = () => {
    if (video.current) video.current.currentTime = 0
    setResumedFrom(null)
    void video.current?.play()
  }
  /** A renewed URL of the same video continues where the old one stopped. */
  const forgetResuming = () => {
    hasResumed.current = false
  }
  return { resumedFrom, resume, remember, stop, restart, forgetResuming }
}

function useSpeed(video: RefObject<HTMLVideoElement | null>) {
  const [speed, setSpeed] = useState<Speed>(1)
  // Stored in this browser; the server renders the default.
  useEffect(() => setSpeed(readSpeed()), [])
  const applySpeed = (rate: Speed = readSpeed()) => {
    if (video.current) video.current.playbackRate = rate
  }
  const choose = (rate: Speed) => {
    setSpeed(rate)
    writeSpeed(rate)
    applySpeed(rate)
  }
  return { speed, choose, applySpeed }
}

export function useLessonVideo(options: Options) {
  const video = useRef<HTMLVideoElement>(null)
  const { speed, choose, applySpeed } = useSpeed(video)
  const { resume, ...place } = usePlace(video, options)
  const begin = () => {
    if (resume()) applySpeed()
  }
  // The video may have loaded before this code did, so its event was missed.
  useEffect(() => {
    if ((video.current?.readyState ?? 0) >= HTMLMediaElement.HAVE_METADATA) begin()
  })
  return { video, speed, choose, begin, ...place }
}
