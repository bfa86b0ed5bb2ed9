'use client'

import { useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { Sheet } from '@/components/ui/dialog'
import { RadioCards } from '@/components/ui/radio-cards'
import { toast } from '@/components/ui/toast'
import { currentPreferences, shopPreferences, shownTheme } from '@/lib/boot/hint-cookies'
import { layoutPanels } from '@/lib/messages/layout-panels'
import { changePreferences } from '@/lib/preferences/sync-preferences'
import {
  type DisplayPreferences,
  dyes,
  type FontScale,
  fontScales,
  type Layout,
  layouts,
  type Mode,
  modes,
  partsOf,
  themeOf,
} from '@/lib/preferences/themes'
import styles from './settings-panel.module.css'

const texts = layoutPanels.settings
const SYSTEM = 'system'

/** Colours, font size and menu position. Every choice applies at once. */
export function SettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [preferences, setPreferences] = useState(currentPreferences)
  const put = (next: DisplayPreferences) => {
    setPreferences(next)
    changePreferences(next, () => toast.error(texts.notSaved))
  }
  const change = (part: Partial<DisplayPreferences>) => put({ ...preferences, ...part })
  const { followsSystem = false } = preferences
  const { mode, dye } = partsOf(shownTheme(preferences))
  const changeMode = (value: string) =>
    change(
      value === SYSTEM
        ? { followsSystem: true }
        : { followsSystem: false, theme: themeOf(value as Mode, dye) },
    )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.intro}
      footer={
        <Button variant="quiet" onClick={() => put(shopPreferences())}>
          {texts.reset}
        </Button>
      }
    >
      <div className="grid gap-8">
        <RadioCards
          legend={texts.mode}
          name="mode"
          columns={3}
          options={([...modes, SYSTEM] as const).map((value) => ({
            value,
            label: texts.modes[value],
          }))}
          value={followsSystem ? SYSTEM : mode}
          onValue={changeMode}
        />
        <fieldset>
          <legend className="mb-1.5 block text-sm font-semibold">{texts.theme}</legend>
          <div className={styles.themes}>
            {dyes.map((name) => (
              <label key={name} className={styles.theme} title={layoutPanels.dyes[name]}>
                <input
                  type="radio"
                  className="sr-only"
                  name="dye"
                  value={name}
                  checked={name === dye}
                  aria-label={texts.themeName(layoutPanels.dyes[name], texts.modes[mode])}
                  onChange={() => change({ theme: themeOf(mode, name) })}
                />
                <span
                  className={styles.swatch}
                  data-theme={themeOf(mode, name)}
                  aria-hidden="true"
                />
                <span aria-hidden="true">{layoutPanels.dyes[name]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <FontSize value={preferences.fontScale} onChange={(fontScale) => change({ fontScale })} />
        <div className="grid gap-2">
          <RadioCards
            legend={texts.layout}
            name="layout"
            options={layouts.map((value) => ({ value, label: texts.layouts[value] }))}
            value={preferences.layout}
            onValue={(value) => change({ layout: value as Layout })}
          />
          <p className="text-sm text-ink-2">{texts.layoutNote}</p>
        </div>
      </div>
    </Sheet>
  )
}

type FontSizeProps = { value: FontScale; onChange: (value: FontScale) => void }

function FontSize({ value, onChange }: FontSizeProps) {
  const place = fontScales.indexOf(value)
  const step = (by: number) => {
    const next = fontScales[place + by]
    if (next) onChange(next)
  }
  return (
    <div className="grid gap-1">
      <label htmlFor="font-scale" className="mb-1.5 flex justify-between text-sm font-semibold">
        {texts.fontScale} <span className="num">{texts.percent(value)}</span>
      </label>
      <div className="flex items-center gap-2">
        <IconButton
          icon="minus"
          label={texts.smaller}
          disabled={place === 0}
          onClick={() => step(-1)}
        />
        <input
          id="font-scale"
          type="range"
          className={styles.range}
          min={fontScales[0]}
          max={fontScales[fontScales.length - 1]}
          step={10}
          value={value}
          aria-valuetext={texts.percent(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value) as FontScale)}
        />
        <IconButton
          icon="plus"
          label={texts.larger}
          disabled={place === fontScales.length - 1}
          onClick={() => step(1)}
        />
      </div>
    </div>
  )
}
