import { type RefObject, useEffect, useRef } from 'react'

/** Health data and money are said anew; consents are given anew. */
const texts = ['firstName', 'lastName', 'email', 'cell', 'specialRequest', 'vehiclePlate'] as const
/** Without its country a number is somebody else's. */
const choices = ['country', 'verificationPreference', 'language'] as const

interface Kept {
  /** Who typed it, where somebody was signed in. */
  readonly person?: string | null
  readonly answers?: Readonly<Record<string, unknown>>
}

interface Asked {
  readonly orgSlug: string
  /** Who is signed in, by id. */
  readonly person: string | null
  /** Nothing has been posted yet. */
  readonly isFresh: boolean
}

/**
 * A reader with scripts who reloads the page, or whose hold ran out, finds what was typed again: in this tab,
 * for this campsite, until it is reserved or the tab is closed. What somebody typed who was signed in is
 * shown to that person alone.
 */
export function useKeptGuestForm({ orgSlug, person, isFresh }: Asked): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const key = storageKey(orgSlug)
    if (isFresh) fillIn(element, person, sessionStorage.getItem(key) ?? '{}')
    const keep = () => sessionStorage.setItem(key, JSON.stringify({ person, answers: typedIn(element) }))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  })
  return form
}

export function forgetKeptGuestForm(orgSlug: string): void {
  sessionStorage.removeItem(storageKey(orgSlug))
}

function storageKey(orgSlug: string): string {
  return `reserve/${orgSlug}`
}

function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = new FormData(form)
  return Object.fromEntries([...texts, ...choices].map((name) => [name, String(fields.get(name) ?? '')]))
}

/**
 * One's own words of this tab count more than the profile; anybody else's only where nothing stands. What was
 * chosen goes with the number.
 */
function fillIn(form: HTMLFormElement, person: string | null, stored: string): void {
  const { person: typist = null, answers = {} }: Kept = JSON.parse(stored)
  if (typist !== null && typist !== person) return
  const said = (name: string) => (typeof answers[name] === 'string' ? answers[name] : '')
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | RadioNodeList | null
  const takesNumber = said('cell') !== '' && (typist === person || control('cell')?.value === '')
  for (const name of texts) {
    const field = control(name)
    if (field && said(name) && (typist || field.value === '')) field.value = said(name)
  }
  for (const name of takesNumber ? choices : []) {
    const field = control(name)
    // A single radio button is no choice.
    if (!(field instanceof HTMLInputElement) && field && said(name)) field.value = said(name)
  }
}
