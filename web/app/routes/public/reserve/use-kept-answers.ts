import { type RefObject, useEffect, useRef } from 'react'

/** Health data and money are said anew; consents are given anew. */
const kept = ['firstName', 'lastName', 'email', 'cell', 'specialRequest', 'vehiclePlate'] as const

/**
 * A reader with scripts who reloads the page, or whose hold ran out, finds what was typed again: in this tab, for this
 * campsite, until it is reserved or the tab is closed.
 */
export function useKeptAnswers(orgSlug: string, isFresh: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const key = storageKey(orgSlug)
    if (isFresh) fillIn(element, sessionStorage.getItem(key))
    const keep = () => sessionStorage.setItem(key, JSON.stringify(typedIn(element)))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  })
  return form
}

export function forgetKeptAnswers(orgSlug: string): void {
  sessionStorage.removeItem(storageKey(orgSlug))
}

function storageKey(orgSlug: string): string {
  return `reserve/${orgSlug}`
}

function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = new FormData(form)
  return Object.fromEntries(kept.map((name) => [name, String(fields.get(name) ?? '')]))
}

function fillIn(form: HTMLFormElement, stored: string | null): void {
  const answers: unknown = stored === null ? {} : JSON.parse(stored)
  for (const [name, value] of Object.entries(answers ?? {})) {
    const control = form.elements.namedItem(name)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (isText && control.value === '' && typeof value === 'string') control.value = value
  }
}
