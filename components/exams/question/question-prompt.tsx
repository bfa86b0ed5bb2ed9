'use client'

import { RichText } from '@/components/ui/rich-text'
import type { QuestionActive } from '@/contract/shop/exams'
import { exams } from '@/lib/messages/exams'

/** The position of each recording, so that changing questions does not restart it. */
const positions = new Map<string, number>()

/** A question's text, picture and recording. */
export function QuestionPrompt({ question, id }: { question: QuestionActive; id?: string }) {
  const { questionContent, audioURL, imageURL, position } = question
  return (
    <div className="grid gap-4">
      <div id={id}>
        <RichText html={questionContent} className="text-lg" />
      </div>
      {imageURL ? (
        <img
          className="h-auto max-w-[min(100%,40rem)] rounded"
          src={imageURL}
          alt={exams.question.picture(position)}
        />
      ) : null}
      {audioURL ? <Recording url={audioURL} /> : null}
    </div>
  )
}

function Recording({ url }: { url: string }) {
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: the words of a listening exercise are what is asked. */}
      <audio
        key={url}
        className="w-full max-w-measure"
        controls
        preload="metadata"
        src={url}
        aria-label={exams.question.audio}
        onLoadedMetadata={(event) => {
          event.currentTarget.currentTime = positions.get(url) ?? 0
        }}
        onTimeUpdate={(event) => positions.set(url, event.currentTarget.currentTime)}
      />
      <p className="text-sm text-ink-2">{exams.question.silent}</p>
    </div>
  )
}
