type Course = {
  name: string
  description: string
  url: string
  provider: string
  teacher: string | null | undefined
  /** Length of its lessons, as far as it is known. */
  seconds: number | null | undefined
  isFree: boolean
}

const MINUTE = 60

/** It is studied online, in as much time as its lessons take; without a length there is nothing true to say. */
export const courseInstance = ({ teacher, seconds }: Pick<Course, 'teacher' | 'seconds'>) =>
  seconds
    ? {
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: `PT${Math.max(1, Math.round(seconds / MINUTE))}M`,
          ...(teacher && { instructor: { '@type': 'Person', name: teacher } }),
        },
      }
    : {}

/** schema.org Course. */
export const courseJsonLd = ({ name, description, url, provider, ...course }: Course) => ({
  '@type': 'Course',
  name,
  description,
  url,
  provider: { '@type': 'Organization', name: provider },
  inLanguage: 'vi',
  ...courseInstance(course),
  ...(course.isFree && {
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'VND' },
  }),
})
