import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { beginSecondFactor, confirmSecondFactor } from '@/contract/staff/session'
import { call } from '@/lib/api/browser'
import { userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

const texts = office.enrol
const silent = { onError: () => undefined }

function QrCode({ rows }: { rows: readonly string[] }) {
  const size = rows.length + 8
  const path = rows
    .flatMap((row, y) =>
      [...row].flatMap((bit, x) => (bit === '1' ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
    )
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={220} height={220} role="img" aria-label={texts.qr}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <h2 className="text-h3">{texts.codes}</h2>
      <p>{texts.codesMore}</p>
      <ul className="grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code} className="num">
            {code}
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{texts.saved}</Button>
    </div>
  )
}

/** Password, QR code, first code, recovery codes: one step after the other. */
export function SecondFactorSetup({
  hasSecondFactor,
  onDone,
}: {
  hasSecondFactor: boolean
  onDone: () => void
}) {
  const [proof, setProof] = useState('')
  const [code, setCode] = useState('')
  const begin = useMutation({
    mutationFn: () =>
      call(beginSecondFactor, { body: hasSecondFactor ? { code: proof } : { password: proof } }),
    ...silent,
  })
  const confirm = useMutation({
    mutationFn: () => call(confirmSecondFactor, { body: { code: code.trim() } }),
    ...silent,
  })
  const submit = (work: () => void) => (event: FormEvent) => {
    event.preventDefault()
    work()
  }
  if (confirm.data) return <RecoveryCodes codes={confirm.data.data.recoveryCodes} onDone={onDone} />
  if (begin.data) {
    const { qr, secret } = begin.data.data
    return (
      <form onSubmit={submit(confirm.mutate)} className="grid gap-4">
        <p>{texts.scan}</p>
        <QrCode rows={qr} />
        <p className="num">{secret}</p>
        <TextInput
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={confirm.error ? userMessageOf(confirm.error) : null}
        />
        <Button type="submit" busy={confirm.isPending}>
          {texts.turnOn}
        </Button>
      </form>
    )
  }
  return (
    <form onSubmit={submit(begin.mutate)} className="grid gap-4">
      <TextInput
        label={hasSecondFactor ? office.proof.code : office.proof.password}
        type={hasSecondFactor ? 'text' : 'password'}
        autoComplete={hasSecondFactor ? 'one-time-code' : 'current-password'}
        value={proof}
        onChange={(event) => setProof(event.target.value)}
        error={begin.error ? userMessageOf(begin.error) : null}
      />
      <Button type="submit" busy={begin.isPending}>
        {texts.begin}
      </Button>
    </form>
  )
}
