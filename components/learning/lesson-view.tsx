import type { ReactNode } from 'react'
import type { LearningLinks } from '@/components/learning/learning-links'
import { LessonList } from '@/components/learning/lesson-list'
import { LessonPlayer } from '@/components/learning/lesson-player'
import type { OwnedLessonPlayer } from '@/components/learning/owned-lesson-player'
import formulas from '@/components/ui/formulas.module.css'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { RichText } from '@/components/ui/rich-text'
import type { CourseDetail, LessonDetail } from '@/contract/shop/learning'
import { formatNumber } from '@/lib/format/money'
import { videoSources } from '@/lib/learning/video-sources'
import { learning } from '@/lib/messages/learning'
import styles from './lesson-view.module.css'

const texts = learning.lesson

type Props = {
  lesson: LessonDetail
  adminHost: string
  links: Omit<LearningLinks, 'isEmbedded'>
  /** The lessons of its course; without them there is no list. */
  chapters?: CourseDetail['courseChapters']
  /** Of a lesson the learner owns: stores progress. Handed in, so that public pages do not load it. */
  OwnPlayer?: typeof OwnedLessonPlayer | undefined
  /** Below the attachments: exercises. */
  children?: ReactNode
}

/** A lesson and the list of all lessons of its course. */
export const LessonView = ({ chapters = [], ...props }: Props) => (
  <div className={styles.page}>
    <LessonArticle {...props} />
    {chapters.length > 0 ? (
      <aside>
        <LessonList chapters={chapters} currentId={props.lesson.lessonId} links={props.links} />
      </aside>
    ) : null}
  </div>
)

type ArticleProps = Omit<Props, 'chapters'>

/** Video, text, attachments, exercises, next lesson. */
function LessonArticle({ lesson, adminHost, links, OwnPlayer, children }: ArticleProps) {
  const { lessonName, courseName, content, previousLessonId, nextLessonId } = lesson
  const { Anchor = 'a' } = links
  const courseHref = links.course({ id: lesson.courseId, slug: lesson.courseSlug })
  return (
    <article className="grid grid-cols-1 content-start gap-6">
      <header className="grid gap-1">
        <p className="text-ink-2">
          <Anchor className="link-quiet" href={courseHref}>
            {courseName}
          </Anchor>
        </p>
        <h1>{lessonName}</h1>
      </header>
      <Body key={lesson.lessonId} lesson={lesson} adminHost={adminHost} OwnPlayer={OwnPlayer}>
        <RichText html={content} reading className={formulas.formulas} />
        <Attachments lesson={lesson} />
        {children}
      </Body>
      <nav aria-label={texts.nav} className="flex flex-wrap gap-3 border-t border-line pt-6">
        {previousLessonId ? (
          <LinkButton
            as={Anchor}
            variant="quiet"
            icon="left"
            href={links.lesson({ id: previousLessonId })}
          >
            {texts.previous}
          </LinkButton>
        ) : null}
        {nextLessonId ? (
          <LinkButton as={Anchor} href={links.lesson({ id: nextLessonId })}>
            {texts.next}
            <Icon name="right" size={18} />
          </LinkButton>
        ) : (
          <LinkButton as={Anchor} variant="quiet" href={courseHref}>
            {texts.toCourse}
          </LinkButton>
        )}
      </nav>
    </article>
  )
}

type BodyProps = Pick<Props, 'lesson' | 'adminHost' | 'OwnPlayer' | 'children'>

/** The video and what follows it; an owned lesson can be marked as done after all of it. */
function Body({ lesson, adminHost, OwnPlayer, children }: BodyProps) {
  const hasVideo = videoSources(lesson.videoURL, adminHost).length > 0
  const played = {
    lessonId: lesson.lessonId,
    lessonName: lesson.lessonName,
    videoURL: hasVideo ? lesson.videoURL : null,
    captionURL: lesson.captionURL,
    resumePosition: lesson.resumePosition,
  }
  if (OwnPlayer) {
    return (
      <OwnPlayer lesson={{ ...played, isCompleted: lesson.isCompleted }} adminHost={adminHost}>
        {children}
      </OwnPlayer>
    )
  }
  return (
    <>
      {hasVideo ? <LessonPlayer lesson={played} adminHost={adminHost} isOwn={false} /> : null}
      {children}
    </>
  )
}

const KILO = 1024

function Attachments({ lesson: { attachments } }: Pick<Props, 'lesson'>) {
  if (attachments.length === 0) return null
  return (
    <section aria-labelledby="attachments" className="grid gap-2">
      <h2 id="attachments" className="text-h3">
        {texts.attachments}
      </h2>
      <ul className="grid gap-1">
        {attachments.map(({ attachmentId, fileName, fileURL, fileSize }) => (
          <li key={attachmentId}>
            <a
              className="link inline-flex min-h-tap items-center gap-2"
              href={fileURL}
              download={fileName}
            >
              <Icon name="download" size={18} />
              {fileName}
              <span className="num text-sm text-ink-2">
                {texts.size(formatNumber(Math.ceil(fileSize / KILO)))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
