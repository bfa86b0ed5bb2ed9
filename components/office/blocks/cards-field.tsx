import { useFieldArray } from 'react-hook-form'
import { RichTextField } from '@/components/office/documents/rich-text-field'
import { TextField } from '@/components/office/form/inputs'
import { SinglePictureField } from '@/components/office/products/single-picture-field'
import { Button, IconButton } from '@/components/ui/button'
import { StepButtons } from '@/components/ui/step-buttons'
import { officeBlocks as texts } from '@/lib/messages/office-blocks'

type Card = { title: string; content: string; picture: string | null; buttonUrl?: string }
type Props = { source: string; most: number; hasButton?: boolean }

const blank = (hasButton: boolean): Card => ({
  ...{ title: '', content: '', picture: null },
  ...(hasButton && { buttonUrl: '' }),
})

/** The cards or the blocks of the about page, in their order. */
export function CardsField({ source, most, hasButton = false }: Props) {
  const { fields, append, move, remove } = useFieldArray({ name: source })
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid w-full gap-6">
        {fields.map((field, at) => {
          const name = hasButton ? texts.blockNumber(at + 1) : texts.cardNumber(at + 1)
          return (
            <li key={field.id} className="grid gap-4 border-t border-line pt-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="font-semibold">{name}</h3>
                <span className="flex">
                  <StepButtons
                    up={texts.up(name)}
                    down={texts.down(name)}
                    isFirst={at === 0}
                    isLast={at === fields.length - 1}
                    onStep={(step) => move(at, at + step)}
                  />
                  <IconButton icon="trash" label={texts.remove(name)} onClick={() => remove(at)} />
                </span>
              </div>
              <TextField source={`${source}.${at}.title`} label={texts.cardTitle} isRequired />
              <RichTextField source={`${source}.${at}.content`} label={texts.cardContent} />
              <SinglePictureField source={`${source}.${at}.picture`} />
              {hasButton ? (
                <TextField
                  source={`${source}.${at}.buttonUrl`}
                  label={texts.buttonUrl}
                  hint={texts.buttonHint}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
      {fields.length < most ? (
        <Button variant="quiet" size="sm" icon="plus" onClick={() => append(blank(hasButton))}>
          {hasButton ? texts.addBlock : texts.addCard}
        </Button>
      ) : null}
    </div>
  )
}
