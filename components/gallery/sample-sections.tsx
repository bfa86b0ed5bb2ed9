'use client'

import { SampleQuantity } from '@/components/gallery/sample-quantity'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ChipLink } from '@/components/ui/chip'
import { Disclosure } from '@/components/ui/disclosure'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { PasswordInput } from '@/components/ui/password-input'
import { Progress } from '@/components/ui/progress'
import { RadioCards } from '@/components/ui/radio-cards'
import { Rating } from '@/components/ui/rating'
import { Select } from '@/components/ui/select'
import { Loading } from '@/components/ui/spinner'
import { Stepper } from '@/components/ui/stepper'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { gallery } from '@/lib/messages/gallery'
import styles from './gallery-view.module.css'

const tones = ['neutral', 'primary', 'success', 'warning', 'danger'] as const
const variants = ['primary', 'quiet', 'text', 'danger'] as const
const optionsOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index), label }))

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {gallery.label}
        </Button>
      ))}
      <Button size="sm" icon="cart">
        {gallery.label}
      </Button>
      <Button busy>{gallery.busy}</Button>
      <Button blocked>{gallery.blocked}</Button>
      <LinkButton href="#noi-dung">{gallery.link}</LinkButton>
    </>
  )
}

export function Badges() {
  return (
    <>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      {gallery.chips.map((label, index) => (
        <ChipLink key={label} href="#noi-dung" selected={index === 0} count={index * 12}>
          {label}
        </ChipLink>
      ))}
    </>
  )
}

export function Notices() {
  return tones.map((tone) => (
    <Notice key={tone} tone={tone} title={tone}>
      {gallery.answer}
    </Notice>
  ))
}

export function Fields() {
  return (
    <>
      <TextInput label={gallery.name} hint={gallery.hint} />
      <TextInput label={gallery.name} defaultValue={gallery.value} />
      <TextInput label={gallery.name} error={gallery.error} />
      <TextInput label={gallery.name} defaultValue={gallery.value} disabled />
      <PasswordInput label={gallery.password} />
      <Select label={gallery.grade} options={optionsOf(gallery.grades)} />
      <Textarea label={gallery.note} optional />
    </>
  )
}

/** @param name tells the radio buttons of one theme from those of the other */
export function Choices({ name }: { name: string }) {
  return (
    <>
      <Checkbox label={gallery.agree} />
      <Checkbox label={gallery.agree} defaultChecked hint={gallery.hint} />
      <Checkbox label={gallery.agree} error={gallery.error} />
      <RadioCards
        legend={gallery.payment}
        name={name}
        options={optionsOf(gallery.payments)}
        defaultValue="0"
      />
    </>
  )
}

export function Numbers() {
  return (
    <>
      <SampleQuantity of={gallery.book} />
      <SampleQuantity of={gallery.book} pending />
      <SampleQuantity of={gallery.book} disabled />
      <Rating value={4.5} count={12} />
      <Rating value={0} />
      <div className={styles.wide}>
        <Progress value={3} max={8} label={gallery.progress} />
      </div>
      <Avatar name={gallery.value} />
      <Loading />
    </>
  )
}

export function Places() {
  const states = ['done', 'current', 'upcoming'] as const
  return (
    <>
      <Pagination page={4} total={12} href={(page) => `?page=${page}`} />
      <Stepper
        steps={gallery.steps.map((label, index) => ({ label, state: states[index] ?? 'upcoming' }))}
      />
      <Disclosure title={gallery.question}>{gallery.answer}</Disclosure>
      <Disclosure title={gallery.question} open>
        {gallery.answer}
      </Disclosure>
    </>
  )
}
