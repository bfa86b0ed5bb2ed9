import { aboutKind, homeKind } from '@/components/office/blocks/block-kinds'
import { CardsField } from '@/components/office/blocks/cards-field'
import { SectionsField } from '@/components/office/blocks/sections-field'
import { DocumentEdit } from '@/components/office/documents/document-edit'
import { LongTextField, TextField } from '@/components/office/form/inputs'
import { Section } from '@/components/office/form/section'
import { Notice } from '@/components/ui/notice'
import { office } from '@/lib/messages/office'
import { officeBlocks as texts } from '@/lib/messages/office-blocks'

const HomeEdit = () => (
  <DocumentEdit id="home" kind={homeKind}>
    <Section title={texts.hero}>
      <TextField source="home.line" label={texts.line} hint={texts.blankIsUsual} />
      <LongTextField source="home.text" label={texts.text} hint={texts.blankIsUsual} rows={2} />
    </Section>
    <Section title={texts.sections}>
      <SectionsField source="home.sections" />
    </Section>
  </DocumentEdit>
)

const AboutEdit = () => (
  <DocumentEdit id="about" kind={aboutKind}>
    <Section title={texts.cards}>
      <CardsField source="about.cards" most={12} />
    </Section>
    <Section title={texts.blocks}>
      <CardsField source="about.blocks" most={2} hasButton />
    </Section>
  </DocumentEdit>
)

/** The home page or the about page through its life. */
export function BlockEdit({ id }: { id: string }) {
  if (id === 'home') return <HomeEdit />
  return id === 'about' ? <AboutEdit /> : <Notice tone="warning">{office.notFound}</Notice>
}
