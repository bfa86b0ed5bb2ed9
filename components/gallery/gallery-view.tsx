import type { ReactNode } from 'react'
import { gallery } from '@/lib/messages/gallery'
import styles from './gallery-view.module.css'
import { Badges, Buttons, Choices, Fields, Notices, Numbers, Places } from './sample-sections'

const themes = ['light5', 'dark5'] as const

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3>{title}</h3>
      <div className="mt-3 flex flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}

/** Every primitive in every state, in a light and a dark theme. */
export function GalleryView() {
  const { sections } = gallery
  return (
    <>
      <h1>{gallery.title}</h1>
      <p>{gallery.intro}</p>
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} className={styles.theme}>
          <h2>{gallery.themes[theme]}</h2>
          <Section title={sections.buttons}>
            <Buttons />
          </Section>
          <Section title={sections.badges}>
            <Badges />
          </Section>
          <Section title={sections.notices}>
            <Notices />
          </Section>
          <Section title={sections.fields}>
            <Fields />
          </Section>
          <Section title={sections.choices}>
            <Choices name={theme} />
          </Section>
          <Section title={sections.numbers}>
            <Numbers />
          </Section>
          <Section title={sections.places}>
            <Places />
          </Section>
        </section>
      ))}
    </>
  )
}
