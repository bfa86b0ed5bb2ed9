'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLessonVideo } from '@/components/learning/use-lesson-video'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import type { LessonDetail } from '@/contract/shop/learning'
import { clockTime } from '@/lib/learning/clock-time'
import { speeds } from '@/lib/learning/playback-position'
import { type VideoSource, videoSources } from '@/lib/learning/video-sources'
import { learning } from '@/lib/messages/learning'

const texts = learning.lesson
const inVietnamese = new Intl.NumberFormat('vi-VN')
const speedOptions = speeds.map((value) => ({
  value,
  label: texts.speedOf(inVietnamese.format(value)),
}))

type Media = { sources: readonly VideoSource[]; captionURL: string | null | undefined }
export type PlayedLesson = Pick<
  LessonDetail,
  'lessonId' | 'lessonName' | 'videoURL' | 'captionURL' | 'resumePosition'
>

const mediaOf = (lesson: Pick<PlayedLesson, 'videoURL' | 'captionURL'>, host: string): Media => ({
  sources: videoSources(lesson.videoURL, host),
  captionURL: lesson.captionURL,
})

// Loaded when needed: few videos outlive their URLs.
const renew = async (lessonId: number) =>
  (await import('@/lib/learning/refresh-lesson')).refreshLesson(lessonId)

type Props = {
  lesson: PlayedLesson
  adminHost: string
  /** The learner owns the lesson: the server stores the position and renews expired URLs. */
  isOwn: boolean
  /** The video was watched to its end. */
  onEnded?: (() => void) | undefined
}

/** No source could be played, which nobody heard of when it was so before the page was hydrated. */
const isDead = ({ error, networkState }: HTMLVideoElement) =>
  Boolean(error) || networkState === HTMLMediaElement.NETWORK_NO_SOURCE

function useFailureBefore(
  video: RefObject<HTMLVideoElement | null>,
  attempt: number,
  fail: () => void,
) {
  const latest = useRef(fail)
  latest.current = fail
  // A new try fails with an event of its own.
  useEffect(() => {
    if (attempt === 0 && video.current && isDead(video.current)) latest.current()
  }, [video, attempt])
}

/** A lesson's video with captions, the preferred speed and the last position. */
export function LessonPlayer({ lesson, adminHost, isOwn, onEnded }: Props) {
  const { lessonId, lessonName, resumePosition } = lesson
  const [media, setMedia] = useState(() => mediaOf(lesson, adminHost))
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const playing = useLessonVideo({
    lessonId,
    resumePosition: attempt === 0 ? (resumePosition ?? null) : null,
    keepsProgress: isOwn,
  })
  const { video, speed, choose, begin, remember, stop, resumedFrom, restart } = playing

  async function retry() {
    const renewed = isOwn ? await renew(lessonId) : null
    if (renewed) setMedia(mediaOf(renewed, adminHost))
    playing.forgetResuming()
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  /** URLs of paid videos last some hours: after a long pause they are renewed once before an error is shown. */
  const fail = () => {
    if (isOwn && attempt === 0) void retry()
    else setHasFailed(true)
  }
  useFailureBefore(video, attempt, fail)
  const end = () => {
    stop()
    onEnded?.()
  }

  return (
    <div className="grid max-w-[56rem] gap-3">
      <video
        key={attempt}
        ref={video}
        className="aspect-video w-full rounded bg-ink"
        controls
        playsInline
        preload="metadata"
        aria-label={texts.video(lessonName)}
        onLoadedMetadata={begin}
        onTimeUpdate={remember}
        onPause={stop}
        onEnded={end}
        onError={fail}
      >
        {media.sources.map(({ src, type }, at) => (
          <source
            key={src}
            src={src}
            type={type}
            onError={at === media.sources.length - 1 ? fail : undefined}
          />
        ))}
        <track
          kind="captions"
          srcLang="vi"
          label={texts.captions}
          {...(media.captionURL ? { src: media.captionURL, default: true } : {})}
        />
      </video>
      {hasFailed ? (
        <Notice tone="danger" title={texts.videoFailed.title}>
          <p>{texts.videoFailed.text}</p>
          <Button variant="quiet" size="sm" className="mt-2" onClick={() => void retry()}>
            {texts.videoFailed.retry}
          </Button>
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="text-ink-2">
          {resumedFrom === null ? null : (
            <>
              {texts.resumed(clockTime(resumedFrom))}{' '}
              <Button variant="text" size="sm" onClick={restart}>
                {texts.fromStart}
              </Button>
            </>
          )}
        </p>
        <Select
          className="w-32"
          label={texts.speed}
          options={speedOptions}
          value={speed}
          onChange={({ target }) => {
            const chosen = speeds.find((one) => String(one) === target.value)
            if (chosen) choose(chosen)
          }}
        />
      </div>
    </div>
  )
}
