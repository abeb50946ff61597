import { useEffect, useRef } from 'react'

interface PressedAt {
  readonly section: string
  readonly row: number
}

/**
 * A press that does something makes its own button go away. The focus goes to the row that stands in its
 * place then, else to the list, or to what says that it was undone. The page scrolls only as far as that is
 * out of sight: after the last row the one before it may be. `answer` is another one after every act.
 */
export function useStayingFocus(answer: string) {
  const page = useRef<HTMLDivElement>(null)
  const pressed = useRef<PressedAt | null>(null)
  useEffect(() => {
    const element = page.current
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLElement) pressed.current = placeOf(target)
    }
    element?.addEventListener('submit', remember)
    return () => element?.removeEventListener('submit', remember)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer arrives once
  useEffect(() => {
    const at = pressed.current
    pressed.current = null
    const section = at && page.current?.querySelector(`[data-section="${at.section}"]`)
    if (!at || !section) return
    const rows = section.querySelectorAll('tbody tr')
    const next = rows[Math.min(at.row, rows.length - 1)]?.querySelector<HTMLElement>('button, a')
    const target = next ?? section.querySelector<HTMLElement>('h2, [tabindex="-1"]')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return page
}

function placeOf(form: HTMLElement): PressedAt | null {
  const section = form.closest<HTMLElement>('[data-section]')
  if (!section?.dataset.section) return null
  const rows = [...section.querySelectorAll('tbody tr')]
  return { section: section.dataset.section, row: rows.findIndex((row) => row.contains(form)) }
}
