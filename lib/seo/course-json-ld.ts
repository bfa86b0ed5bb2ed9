type Course = { name: string; description: string; url: string; provider: string }

/** schema.org Course. */
export const courseJsonLd = ({ name, description, url, provider }: Course) => ({
  '@type': 'Course',
  name,
  description,
  url,
  provider: { '@type': 'Organization', name: provider },
  inLanguage: 'vi',
})
