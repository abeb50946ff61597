import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLiveAnswer } from '#app/components/staff/use-live-answer.ts'
import type { LiveBooking } from './live-booking.server.ts'
import type { OfflineAnswers } from './offline-answers.ts'

interface Typing {
  readonly form: RefObject<HTMLFormElement | null>
  readonly live: LiveBooking
  /** There is an e-mail address or a number to write to. */
  readonly hasContact: boolean
  readonly onInput: () => void
  readonly onSubmit: () => void
}

/** Follows what is typed: price, standing and message of the booking, a moment after the last change. */
export function useLiveBooking(answers: OfflineAnswers, loaded: LiveBooking): Typing {
  const { data, ask, stop } = useLiveAnswer<{ readonly live: LiveBooking }>({ name: 'step', value: 'live' })
  const form = useRef<HTMLFormElement>(null)
  const [hasContact, setHasContact] = useState(isReachable(answers.email, answers.cell))
  // Each answer of the server is newer than what was asked while it was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (data && form.current) ask(form.current)
    else stop()
  }, [answers])
  const onInput = () => {
    if (!form.current) return
    const fields = new FormData(form.current)
    setHasContact(isReachable(String(fields.get('email') ?? ''), String(fields.get('cell') ?? '')))
    ask(form.current)
  }
  return { form, live: data?.live ?? loaded, hasContact, onInput, onSubmit: stop }
}

function isReachable(...given: readonly (string | undefined)[]): boolean {
  return given.some((text) => text?.trim())
}
